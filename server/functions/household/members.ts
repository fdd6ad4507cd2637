import { createHash } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type {
  Household,
  HouseholdMember,
  HouseholdOutput,
  HouseholdRole,
  OpenInvitation,
} from '#core/contracts/household.ts'
import { AppError } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import * as strings from '../strings.ts'

export const codeHash = (code: string) => createHash('sha256').update(code).digest('hex')

export const notInOne = () => new AppError(409, 'no_household', strings.notInHousehold)
export const alreadyInOne = () => new AppError(409, 'already_in_household', strings.alreadyInHousehold)

export interface Membership {
  household_id: string
  role: HouseholdRole
}

/** The user's membership, with the household locked: concurrent changes wait. */
export async function heldMembership(work: TransactionSql, userId: string): Promise<Membership | undefined> {
  await work`select from households h join household_members m on m.household_id = h.id
    where m.user_id = ${userId} for update of h`
  const [row] = await work<
    Membership[]
  >`select household_id, role from household_members where user_id = ${userId}`
  return row
}

/** A user's household, as visible to them. */
export async function householdOf(db: Sql, userId: string): Promise<HouseholdOutput> {
  const [own] = await db<Pick<Household, 'id' | 'name' | 'role'>[]>`
    select h.id, h.name, m.role from household_members m join households h on h.id = m.household_id
    where m.user_id = ${userId}`
  if (!own) return { household: null }
  const [members, invitations] = await Promise.all([
    db<HouseholdMember[]>`
      select m.user_id, coalesce(nullif(btrim(p.display_name), ''), ${strings.unnamedMember}) as name, m.role, m.joined_at
      from household_members m left join profiles p on p.user_id = m.user_id
      where m.household_id = ${own.id} order by m.role = 'owner' desc, m.joined_at`,
    own.role === 'owner'
      ? db<OpenInvitation[]>`
          select id, uses_left, expires_at from household_invitations
          where household_id = ${own.id} and revoked_at is null and uses_left > 0 and expires_at > now()
          order by created_at`
      : [],
  ])
  return { household: { ...own, members: [...members], invitations: [...invitations] } }
}
