import type { RecipeMarks } from '#core/contracts/own-recipes.ts'
import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { exportedRecipe } from '#core/recipes/exported-recipe.ts'
import { ownRow, type StoredContent } from './own-row.ts'
import * as strings from './strings.ts'

interface ExportedOwn extends StoredContent {
  marks: Pick<RecipeMarks, 'tags' | 'folder' | 'note'> | undefined
}

/** A recipe as schema.org's Recipe, with what its owner noted: other programs import it. */
function ownJsonLd({ marks, ...stored }: ExportedOwn): Record<string, unknown> {
  const own = { source: stored.content.source_name, tags: marks?.tags ?? [] }
  const recipe = exportedRecipe(ownRow(stored), { url: '', absolute: (address) => address, own })
  return {
    ...toJsonLd(recipe),
    ...(marks?.folder && { recipeCategory: marks.folder }),
    ...(marks?.note && { comment: [{ '@type': 'Comment', name: strings.ownNote, text: marks.note }] }),
  }
}

/** All of them in one file: a list of recipes is what most programs read. */
export const ownRecipesFile = (recipes: readonly ExportedOwn[]): string =>
  `${JSON.stringify(recipes.map(ownJsonLd), null, 2)}\n`
