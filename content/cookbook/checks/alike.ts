import { MEASURES } from '#content/measures/index.ts'
import { rankFacts } from '#core/recipes/rank-facts.ts'
import type { CookbookRecipe } from '../record.ts'
import { techniquesOf } from '../techniques.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { readRecipe } from './reading.ts'

const SAME_FOODS = 0.7
const SAME_METHOD = 0.7
/** Two dishes of rice and beans share two things; that tells nothing. */
const LEAST_FOODS = 3

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((one) => b.has(one)).length
  return both / Math.max(1, a.size + b.size - both)
}

interface Dish {
  slug: string
  meal: string
  foods: ReadonlySet<string>
  method: ReadonlySet<string>
}

/** What a dish is made of, without staples, pinches and garnishes. */
function dishOf(recipe: CookbookRecipe): Dish {
  const { line_weights } = rankFacts(recipe, { vocabulary: VOCABULARY, measures: MEASURES })
  const foods = readRecipe(recipe).lines.flatMap(({ ingredients }, at) => {
    const food = ingredients[0]
    return food && !food.staple && Number(line_weights?.[at]) !== 0 ? [food.name] : []
  })
  return { slug: recipe.slug, meal: recipe.meal, foods: new Set(foods), method: techniquesOf(recipe) }
}

/** Pairs with nearly the same main ingredients and method: to be looked at, since two good dishes may be close. */
export function findAlike(recipes: readonly CookbookRecipe[]): string[] {
  const dishes = recipes.map(dishOf)
  return dishes.flatMap((a, i) =>
    dishes.slice(i + 1).flatMap((b) => {
      if (a.meal !== b.meal || Math.min(a.foods.size, b.foods.size) < LEAST_FOODS) return []
      const foods = jaccard(a.foods, b.foods)
      const method = jaccard(a.method, b.method)
      if (foods < SAME_FOODS || method < SAME_METHOD) return []
      return `${a.slug} and ${b.slug}: ${Math.round(foods * 100)} % the same foods, ${Math.round(method * 100)} % the same method`
    }),
  )
}
