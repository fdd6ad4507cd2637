import type { RecordEventInput } from '#core/contracts/achievements.ts'
import type { CookingEventRow, ExternalRecipeRow } from '#core/contracts/rows.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'

export type Fact = Pick<CookingEventRow, 'kind' | 'key'>

const foodOf = (line: string, vocabulary: Vocabulary) => {
  const found = ingredientsOfLine(line, vocabulary)[0]
  return found?.exact ? found.ingredient?.name : undefined
}

/** The known foods of a recipe; of "butter or oil" the first, as the choice isn't recorded. */
function foodsOf(lines: readonly string[], vocabulary: Vocabulary): string[] {
  return [...new Set(lines.flatMap((line) => foodOf(line, vocabulary) ?? []))]
}

/** Everything that follows from a finished recipe. */
export function factsOfCooking(
  recipe: Pick<ExternalRecipeRow, 'id' | 'ingredients' | 'cuisine_type'>,
  pantry: readonly string[],
  vocabulary: Vocabulary,
): Fact[] {
  const foods = foodsOf(recipe.ingredients, vocabulary)
  const owned = new Set(foodsOf(pantry, vocabulary))
  const cuisine = recipe.cuisine_type?.trim().toLowerCase()
  return [
    { kind: 'cooked', key: recipe.id },
    ...foods.map((key): Fact => ({ kind: 'ingredient_used', key })),
    ...foods.filter((food) => owned.has(food)).map((key): Fact => ({ kind: 'pantry_used', key })),
    ...(cuisine ? [{ kind: 'cuisine_cooked', key: cuisine.slice(0, 100) } satisfies Fact] : []),
  ]
}

/** A swap by the plain names of both sides, so that "2 eggs" and "egg" are equal; undefined when both are the same food. */
export function factOfSwap(
  { ingredient, substitute }: Extract<RecordEventInput, { kind: 'substituted' }>,
  vocabulary: Vocabulary,
): Fact | undefined {
  const [from, to] = [
    foodOf(ingredient, vocabulary) ?? ingredient,
    foodOf(substitute, vocabulary) ?? substitute,
  ]
  return from === to ? undefined : { kind: 'substituted', key: `${from} > ${to}` }
}
