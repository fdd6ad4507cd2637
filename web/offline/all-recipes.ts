import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { SearchRecipesInput } from '#core/contracts/search-recipes.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import type { IndexedRecipe } from '#core/matching/recipe-store.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import { knowledge, once, swapRules } from './knowledge.ts'
import type { OwnShelf } from './own-shelf.ts'

export function searchable(
  rows: () => readonly ExternalRecipeRow[],
  indexed: (row: ExternalRecipeRow) => IndexedRecipe = toIndexed,
) {
  const { vocabulary } = knowledge()
  return {
    index: once(() => new RecipeIndex(vocabulary, rows().map(indexed), swapRules())),
    collection: once(() => createCollectionSearch(rows(), vocabulary)),
  }
}

type Searchable = ReturnType<typeof searchable>

/** The device's recipes and the user's own together, for the assistant; made anew when own ones have changed. */
export function withOwnRecipes(rows: () => readonly ExternalRecipeRow[], device: Searchable, own?: OwnShelf) {
  let made: { version: number; all: Searchable } | undefined
  function current(): Searchable {
    if (!own || own.rows().length === 0) return device
    const version = own.version()
    if (made?.version !== version) {
      const mine = own.rows()
      const ids = new Set(mine.map(({ id }) => id))
      const all = () => [...mine, ...rows().filter(({ id }) => !ids.has(id))]
      const indexed = (row: ExternalRecipeRow) => (ids.has(row.id) ? own.toIndexed(row) : toIndexed(row))
      made = { version, all: searchable(all, indexed) }
    }
    return made.all
  }
  return {
    index: () => current().index(),
    search: (input: SearchRecipesInput) => current().collection().search(input),
  }
}
