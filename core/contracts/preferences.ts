import type { Diet } from './food-facts.ts'
import type { CookingSkill } from './rows.ts'

/** The skill levels, each as a share of the way to expert. */
export const SKILLS = ['beginner', 'intermediate', 'advanced', 'expert'] as const satisfies CookingSkill[]
export const SKILL_PROGRESS: Record<CookingSkill, number> = {
  beginner: 25,
  intermediate: 50,
  advanced: 75,
  expert: 100,
}

/** Every diet of food-facts.ts, in the order in which a profile offers them. */
export const DIET_OPTIONS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
  'pescatarian',
  'nut-free',
  'egg-free',
  'lactose-free',
  'halal',
  'kosher',
  'low-fodmap',
  'diabetic-friendly',
  'low-sodium',
  'alcohol-free',
  'pork-free',
] as const satisfies Diet[]

export const CUISINES = [
  'italian',
  'chinese',
  'mexican',
  'indian',
  'japanese',
  'thai',
  'french',
  'mediterranean',
  'american',
] as const

const UNIT_SYSTEMS = ['us', 'metric'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

export const NAME_MAX = 100
export const STAPLES_MAX = 100
