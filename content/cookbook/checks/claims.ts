import { needsIn } from '#core/food-facts/need-words.ts'
import { isDiet } from '#core/food-facts/needs.ts'
import { factsOf } from '../facts.ts'
import type { CookbookRecipe } from '../record.ts'

/** A title or description that names a diet must be true by the food facts, and every line must have facts. */
export function checkClaims(recipe: CookbookRecipe): string[] {
  const { tags, unknown } = factsOf(recipe).diet
  const claimed = needsIn(`${recipe.title}. ${recipe.description}`).filter(isDiet)
  return [
    ...unknown.map((name) => `facts: nothing is known about "${name}"`),
    ...claimed
      .filter((diet) => diet !== 'high-protein' && !tags.includes(diet))
      .map((diet) => `facts: it is called ${diet}, but its lines are not`),
  ]
}
