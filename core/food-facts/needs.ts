import {
  ALLERGENS,
  type Allergen,
  type Content,
  DIETS,
  type Diet,
  type Need,
  PEOPLE,
  type Person,
} from '../contracts/food-facts.ts'

/** What a need avoids. A cautious content depends on a certificate or the kind: it never says more than "may contain". */
interface Avoids {
  avoid: readonly Content[]
  cautious?: readonly Content[]
  /** Counts where there is much of it, not where it depends on the portion. */
  plenty?: readonly Content[]
}

const LAND = ['pork', 'meat', 'poultry'] as const satisfies Content[]
const SEA = ['fish', 'crustaceans', 'mollusks'] as const satisfies Content[]
const RAW = ['raw eggs', 'raw fish', 'raw meat'] as const satisfies Content[]

const DIET_RULES: Record<Diet, Avoids> = {
  vegan: { avoid: [...LAND, ...SEA, 'milk', 'eggs', 'gelatin', 'rennet', 'honey', 'insects'] },
  vegetarian: { avoid: [...LAND, ...SEA, 'gelatin', 'rennet'], cautious: ['insects'] },
  pescatarian: { avoid: [...LAND], cautious: ['gelatin', 'rennet'] },
  'gluten-free': { avoid: ['gluten'] },
  'dairy-free': { avoid: ['milk'] },
  'lactose-free': { avoid: ['lactose'] },
  'egg-free': { avoid: ['eggs'] },
  'nut-free': { avoid: ['tree nuts', 'peanuts'] },
  halal: { avoid: ['pork', 'alcohol'], cautious: ['meat', 'poultry', 'gelatin', 'rennet', 'insects'] },
  kosher: {
    avoid: ['pork', 'crustaceans', 'mollusks', 'not kosher'],
    cautious: ['meat', 'poultry', 'gelatin', 'rennet', 'insects'],
  },
  'low-fodmap': { avoid: ['fodmap'] },
  'diabetic-friendly': { avoid: ['sugar'] },
  keto: { avoid: ['carbs'] },
  'low-carb': { avoid: [], plenty: ['carbs'] },
  'low-sodium': { avoid: ['salt'] },
  'alcohol-free': { avoid: ['alcohol'] },
  'pork-free': { avoid: ['pork'], cautious: ['gelatin'] },
  paleo: { avoid: ['not paleo'] },
  // The one that asks for something; see `fitsProtein`.
  'high-protein': { avoid: [] },
}

const PERSON_RULES: Record<Person, Avoids> = {
  pregnant: {
    avoid: [...RAW, 'soft cheese', 'listeria', 'mercury', 'liver'],
    cautious: ['caffeine'],
    plenty: ['alcohol'],
  },
  'under 12 months': {
    avoid: [...RAW, 'honey', 'caffeine', 'choking', 'milk drink', 'mercury', 'soft cheese'],
    cautious: ['listeria', 'liver'],
    plenty: ['salt', 'sugar', 'alcohol'],
  },
  'under 4': { avoid: [...RAW, 'choking', 'caffeine', 'mercury'], plenty: ['alcohol'], cautious: ['salt'] },
  'weak immune system': { avoid: [...RAW, 'soft cheese', 'listeria'] },
}

const has = <T extends string>(all: readonly T[], need: string): need is T =>
  (all as readonly string[]).includes(need)

export const isAllergen = (need: string) => has(ALLERGENS, need)
export const isDiet = (need: string) => has(DIETS, need)
export const isPerson = (need: string) => has(PEOPLE, need)

const ALLERGEN_RULES = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, { avoid: [allergen] }]),
) as unknown as Record<Allergen, Avoids>

const RULES: Record<Need, Avoids> = { ...ALLERGEN_RULES, ...DIET_RULES, ...PERSON_RULES }

export const avoidsOf = (need: Need): Avoids => RULES[need]
