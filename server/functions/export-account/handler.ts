import {
  type ExportAccountOutput,
  exportAccountInput,
  exportAccountOutput,
  type PantryFood,
} from '#core/contracts/account.ts'
import type {
  CookingEventRow,
  HouseholdLookRow,
  HouseholdPantryItemRow,
  HouseholdProductLabelRow,
  HouseholdShoppingItemRow,
  HouseholdShoppingShopRow,
  PantryItemRow,
  ProductLabelRow,
  ProfileRow,
  ShoppingItemRow,
  ShoppingShopRow,
  UnlockedAchievementRow,
} from '#core/contracts/rows.ts'
import type { StockItem } from '#core/stock/item.ts'
import { readStock } from '../../database/stock.ts'
import { unauthorized } from '../../errors.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import { cookbookOf, filesOf, pantryHistoryOf } from './long-lists.ts'
import { householdPlanOf, planOf } from './plan.ts'
import { streamJson } from './stream-json.ts'

async function householdOf(db: Sql, userId: string): Promise<ExportAccountOutput['household']> {
  const [own] = await db<{ id: string; name: string; role: string; joined_at: string }[]>`
    select h.id, h.name, m.role, m.joined_at from household_members m join households h on h.id = m.household_id
    where m.user_id = ${userId}`
  if (!own) return null
  const { id, ...place } = own
  const [pantry, shopping, shops, labels, looks, plan] = await Promise.all([
    db<
      HouseholdPantryItemRow[]
    >`select * from household_pantry_items where household_id = ${id} order by name`,
    db<
      HouseholdShoppingItemRow[]
    >`select * from household_shopping_items where household_id = ${id} order by added_at`,
    db<
      HouseholdShoppingShopRow[]
    >`select * from household_shopping_shops where household_id = ${id} order by added_at`,
    db<
      HouseholdProductLabelRow[]
    >`select * from household_product_labels where household_id = ${id} order by added_at`,
    db<HouseholdLookRow[]>`select * from household_looks where user_id = ${userId} order by taught_at`,
    householdPlanOf(db, id),
  ])
  return {
    ...place,
    pantry_items: pantry,
    shopping_items: shopping,
    shopping_shops: shops,
    product_labels: labels,
    looks,
    ...plan,
  }
}

const asFood = (item: StockItem): PantryFood => ({
  name: item.name,
  leftover_of: item.meal,
  amount: item.amount,
  amount_text: item.text,
  place: item.where,
  until: item.until,
  best_before: item.best_before,
  bought: item.bought,
  opened: item.opened,
  frozen: item.frozen,
  thawed: item.thawed,
  cooked: item.cooked,
  listed_at: item.since,
})

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
  handler: async ({ db, user, recipes }) => {
    if (!user) throw unauthorized()
    const { id } = user
    const [
      accounts,
      profiles,
      pantry,
      saved,
      shopping,
      shops,
      labels,
      events,
      unlocked,
      messages,
      household,
      notes,
      plan,
      stock,
    ] = await Promise.all([
      db<Account[]>`select id, email, created_at, last_sign_in_at from auth.users where id = ${id}`,
      db<ProfileRow[]>`select * from profiles where user_id = ${id}`,
      db<PantryItemRow[]>`select * from pantry_items where user_id = ${id} order by name`,
      db<
        ExportAccountOutput['saved_recipes']
      >`select s.*, coalesce(r.title, o.title) as title from saved_recipes s
        left join external_recipes r on r.id = s.recipe_id
        left join own_recipes o on o.id = s.recipe_id and o.user_id = s.user_id where s.user_id = ${id} order by s.created_at`,
      db<ShoppingItemRow[]>`select * from shopping_items where user_id = ${id} order by added_at`,
      db<ShoppingShopRow[]>`select * from shopping_shops where user_id = ${id} order by added_at`,
      db<ProductLabelRow[]>`select * from product_labels where user_id = ${id} order by added_at`,
      db<CookingEventRow[]>`select user_id, kind, key, day::text, recipe_id, created_at
        from cooking_events where user_id = ${id} order by created_at`,
      db<
        UnlockedAchievementRow[]
      >`select * from unlocked_achievements where user_id = ${id} order by unlocked_at`,
      db<ExportAccountOutput['contact_messages']>`select subject, message, created_at
        from contact_messages where user_id = ${id} order by created_at`,
      householdOf(db, id),
      db<
        NonNullable<ExportAccountOutput['daily_note']>[]
      >`select channel, hour, days, time_zone, last_sent::text,
        array(select endpoint from sous.push_subscriptions s where s.user_id = n.user_id) as browsers
        from daily_notes n where user_id = ${id}`,
      planOf(db, id),
      readStock(db, id, recipes.vocabulary),
    ])
    const [account] = accounts
    if (!account) throw unauthorized()
    const short = {
      exported_at: new Date().toISOString(),
      account,
      profile: profiles[0] ?? null,
      pantry: { shared_with_household: household !== null, foods: stock.map(asFood) },
      pantry_items: pantry,
      saved_recipes: saved,
      shopping_items: shopping,
      shopping_shops: shops,
      product_labels: labels,
      ...plan,
      household,
      daily_note: notes[0] ?? null,
      cooking_events: events,
      unlocked_achievements: unlocked,
      contact_messages: messages,
    } satisfies Partial<ExportAccountOutput>
    const long = { ...pantryHistoryOf(db, id), ...cookbookOf(db, id), files: filesOf(db, id) }
    return new Response(streamJson(short, long), { headers: HEADERS })
  },
})
