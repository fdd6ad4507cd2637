import { useMemo, useSyncExternalStore } from 'react'
import { ALLERGENS, type Allergen, type Diet } from '#core/contracts/food-facts.ts'
import { CUISINES, DIET_OPTIONS, SKILLS } from '#core/contracts/preferences.ts'
import type { CookingSkill } from '#core/contracts/rows.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { deviceStore } from './device-store.ts'

type Cuisine = (typeof CUISINES)[number]

/** The user's preferences on this device. Staples are in the pantry store, units in the reading store. */
export interface Preferences {
  skill: CookingSkill
  diets: readonly Diet[]
  cuisines: readonly Cuisine[]
  allergies: readonly Allergen[]
  /** Searches ignore the diets. Chosen per device, next to the results. */
  anyDiet: boolean
}

const chosen = <Value extends string>(given: unknown, from: readonly Value[]): Value[] =>
  Array.isArray(given) ? from.filter((one) => given.includes(one)) : []

/** Names that earlier versions stored. */
const FORMER: Record<string, readonly Allergen[]> = {
  shellfish: ['crustaceans', 'mollusks'],
  wheat: ['gluten'],
}

const currentNames = (given: unknown): unknown =>
  Array.isArray(given) ? given.flatMap((one) => FORMER[one] ?? one) : given

export function readPreferences(kept: unknown): Preferences {
  const given = (kept ?? {}) as Record<string, unknown>
  return {
    skill: SKILLS.find((one) => one === given.skill) ?? 'beginner',
    diets: chosen(given.diets, DIET_OPTIONS),
    cuisines: chosen(given.cuisines, CUISINES),
    allergies: chosen(currentNames(given.allergies), ALLERGENS),
    anyDiet: given.anyDiet === true,
  }
}

const device = deviceStore('sous-preferences', readPreferences)

const needsOf = ({ diets, allergies, anyDiet }: Preferences): Needs => ({
  avoid: allergies,
  diets: anyDiet ? [] : diets,
})

export const preferencesStore = {
  ...device,
  setAnyDiet: (anyDiet: boolean) => device.set({ ...device.get(), anyDiet }),
  setNeeds: (diets: readonly Diet[], allergies: readonly Allergen[]) =>
    device.set({
      ...device.get(),
      diets: chosen(diets, DIET_OPTIONS),
      allergies: chosen(allergies, ALLERGENS),
    }),
  /** What every search keeps to. */
  needs: (): Needs => needsOf(device.get()),
}

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferencesStore.subscribe, preferencesStore.get, preferencesStore.empty)

/** What every list of recipes keeps to: the allergies, and the diets unless they are switched off. */
export function useNeeds(): Needs {
  const own = usePreferences()
  return useMemo(() => needsOf(own), [own])
}

/** For warnings, which name every chosen diet, also while the filter is off. */
export function useAllNeeds(): Needs {
  const { allergies, diets } = usePreferences()
  return useMemo(() => ({ avoid: allergies, diets }), [allergies, diets])
}
