import { useSyncExternalStore } from 'react'
import { ALLERGENS, type Allergen } from '#core/contracts/ingredient.ts'
import { CUISINES, DIET_OPTIONS, SKILLS } from '#core/contracts/preferences.ts'
import type { CookingSkill } from '#core/contracts/rows.ts'
import { deviceStore } from './device-store.ts'

type DietOption = (typeof DIET_OPTIONS)[number]
type Cuisine = (typeof CUISINES)[number]

/** The user's preferences on this device. Staples are in the pantry store, units in the reading store. */
export interface Preferences {
  skill: CookingSkill
  diets: readonly DietOption[]
  cuisines: readonly Cuisine[]
  allergies: readonly Allergen[]
  /** Searches apply the diets. Chosen per device, next to the results. */
  onlyMine: boolean
}

const chosen = <Value extends string>(given: unknown, from: readonly Value[]): Value[] =>
  Array.isArray(given) ? from.filter((one) => given.includes(one)) : []

export function readPreferences(kept: unknown): Preferences {
  const given = (kept ?? {}) as Record<string, unknown>
  return {
    skill: SKILLS.find((one) => one === given.skill) ?? 'beginner',
    diets: chosen(given.diets, DIET_OPTIONS),
    cuisines: chosen(given.cuisines, CUISINES),
    allergies: chosen(given.allergies, ALLERGENS),
    onlyMine: given.onlyMine === true,
  }
}

const device = deviceStore('sous-preferences', readPreferences)

export const preferencesStore = {
  ...device,
  setOnlyMine: (onlyMine: boolean) => device.set({ ...device.get(), onlyMine }),
  /** The diets that a search applies: those of the profile if enabled, else none. */
  searchDiets: (): DietOption[] => (device.get().onlyMine ? [...device.get().diets] : []),
}

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferencesStore.subscribe, preferencesStore.get, preferencesStore.empty)
