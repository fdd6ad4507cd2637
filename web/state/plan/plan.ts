import { useMemo, useSyncExternalStore } from 'react'
import { DEVICE_PLAN_DAYS, MAX_PLANNED_MEALS, MEAL_SLOTS } from '#core/contracts/planning-limits.ts'
import { joinMeal } from '#core/planning/join-meal.ts'
import { type PlannedMeal, plannedMeal } from '#core/planning/meal.ts'
import { mealsFrom, type TemplateMeal, templateMeals } from '#core/planning/template.ts'
import { addDays } from '#core/stock/day.ts'
import { same } from '#core/text/same.ts'
import { newId } from '../../lib/new-id.ts'
import { deviceStore } from '../device-store.ts'
import { localDay } from '../stock/local-day.ts'

/** A meal to add; what is missing is as plain as can be. */
type NewMeal = Pick<PlannedMeal, 'date' | 'slot' | 'kind' | 'title'> & Partial<PlannedMeal>

/** What a change replaced, for Undo: the meals as they were and as it made them, and the ids that are new. */
export interface PlanChange {
  before: readonly PlannedMeal[]
  after: readonly PlannedMeal[]
  added: readonly string[]
}

/** The first day that the device keeps. */
export const firstPlanDay = (): string => addDays(localDay(), -DEVICE_PLAN_DAYS)

// No limit here: whatever is missing when it is read would be deleted from the account.
const mealsIn = (kept: unknown): readonly PlannedMeal[] => {
  const first = firstPlanDay()
  return Array.isArray(kept)
    ? kept.flatMap((one) => plannedMeal(one) ?? []).filter(({ date }) => date >= first)
    : []
}

/** The planned meals in the order they were added. With an account they are stored there too. */
const device = deviceStore<readonly PlannedMeal[]>('sous-plan', mealsIn)

const fresh = (meal: NewMeal, at: number): PlannedMeal | undefined =>
  plannedMeal({
    servings: 1,
    cooks: 0,
    ...meal,
    id: meal.id ?? newId(),
    // One after the other, so that they keep their order.
    addedAt: meal.addedAt ?? new Date(Date.now() + at).toISOString(),
  })

/** Removes and adds in one step; the limit counts what is left. */
function replace(gone: ReadonlySet<string>, meals: readonly PlannedMeal[]): PlanChange {
  const now = device.get()
  const news = new Map(meals.map((meal) => [meal.id, meal]))
  const stays = now.filter(({ id }) => !gone.has(id) || news.has(id))
  const known = new Set(now.map(({ id }) => id))
  const added = [...news.values()]
    .filter(({ id }) => !known.has(id))
    .slice(0, Math.max(0, MAX_PLANNED_MEALS - stays.length))
  device.set([...stays.map((meal) => news.get(meal.id) ?? meal), ...added])
  return {
    before: now.filter(({ id }) => gone.has(id) || news.has(id)),
    after: [...stays.flatMap(({ id }) => news.get(id) ?? []), ...added],
    added: added.map(({ id }) => id),
  }
}

const NONE: ReadonlySet<string> = new Set()

export const planStore = {
  ...device,
  /** Adds meals; with an id that is there already, it is replaced. */
  add: (meals: readonly NewMeal[]): PlanChange =>
    replace(
      NONE,
      meals.flatMap((meal, at) => fresh(meal, at) ?? []),
    ),
  change(ids: readonly string[], change: Partial<Omit<PlannedMeal, 'id' | 'addedAt'>>): PlanChange {
    const some = device.get().filter(({ id }) => ids.includes(id))
    return replace(
      NONE,
      some.flatMap((meal) => plannedMeal({ ...meal, ...change }) ?? []),
    )
  },
  remove: (ids: readonly string[]): PlanChange => replace(new Set(ids), []),
  /** To another day or slot; the meals that are there take its place if they are named. */
  move(id: string, to: Pick<PlannedMeal, 'date' | 'slot'>, swapped: readonly string[] = []): PlanChange {
    const meals = device.get()
    const meal = meals.find((one) => one.id === id)
    if (!meal) return { before: [], after: [], added: [] }
    const { date, slot } = meal
    const others = meals.filter((one) => one.id !== id && swapped.includes(one.id))
    return replace(
      NONE,
      [{ ...meal, ...to }, ...others.map((one) => ({ ...one, date, slot }))].flatMap(
        (one) => plannedMeal(one) ?? [],
      ),
    )
  },
  /** A new plan for some days: the named meals go, others come. */
  replace: (gone: readonly string[], meals: readonly NewMeal[]): PlanChange =>
    replace(
      new Set(gone),
      meals.flatMap((meal, at) => fresh(meal, at) ?? []),
    ),
  /** Plans a template from a day on, or the meals of other days again. Nothing that is there goes. */
  place: (template: readonly TemplateMeal[], first: string): PlanChange =>
    replace(NONE, mealsFrom(template, first, { newId, now: new Date().toISOString() })),
  /** The meals of some days without their dates, for a template or a copy. */
  daysFrom: (first: string, last: string): TemplateMeal[] =>
    templateMeals(
      device.get().filter(({ date }) => date <= last),
      first,
    ),
  /** Undoes a change, where nobody changed the same since, here or on another device. */
  restore({ before, after, added }: PlanChange) {
    const old = new Map(before.map((meal) => [meal.id, meal]))
    const made = new Map(after.map((meal) => [meal.id, meal]))
    const now = device.get()
    const isAsMade = (meal: PlannedMeal) =>
      same({ ...meal, reasons: [] }, { ...made.get(meal.id), reasons: [] })
    const held = now.filter((meal) => !added.includes(meal.id) || !isAsMade(meal))
    const pots = new Set(held.flatMap(({ from }) => from ?? []))
    const there = new Set(now.map(({ id }) => id))
    // What another one of them removed since stays away.
    const back = before.filter(({ id }) => !there.has(id) && !made.has(id))
    const stays = now.flatMap((meal) => {
      const [was, written] = [old.get(meal.id), made.get(meal.id)]
      if (!written) return [meal]
      if (was) return joinMeal(written, meal, was) ?? []
      return held.includes(meal) || pots.has(meal.id) ? [meal] : []
    })
    device.set([...stays, ...back].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)))
  },
}

const bySlot = (a: PlannedMeal, b: PlannedMeal) =>
  a.date.localeCompare(b.date) ||
  MEAL_SLOTS.indexOf(a.slot) - MEAL_SLOTS.indexOf(b.slot) ||
  a.addedAt.localeCompare(b.addedAt)

/** The plan by day, slot and time of adding. */
export function usePlan(): readonly PlannedMeal[] {
  const meals = useSyncExternalStore(device.subscribe, device.get, device.empty)
  return useMemo(() => meals.toSorted(bySlot), [meals])
}
