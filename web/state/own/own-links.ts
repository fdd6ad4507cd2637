import { ownLookup } from '#core/own-recipes/link-shelf.ts'
import {
  type ExpandedLine,
  expandedLines,
  type FindByTitle,
  mayLink,
} from '#core/own-recipes/linked-recipes.ts'
import type { OwnRecipe } from './own-recipe.ts'

type Recipes = ReadonlyMap<string, OwnRecipe>

/** Thousands of titles are read once, and only if a line may be a link. */
const lookups = new WeakMap<Recipes, FindByTitle>()

export function ownByTitle(recipes: Recipes): FindByTitle {
  const find = lookups.get(recipes) ?? ownLookup(recipes.values())
  lookups.set(recipes, find)
  return find
}

/** What is in a recipe that links to own ones: its lines, those of linked recipes in place of the links. */
export function linesInside(
  recipe: { id: string; ingredients: readonly string[] } | undefined,
  recipes: Recipes,
): ExpandedLine[] | undefined {
  if (!recipe?.ingredients.some(mayLink) || recipes.size === 0) return undefined
  const lines = expandedLines(recipe, ownByTitle(recipes))
  return lines.some(({ through }) => through.length > 0) ? lines : undefined
}

/** The user's own recipes inside of a recipe. */
export function ownInside(recipe: OwnRecipe, recipes: Recipes): OwnRecipe[] {
  const { id, content } = recipe
  const lines = linesInside({ id, ingredients: content.ingredients }, recipes) ?? []
  const ids = new Set(lines.flatMap(({ through }) => through))
  return [...ids].flatMap((one) => {
    const inner = recipes.get(one)
    return inner?.isMine ? [inner] : []
  })
}
