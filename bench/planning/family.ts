import type { Allergen, Diet } from '#core/contracts/food-facts.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { type Household, householdOf } from '../pantry/household.ts'
import type { Rules } from '../pantry/rules.ts'
import { KNOWLEDGE } from './shelf.ts'

/** A household of the pantry's simulator, with what its people eat and wish. */
export interface Family {
  home: Household
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  wishes: PlanWishes
}

const DIET_SHARES: readonly (readonly [Diet, number])[] = [
  ['vegetarian', 0.15],
  ['vegan', 0.05],
  ['pescatarian', 0.05],
  ['gluten-free', 0.05],
  ['lactose-free', 0.05],
]
const ALLERGIC = 0.2
const ALLERGIES: readonly Allergen[] = ['milk', 'eggs', 'peanuts', 'tree nuts', 'fish', 'soy', 'crustaceans']
const IN_A_HURRY = 0.5
const HURRIES: readonly number[] = [30, 45, 60]
const COOKS_TWICE = 0.3
const WORKDAYS = 5

export function familyOf(rules: Rules, seed: number, index: number): Family {
  const home = householdOf(rules, seed, index)
  const { draw, type } = home
  let at = draw('diet')
  const diet = DIET_SHARES.find(([, share]) => {
    at -= share
    return at < 0
  })
  const diets = diet ? [diet[0]] : []
  const allergies =
    draw('allergic') < ALLERGIC ? [ALLERGIES[Math.floor(draw('allergy') * ALLERGIES.length)] as Allergen] : []
  const eats = (food: string) => {
    const { tags, allergens } = recipeFacts([food], KNOWLEDGE.vocabulary)
    return diets.every((one) => tags.includes(one)) && !allergies.some((one) => allergens.includes(one))
  }
  const weekdays = [0, 1, 2, 3, 4, 5, 6]
  const free = [...weekdays].sort((a, b) => draw('at home', a) - draw('at home', b))
  const hurry =
    draw('hurry') < IN_A_HURRY ? (HURRIES[Math.floor(draw('limit') * HURRIES.length)] as number) : null
  return {
    home: { ...home, foods: new Map([...home.foods].filter(([name]) => eats(name))) },
    diets,
    allergies,
    wishes: {
      slots: ['dinner'],
      eaters: type.people,
      guests: [],
      daysOff: free.slice(0, 7 - type.cooks),
      cookTwice: draw('cooks twice') < COOKS_TWICE,
      minutes: weekdays.map((day) => (day < WORKDAYS ? hurry : null)),
      variety: 'normal',
      favoritesFirst: false,
      kcal: null,
      protein: null,
      mostToBuy: null,
    },
  }
}
