import { type ExportAccountOutput, exportAccountInput, exportAccountOutput } from '#core/contracts/account.ts'
import type {
  CookingEventRow,
  HouseholdPantryItemRow,
  HouseholdShoppingItemRow,
  PantryItemRow,
  ProfileRow,
  ShoppingItemRow,
  UnlockedAchievementRow,
} from '#core/contracts/rows.ts'
import { unauthorized } from '../../errors.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import { cookbookOf, filesOf } from './long-lists.ts'
import { streamJson } from './stream-json.ts'

async function householdOf(db: Sql, userId: string): Promise<ExportAccountOutput['household']> {
  const [own] = await db<{ id: string; name: string; role: string; joined_at: string }[]>`
    select h.id, h.name, m.role, m.joined_at from household_members m join households h on h.id = m.household_id
    where m.user_id = ${userId}`
  if (!own) return null
  const { id, ...place } = own
  const [pantry, shopping] = await Promise.all([
    db<
      HouseholdPantryItemRow[]
    >`select * from household_pantry_items where household_id = ${id} order by name`,
    db<
      HouseholdShoppingItemRow[]
    >`select * from household_shopping_items where household_id = ${id} order by added_at`,
  ])
  return { ...place, pantry_items: pantry, shopping_items: shopping }
}

type Account = ExportAccountOutput['account']

const HEADERS = {
  'Content-Type': 'application/json',
  'Content-Disposition': 'attachment; filename="sous-account.json"',
  ...NO_STORE,
}

/** Everything stored about the signed-in user, for them to keep or to move elsewhere. Streamed: photos may be 512 MB. */
export const exportAccount = defineFunction({
  input: exportAccountInput,
  output: exportAccountOutput,
  limit: LIMITS.signIn,
  handler: async ({ db, user }) => {
    if (!user) throw unauthorized()
    const { id } = user
    const [accounts, profiles, pantry, saved, shopping, events, unlocked, messages, household] =
      await Promise.all([
        db<Account[]>`select id, email, created_at, last_sign_in_at from auth.users where id = ${id}`,
        db<ProfileRow[]>`select * from profiles where user_id = ${id}`,
        db<PantryItemRow[]>`select * from pantry_items where user_id = ${id} order by name`,
        db<
          ExportAccountOutput['saved_recipes']
        >`select s.*, coalesce(r.title, o.title) as title from saved_recipes s
        left join external_recipes r on r.id = s.recipe_id
        left join own_recipes o on o.id = s.recipe_id and o.user_id = s.user_id where s.user_id = ${id} order by s.created_at`,
        db<ShoppingItemRow[]>`select * from shopping_items where user_id = ${id} order by added_at`,
        db<CookingEventRow[]>`select user_id, kind, key, day::text, recipe_id, created_at
        from cooking_events where user_id = ${id} order by created_at`,
        db<
          UnlockedAchievementRow[]
        >`select * from unlocked_achievements where user_id = ${id} order by unlocked_at`,
        db<ExportAccountOutput['contact_messages']>`select subject, message, created_at
        from contact_messages where user_id = ${id} order by created_at`,
        householdOf(db, id),
      ])
    const [account] = accounts
    if (!account) throw unauthorized()
    const short = {
      exported_at: new Date().toISOString(),
      account,
      profile: profiles[0] ?? null,
      pantry_items: pantry,
      saved_recipes: saved,
      shopping_items: shopping,
      household,
      cooking_events: events,
      unlocked_achievements: unlocked,
      contact_messages: messages,
    } satisfies Partial<ExportAccountOutput>
    return new Response(streamJson(short, { ...cookbookOf(db, id), files: filesOf(db, id) }), {
      headers: HEADERS,
    })
  },
})
