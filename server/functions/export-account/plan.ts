import type { PlanFeed } from '#core/contracts/plan-feeds.ts'
import type {
  HouseholdPlanMealRow,
  HouseholdPlanSettingRow,
  PlanMealRow,
  PlanSettingRow,
} from '#core/contracts/rows.ts'
import type { Sql } from '../../lib/sql.ts'

/** A date as text: the driver makes a time of it. */
const MEAL = [
  ...['id', 'slot', 'kind', 'recipe_id', 'title', 'servings', 'cooks', 'from_meal', 'stock', 'locked'],
  ...['done_at', 'reasons', 'added_at', 'updated_at'],
]

/** Planned meals, wishes, templates, and the addresses for calendars without their secrets. */
export async function planOf(db: Sql, userId: string) {
  const [meals, settings, feeds] = await Promise.all([
    db<PlanMealRow[]>`select user_id, date::text, ${db(MEAL)} from plan_meals
      where user_id = ${userId} order by plan_meals.date, added_at`,
    db<PlanSettingRow[]>`select * from plan_settings where user_id = ${userId} order by added_at`,
    db<PlanFeed[]>`select id, time_zone, times, created_at, read_at from sous.plan_feeds
      where user_id = ${userId} order by created_at`,
  ])
  return { plan_meals: [...meals], plan_settings: [...settings], plan_feeds: [...feeds] }
}

export async function householdPlanOf(db: Sql, householdId: string) {
  const [meals, settings] = await Promise.all([
    db<HouseholdPlanMealRow[]>`select household_id, date::text, ${db(MEAL)} from household_plan_meals
      where household_id = ${householdId} order by household_plan_meals.date, added_at`,
    db<HouseholdPlanSettingRow[]>`select * from household_plan_settings
      where household_id = ${householdId} order by added_at`,
  ])
  return { plan_meals: [...meals], plan_settings: [...settings] }
}
