import type { Diet } from '#core/contracts/food-facts.ts'
import type { Nutrition } from '#core/contracts/recipe-details.ts'

/** Diets for which it matters how much of something a serving has: grams, and milligrams of sodium. */
const LIMITS: Partial<Record<Diet, (serving: Nutrition) => boolean>> = {
  'low-carb': ({ carbohydrate, fibre }) => carbohydrate - fibre <= 20,
  keto: ({ carbohydrate, fibre }) => carbohydrate - fibre <= 10,
  'diabetic-friendly': ({ carbohydrate, fibre, sugar }) => carbohydrate - fibre <= 45 && sugar <= 15,
  'low-sodium': ({ sodium }) => sodium <= 140,
}
const PROTEIN_G = 25

/** The tags that also hold for a serving. Where it can't be weighed, no promise about amounts is made. */
export function tagsByAmount(tags: readonly Diet[], serving: Nutrition | null): Diet[] {
  const kept = tags.filter((tag) => {
    const fits = LIMITS[tag]
    return !fits || (serving !== null && fits(serving))
  })
  return serving && serving.protein >= PROTEIN_G ? [...kept, 'high-protein'] : kept
}
