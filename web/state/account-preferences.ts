import type { UnitSystem } from '#core/contracts/preferences.ts'
import type { ProfileRow } from '#core/contracts/rows.ts'
import { same } from '#core/text/same.ts'
import { pantryStore } from './pantry.ts'
import { type Preferences, preferencesStore, readPreferences } from './preferences.ts'
import { readingStore } from './recipe-reading.ts'

/** The preferences that an account stores: everything on the Preferences tab. */
export interface AccountPreferences extends Omit<Preferences, 'anyDiet'> {
  staples: readonly string[]
  units: UnitSystem
}
export type PreferenceColumns = Pick<
  ProfileRow,
  'cooking_skill' | 'dietary_preferences' | 'favorite_cuisines' | 'allergies' | 'staples' | 'units'
>

export const DEFAULT_PREFERENCES: AccountPreferences = {
  skill: 'beginner',
  diets: [],
  cuisines: [],
  allergies: [],
  staples: ['water', 'salt', 'black pepper'],
  units: 'us',
}

export function fromProfile(row: Partial<PreferenceColumns>): AccountPreferences {
  const { anyDiet: _, ...read } = readPreferences({
    skill: row.cooking_skill,
    diets: row.dietary_preferences,
    cuisines: row.favorite_cuisines,
    allergies: row.allergies,
  })
  return {
    ...read,
    staples: row.staples ?? DEFAULT_PREFERENCES.staples,
    units: row.units ?? DEFAULT_PREFERENCES.units,
  }
}

export const toProfile = (own: AccountPreferences): PreferenceColumns => ({
  cooking_skill: own.skill,
  dietary_preferences: [...own.diets],
  favorite_cuisines: [...own.cuisines],
  allergies: [...own.allergies],
  staples: [...own.staples],
  units: own.units,
})

/** As they are on this device, wherever they were changed: in the profile, in the wizard, on a recipe. */
export function devicePreferences(): AccountPreferences {
  const { skill, diets, cuisines, allergies } = preferencesStore.get()
  return {
    skill,
    diets,
    cuisines,
    allergies,
    staples: pantryStore.get().staples,
    units: readingStore.system(),
  }
}

export function applyToDevice({ staples, units, ...rest }: AccountPreferences) {
  const { anyDiet, ...now } = preferencesStore.get()
  if (!same(rest, now)) preferencesStore.set({ ...rest, anyDiet: anyDiet && rest.diets.length > 0 })
  if (!same(staples, pantryStore.get().staples)) pantryStore.set({ ...pantryStore.get(), staples })
  if (units !== readingStore.system()) readingStore.setSystem(units)
}

const FIELDS = Object.keys(DEFAULT_PREFERENCES) as (keyof AccountPreferences)[]

/**
 * Field by field: the side that changed it since the last sync wins. If both did, this device wins, since its user is
 * looking at it; but at the first sync the account wins, since it was chosen on purpose.
 */
export function joinPreferences(
  base: AccountPreferences | undefined,
  mine: AccountPreferences,
  theirs: AccountPreferences,
): AccountPreferences {
  const before = base ?? DEFAULT_PREFERENCES
  const joined = { ...theirs }
  for (const field of FIELDS) {
    const iChanged = !same(mine[field], before[field])
    const theyChanged = !same(theirs[field], before[field])
    if (iChanged && (base || !theyChanged)) Object.assign(joined, { [field]: mine[field] })
  }
  return joined
}

export const samePreferences = (a: AccountPreferences, b: AccountPreferences) =>
  FIELDS.every((field) => same(a[field], b[field]))
