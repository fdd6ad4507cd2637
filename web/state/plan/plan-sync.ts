import type { Join } from '#core/lists/three-way.ts'
import { joinMeal } from '#core/planning/join-meal.ts'
import { joinWishes } from '#core/planning/join-wishes.ts'
import { plannedMeal } from '#core/planning/meal.ts'
import { planTemplate } from '#core/planning/template.ts'
import { isoTime } from '#core/planning/values.ts'
import { planWishes } from '#core/planning/wishes.ts'
import { onLive } from '../../api/live.ts'
import { householdOf } from '../household-of.ts'
import { syncedList } from '../synced-list.ts'
import { forgetEaters, refreshEaters } from './eaters.ts'
import { pantryDue } from './pantry-due.ts'
import { firstPlanDay, planStore } from './plan.ts'
import { planListStore } from './plan-list.ts'
import { rejectedStore } from './rejected.ts'
import { templateStore } from './templates.ts'
import { wishesStore } from './wishes.ts'

const meals = syncedList({
  table: 'plan_meals',
  shared: { table: 'household_plan_meals', householdOf },
  idColumn: 'id',
  orderColumn: 'added_at',
  since: { column: 'date', least: firstPlanDay },
  get: planStore.get,
  set: planStore.set,
  subscribe: planStore.subscribe,
  toRow: ({ recipeId, from, doneAt, addedAt, ...meal }) => ({
    ...meal,
    recipe_id: recipeId,
    from_meal: from,
    done_at: doneAt,
    added_at: addedAt,
  }),
  fromRow: ({ recipe_id, from_meal, done_at, added_at, ...row }) =>
    plannedMeal({ ...row, recipeId: recipe_id, from: from_meal, doneAt: done_at, addedAt: added_at }),
  join: joinMeal,
})

/** The wishes, or a template, as a row has them. */
interface Setting {
  id: string
  kind: 'wishes' | 'template'
  value: object
  addedAt: string
}

/** Wishes that were never chosen are no row: a new device doesn't overrule the account. */
function settingsHere(): Setting[] {
  const { wishes, addedAt } = wishesStore.chosen.get()
  return [
    ...(addedAt ? [{ id: 'wishes', kind: 'wishes' as const, value: wishes, addedAt }] : []),
    ...templateStore.get().map(({ id, name, meals: planned, addedAt: since }) => ({
      id,
      kind: 'template' as const,
      value: { name, meals: planned },
      addedAt: since,
    })),
  ]
}

/** Read field by field: a database doesn't keep the order of keys, and equal settings must look equal. */
function settingOf({ id, kind, value, added_at }: Record<string, unknown>): Setting | undefined {
  const addedAt = isoTime(added_at)
  if (kind === 'wishes')
    return addedAt ? { id: 'wishes', kind, value: planWishes(value), addedAt } : undefined
  const template = planTemplate({ ...(value as object), id, addedAt })
  if (!template) return undefined
  const { name, meals: planned } = template
  return { id: template.id, kind: 'template', value: { name, meals: planned }, addedAt: template.addedAt }
}

/** Wishes by field, so that no guest's allergy is lost; a template is one value, and this side's counts. */
const joinSettings: Join<Setting> = (base, mine, theirs) =>
  mine?.kind === 'wishes'
    ? {
        ...theirs,
        value: joinWishes(planWishes(base.value), planWishes(mine.value), planWishes(theirs.value)),
      }
    : mine

function putSettings(settings: readonly Setting[]) {
  const wishes = settings.find(({ kind }) => kind === 'wishes')
  if (wishes) wishesStore.chosen.set({ wishes: planWishes(wishes.value), addedAt: wishes.addedAt })
  else wishesStore.chosen.clear()
  const templates = settings.filter(({ kind }) => kind === 'template')
  templateStore.set(
    templates.flatMap(({ value, id, addedAt }) => planTemplate({ ...value, id, addedAt }) ?? []),
  )
}

const settings = syncedList({
  table: 'plan_settings',
  shared: { table: 'household_plan_settings', householdOf },
  idColumn: 'id',
  orderColumn: 'added_at',
  get: settingsHere,
  set: putSettings,
  subscribe(listener) {
    const stops = [wishesStore.chosen.subscribe(listener), templateStore.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  toRow: ({ addedAt, ...setting }) => ({ ...setting, added_at: addedAt }),
  fromRow: settingOf,
  join: joinSettings,
  readsFirst: true,
})

const lists = [meals, settings] as const

/** Whose plan it is: the household's, the account's, or only this device's. */
export const planOwner = (): string => meals.listOf() ?? ''

export function refreshPlan() {
  for (const list of lists) list.refresh()
  void refreshEaters()
}

/** After signing out the account's plan is gone from this device; a visitor's own stays. */
export function forgetPlan() {
  if (meals.owner() !== null) {
    planListStore.clear()
    rejectedStore.clear()
    pantryDue.clear()
  }
  for (const list of lists) if (list.owner() !== null) list.forget()
  forgetEaters()
}

/** Keeps the plan in sync with the account until stopped. */
export function syncPlan(userId: string): () => void {
  const stops = lists.map((list) => list.start(userId))
  void refreshEaters()
  const unfollow = onLive({
    again: refreshPlan,
    change: (change) => {
      if (change.table === 'household_members') refreshPlan()
      else for (const list of lists) if (list.isNews(change)) list.refresh()
    },
  })
  return () => {
    for (const stop of stops) stop()
    unfollow()
  }
}
