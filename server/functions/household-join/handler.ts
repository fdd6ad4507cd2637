import type { TransactionSql } from 'postgres'
import {
  type HouseholdLookOutput,
  householdJoinInput,
  householdJoinOutput,
  MEMBERS_MAX,
} from '#core/contracts/household.ts'
import { AppError, unauthorized } from '../../errors.ts'
import type { Limit } from '../../lib/rate-limit.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import { bringLists } from '../household/lists.ts'
import { alreadyInOne, codeHash, householdOf } from '../household/members.ts'
import * as strings from '../strings.ts'

const JOINING: Limit = { name: 'household-join', hits: 20, seconds: 600 }

const gone = () => new AppError(404, 'invitation_gone', strings.invitationGone)
const full = () => new AppError(409, 'household_full', strings.householdFull(MEMBERS_MAX))

async function look(db: Sql, userId: string, code: string): Promise<HouseholdLookOutput> {
  const [row] = await db<(HouseholdLookOutput & { id: string; mine_id: string | null })[]>`
    select h.id, h.name, coalesce(nullif(btrim(p.display_name), ''), ${strings.unnamedMember}) as owner,
      (select count(*)::int from household_members m where m.household_id = h.id) as members,
      (select household_id from household_members where user_id = ${userId}) as mine_id
    from household_invitations i join households h on h.id = i.household_id
    join household_members o on o.household_id = h.id and o.role = 'owner'
    left join profiles p on p.user_id = o.user_id
    where i.code_hash = ${codeHash(code)} and i.revoked_at is null and i.expires_at > now()
      and (i.uses_left > 0 or exists (select from household_members m where m.household_id = h.id and m.user_id = ${userId}))`
  if (!row) throw gone()
  const { id, mine_id, name, owner, members } = row
  return { name, owner, members, mine: mine_id === null ? 'none' : mine_id === id ? 'same' : 'other' }
}

async function join(work: TransactionSql, userId: string, code: string, merge: boolean) {
  // The household is locked, so that two concurrent joins can't both take the last place.
  const [found] = await work<{ id: string; household_id: string; uses_left: number }[]>`
    select i.id, i.household_id, i.uses_left from household_invitations i join households h on h.id = i.household_id
    where i.code_hash = ${codeHash(code)} and i.revoked_at is null and i.expires_at > now() for update of h, i`
  if (!found) throw gone()
  const { household_id } = found
  const [mine] = await work<
    { household_id: string }[]
  >`select household_id from household_members where user_id = ${userId}`
  if (mine?.household_id === household_id) return
  if (mine) throw alreadyInOne()
  if (found.uses_left === 0) throw gone()
  const [count] = await work<
    { n: number }[]
  >`select count(*)::int as n from household_members where household_id = ${household_id}`
  if ((count?.n ?? 0) >= MEMBERS_MAX) throw full()
  const [place] = await work`
    insert into household_members (user_id, household_id, role) values (${userId}, ${household_id}, 'member')
    on conflict do nothing returning user_id`
  if (!place) throw alreadyInOne()
  await work`update household_invitations set uses_left = uses_left - 1 where id = ${found.id}`
  if (merge) await bringLists(work, userId, household_id)
}

/** By the code of an invitation: previews it, or joins. */
export const householdJoin = defineFunction({
  input: householdJoinInput,
  output: householdJoinOutput,
  headers: NO_STORE,
  limit: JOINING,
  handler: async ({ input, db, user }) => {
    if (!user) throw unauthorized()
    if (input.action === 'look') return look(db, user.id, input.code)
    await db.begin((work) => join(work, user.id, input.code, input.merge))
    return householdOf(db, user.id)
  },
})
