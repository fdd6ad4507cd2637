import { same } from '../text/same.ts'
import type { PlanWishes } from './wishes.ts'

/** Diets, allergies and dislikes of those who eat: taken back by hand only. */
const OF_PEOPLE: readonly (keyof PlanWishes)[] = ['guests', 'leaveOut']

/**
 * The wishes with one step undone, which made `after` of `before`: only what that step changed, and only where nobody
 * changed it since, here or on another device. Time limits are told apart by weekday.
 */
export function undoWishes(now: PlanWishes, before: PlanWishes, after: PlanWishes): PlanWishes {
  const keys = (Object.keys(before) as (keyof PlanWishes)[]).filter(
    (key) => key !== 'minutes' && !OF_PEOPLE.includes(key),
  )
  const back = keys.filter((key) => !same(before[key], after[key]) && same(now[key], after[key]))
  return {
    ...now,
    ...Object.fromEntries(back.map((key) => [key, before[key]])),
    minutes: now.minutes.map((limit, day) =>
      limit === after.minutes[day] ? (before.minutes[day] ?? null) : limit,
    ),
  }
}
