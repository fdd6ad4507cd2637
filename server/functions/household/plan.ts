import type { TransactionSql } from 'postgres'
import { MAX_PLAN_TEMPLATES, MAX_PLANNED_MEALS } from '#core/contracts/planning-limits.ts'

/** The part of a plan that the database limits; the rest is the past. */
const DAYS = 62
const COLUMNS = `id, date, slot, kind, recipe_id, title, servings, cooks, from_meal, stock, locked, done_at, reasons,
  added_at`

interface Place {
  prefix: '' | 'household_'
  column: 'user_id' | 'household_id'
  id: string
}
const own = (id: string): Place => ({ prefix: '', column: 'user_id', id })
const shared = (id: string): Place => ({ prefix: 'household_', column: 'household_id', id })

/** Copies the plan as far as there is room. What is there already stays, such as the wishes. */
async function copyPlan(work: TransactionSql, from: Place, to: Place) {
  const columns = work.unsafe(COLUMNS)
  const [meals, taken] = [work(`${from.prefix}plan_meals`), work(`${to.prefix}plan_meals`)]
  await work`
    insert into ${taken} (${work(to.column)}, ${columns})
    select ${to.id}, ${columns} from ${meals} m where ${work(from.column)} = ${from.id} and date >= current_date - ${DAYS}::int
      and not exists (select from ${taken} t where t.${work(to.column)} = ${to.id} and t.id = m.id)
    order by date, added_at
    limit greatest(0, ${MAX_PLANNED_MEALS} - (select count(*) from ${taken}
      where ${work(to.column)} = ${to.id} and date >= current_date - ${DAYS}::int))`
  const [settings, known] = [work(`${from.prefix}plan_settings`), work(`${to.prefix}plan_settings`)]
  for (const [kind, most] of [
    ['wishes', 1],
    ['template', MAX_PLAN_TEMPLATES],
  ] as const)
    await work`
      insert into ${known} (${work(to.column)}, id, kind, value, added_at)
      select ${to.id}, id, kind, value, added_at from ${settings} s where ${work(from.column)} = ${from.id} and kind = ${kind}
        and not exists (select from ${known} k where k.${work(to.column)} = ${to.id} and k.id = s.id)
      order by added_at
      limit greatest(0, ${most} - (select count(*) from ${known} where ${work(to.column)} = ${to.id} and kind = ${kind}))`
}

/** A new member's plan becomes the household's. Their wishes rest: they are back when the member leaves. */
export async function bringPlan(work: TransactionSql, userId: string, householdId: string) {
  await copyPlan(work, own(userId), shared(householdId))
  await work`
    delete from plan_meals s where user_id = ${userId}
      and exists (select from household_plan_meals h where h.household_id = ${householdId} and h.id = s.id)`
  await work`
    delete from plan_settings s where user_id = ${userId} and kind = 'template'
      and exists (select from household_plan_settings h where h.household_id = ${householdId} and h.id = s.id)`
}

export const takePlan = (work: TransactionSql, userId: string, householdId: string) =>
  copyPlan(work, shared(householdId), own(userId))
