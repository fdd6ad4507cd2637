import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { ASKED_PLAN } from '#core/contracts/planning-limits.ts'
import { addDays } from '#core/stock/day.ts'
import { shoppingStore } from '../shopping.ts'
import { localDay } from '../stock/local-day.ts'
import { planStore } from './plan.ts'

/** What is planned for the coming days, by titles, what of today is over, and what of it is still to buy. */
export function askedPlan(): NonNullable<CookingAssistantInput['plan']> {
  const today = localDay()
  const end = addDays(today, ASKED_PLAN.days)
  const meals = planStore
    .get()
    .filter(({ date, doneAt }) => date >= today && date < end && (doneAt === null || date === today))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, slot, title, recipeId, kind, doneAt }) => ({
      date,
      slot,
      title: title || kind,
      recipe_id: kind === 'note' ? null : recipeId,
      leftovers: kind === 'leftovers',
      ...(kind === 'off' ? { state: 'off' as const } : doneAt !== null && { state: 'done' as const }),
    }))
  const buys = shoppingStore.get().flatMap(({ plan, checked, name }) => (plan && !checked ? name : []))
  return {
    today,
    meals: meals.slice(0, ASKED_PLAN.meals),
    buys: [...new Set(buys)].slice(0, ASKED_PLAN.buys),
  }
}
