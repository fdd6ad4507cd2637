import { randomBytes } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type { z } from 'zod'
import {
  householdInput,
  householdOutput,
  INVITATION_DAYS,
  INVITATIONS_MAX,
} from '#core/contracts/household.ts'
import { AppError, notFound, unauthorized } from '../../errors.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'
import { bringLists, takeLists } from './lists.ts'
import { alreadyInOne, codeHash, heldMembership, householdOf, type Membership, notInOne } from './members.ts'

type Input = z.output<typeof householdInput>

const ownerOnly = () => new AppError(403, 'owner_only', strings.ownerOnly)
const noMember = () => notFound(strings.notAMember)

async function create(work: TransactionSql, userId: string, name: string) {
  const [household] = await work<
    { id: string }[]
  >`insert into households (name) values (${name}) returning id`
  const [place] = await work`
    insert into household_members (user_id, household_id, role) values (${userId}, ${household?.id ?? ''}, 'owner')
    on conflict do nothing returning user_id`
  if (!place) throw alreadyInOne()
  await bringLists(work, userId, household?.id ?? '')
}

async function invite(work: TransactionSql, { household_id }: Membership, uses: number) {
  const [open] = await work<{ n: number }[]>`select count(*)::int as n from household_invitations
    where household_id = ${household_id} and revoked_at is null and uses_left > 0 and expires_at > now()`
  if ((open?.n ?? 0) >= INVITATIONS_MAX)
    throw new AppError(409, 'too_many_invitations', strings.tooManyInvitations)
  // Expired ones are of no use.
  await work`delete from household_invitations where household_id = ${household_id}
    and (revoked_at is not null or uses_left = 0 or expires_at < now())`
  const code = randomBytes(24).toString('base64url')
  await work`insert into household_invitations (household_id, code_hash, uses_left, expires_at)
    values (${household_id}, ${codeHash(code)}, ${uses}, now() + ${INVITATION_DAYS} * interval '1 day')`
  return code
}

async function leave(work: TransactionSql, userId: string, householdId: string) {
  await takeLists(work, userId, householdId)
  await work`delete from household_members where user_id = ${userId} and household_id = ${householdId}`
}

async function dissolve(work: TransactionSql, householdId: string) {
  const members = await work<
    { user_id: string }[]
  >`select user_id from household_members where household_id = ${householdId}`
  for (const { user_id } of members) await takeLists(work, user_id, householdId)
  // Members first: they must be notified of their removal.
  await work`delete from household_members where household_id = ${householdId}`
  await work`delete from households where id = ${householdId}`
}

async function handOver(work: TransactionSql, userId: string, { household_id }: Membership, to: string) {
  const [heir] =
    await work`select from household_members where user_id = ${to} and household_id = ${household_id}`
  if (!heir) throw noMember()
  await work`update household_members set role = 'member' where user_id = ${userId}`
  await work`update household_members set role = 'owner' where user_id = ${to}`
}

async function asOwner(work: TransactionSql, userId: string, place: Membership, input: Input) {
  const { household_id } = place
  if (place.role !== 'owner') throw ownerOnly()
  switch (input.action) {
    case 'rename':
      await work`update households set name = ${input.name} where id = ${household_id}`
      return
    case 'invite':
      return invite(work, place, input.uses)
    case 'revoke':
      await work`update household_invitations set revoked_at = now()
        where id = ${input.invitation_id} and household_id = ${household_id} and revoked_at is null`
      return
    case 'remove': {
      const [member] = await work`select from household_members
        where user_id = ${input.user_id} and household_id = ${household_id} and role = 'member'`
      if (!member) throw noMember()
      await leave(work, input.user_id, household_id)
      return
    }
    case 'hand_over':
      await handOver(work, userId, place, input.user_id)
      return
    case 'dissolve':
      await dissolve(work, household_id)
  }
}

/** One household per user: create it, view it, share it, leave it. */
export const household = defineFunction({
  input: householdInput,
  output: householdOutput,
  headers: NO_STORE,
  handler: async ({ input, db, user }) => {
    if (!user) throw unauthorized()
    let code: string | undefined
    if (input.action !== 'status')
      code = (await db.begin(async (work) => {
        if (input.action === 'create') return create(work, user.id, input.name)
        const place = await heldMembership(work, user.id)
        if (!place) throw notInOne()
        if (input.action === 'leave') return leave(work, user.id, place.household_id)
        return asOwner(work, user.id, place, input)
      })) as string | undefined
    return { ...(await householdOf(db, user.id)), ...(code && { code }) }
  },
})
