import { beforeEach, describe, expect, it } from 'vitest'
import { DIETS } from '#core/contracts/food-facts.ts'
import { CUISINES, DIET_OPTIONS, SKILL_PROGRESS, SKILLS } from '#core/contracts/preferences.ts'
import {
  applyToDevice,
  DEFAULT_PREFERENCES,
  devicePreferences,
  fromProfile,
  joinPreferences,
  toProfile,
} from './account-preferences.ts'
import { pantryStore } from './pantry.ts'
import { preferencesStore } from './preferences.ts'
import { readingStore } from './recipe-reading.ts'

const none = DEFAULT_PREFERENCES

beforeEach(() => {
  localStorage.clear()
  for (const store of [preferencesStore, pantryStore, readingStore]) store.reread()
})

describe('preferences', () => {
  it('offer the skills, diets and cuisines of a profile [C378 C379 C380]', () => {
    expect(SKILLS).toEqual(['beginner', 'intermediate', 'advanced', 'expert'])
    expect(DIET_OPTIONS.slice(0, 8).join(', ')).toBe(
      'vegetarian, vegan, gluten-free, dairy-free, keto, paleo, low-carb, high-protein',
    )
    expect(CUISINES.join(', ')).toBe(
      'italian, chinese, mexican, indian, japanese, thai, french, mediterranean, american',
    )
  })

  it('begin as a beginner, a quarter of the way [C589]', () => {
    expect(fromProfile({}).skill).toBe('beginner')
    expect(SKILL_PROGRESS.beginner).toBe(25)
  })

  it('survive a round trip to the account, and drop unknown values', () => {
    const own = { ...none, skill: 'expert', diets: ['vegan'], allergies: ['soy'], staples: ['rice'] } as const
    expect(fromProfile(toProfile(own))).toEqual(own)
    expect(fromProfile({ dietary_preferences: ['vegan', 'moonlight'], allergies: ['dust'] })).toEqual({
      ...none,
      diets: ['vegan'],
    })
  })

  it('offer every diet, and read the allergens of earlier versions', () => {
    expect([...DIET_OPTIONS].sort()).toEqual([...DIETS].sort())
    expect(fromProfile({ allergies: ['shellfish', 'wheat', 'milk'] }).allergies).toEqual([
      'gluten',
      'milk',
      'crustaceans',
      'mollusks',
    ])
    localStorage.setItem('sous-preferences', JSON.stringify({ allergies: ['wheat'], diets: ['halal'] }))
    preferencesStore.reread()
    expect(preferencesStore.needs()).toEqual({ avoid: ['gluten'], diets: ['halal'] })
  })

  it('keep only known diets and allergens, in one order', () => {
    preferencesStore.setNeeds(['halal', 'vegan'], ['soy', 'milk'])
    expect(preferencesStore.needs()).toEqual({ avoid: ['milk', 'soy'], diets: ['vegan', 'halal'] })
  })

  it('apply to the pantry, the recipes and the searches on this device', () => {
    applyToDevice({ ...none, diets: ['vegan'], staples: ['rice'], units: 'metric' })
    expect(pantryStore.get().staples).toEqual(['rice'])
    expect(readingStore.get().system).toBe('metric')
    expect(preferencesStore.needs().diets).toEqual(['vegan'])
    preferencesStore.setAnyDiet(true)
    expect(preferencesStore.needs().diets).toEqual([])
    expect(devicePreferences()).toEqual({ ...none, diets: ['vegan'], staples: ['rice'], units: 'metric' })
  })

  it('merge field by field: the side that changed a field wins', () => {
    const mine = { ...none, units: 'metric' } as const
    const theirs = { ...none, skill: 'expert' } as const
    expect(joinPreferences(none, mine, theirs)).toEqual({ ...none, units: 'metric', skill: 'expert' })
  })

  it('from the account win at the first sync, those of this device later', () => {
    const mine = { ...none, skill: 'advanced', diets: ['keto'] } as const
    const theirs = { ...none, skill: 'expert' } as const
    expect(joinPreferences(undefined, mine, theirs)).toEqual({ ...none, skill: 'expert', diets: ['keto'] })
    expect(joinPreferences(none, mine, theirs).skill).toBe('advanced')
  })
})
