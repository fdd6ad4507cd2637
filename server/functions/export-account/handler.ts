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

/** Everything stored about the signed-in user, for them to keep or to move elsewhere. */
export const exportAccount = defineFunction({
  input: exportAccountInput,
  output: exportAccountOutput,
  headers: { 'Content-Disposition': 'attachment; filename="sous-account.json"', ...NO_STORE },
  limit: LIMITS.signIn,
  handler: async ({ db, user }) => {
    if (!user) throw unauthorized()
    const { id } = user
    const [accounts, profiles, pantry, saved, shopping, events, unlocked, messages, files, household] =
      await Promise.all([
        db<Account[]>`select id, email, created_at, last_sign_in_at from auth.users where id = ${id}`,
        db<ProfileRow[]>`select * from profiles where user_id = ${id}`,
        db<PantryItemRow[]>`select * from pantry_items where user_id = ${id} order by name`,
        db<ExportAccountOutput['saved_recipes']>`select s.*, r.title from saved_recipes s
        join external_recipes r on r.id = s.recipe_id where s.user_id = ${id} order by s.created_at`,
        db<ShoppingItemRow[]>`select * from shopping_items where user_id = ${id} order by added_at`,
        db<CookingEventRow[]>`select user_id, kind, key, day::text, recipe_id, created_at
        from cooking_events where user_id = ${id} order by created_at`,
        db<
          UnlockedAchievementRow[]
        >`select * from unlocked_achievements where user_id = ${id} order by unlocked_at`,
        db<ExportAccountOutput['contact_messages']>`select subject, message, created_at
        from contact_messages where user_id = ${id} order by created_at`,
        db<ExportAccountOutput['files']>`select bucket, key as name, mimetype as type, length(body) as bytes,
          translate(encode(body, 'base64'), E'\\n', '') as base64
        from sous.storage_blobs where bucket = 'avatars' and starts_with(key, ${`${id}/`})`,
        householdOf(db, id),
      ])
    const [account] = accounts
    if (!account) throw unauthorized()
    return {
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
      files,
    }
  },
})
