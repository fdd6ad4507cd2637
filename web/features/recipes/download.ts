import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { type ExportedRecipe, fileName } from '#core/recipes/export-recipe.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { marks } from '#web/state/own/marks.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { exportedRecipe } from './exported-recipe.ts'
import * as strings from './strings.ts'

export const EXPORTS = [
  { kind: 'json-ld', label: strings.exportJsonLd, note: strings.exportJsonLdNote },
  { kind: 'markdown', label: strings.exportMarkdown, note: strings.exportMarkdownNote },
  { kind: 'cooklang', label: strings.exportCooklang, note: strings.exportCooklangNote },
] as const
export type ExportKind = (typeof EXPORTS)[number]['kind']

interface Written {
  text: string
  ending: string
  type: string
}

async function write(recipe: ExportedRecipe, kind: ExportKind): Promise<Written> {
  if (kind === 'markdown') {
    const { toMarkdown } = await import('#core/recipes/export-markdown.ts')
    return { text: toMarkdown(recipe), ending: 'md', type: 'text/markdown' }
  }
  if (kind === 'cooklang') {
    const { toCooklang } = await import('#core/recipes/export-cooklang.ts')
    return { text: toCooklang(recipe), ending: 'cook', type: 'text/plain' }
  }
  return {
    text: `${JSON.stringify(toJsonLd(recipe), null, 2)}\n`,
    ending: 'json',
    type: 'application/ld+json',
  }
}

/** Of a recipe of the user's own. Private notes are left out: the file may be for others. */
function creditsOf(id: string) {
  const own = ownRecipes.snapshot().get(id)
  return own && { source: own.content.source_name, tags: marks.get(id).tags }
}

/** Saves the recipe as a file on the device. */
export async function downloadRecipe(
  kind: ExportKind,
  row: ExternalRecipeRow,
  details: RecipeDetailsOutput | undefined,
  shown: { lines: readonly string[]; steps: readonly string[]; factor: number },
): Promise<void> {
  const recipe = exportedRecipe(row, details, shown, creditsOf(row.id))
  const { text, ending, type } = await write(recipe, kind)
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${fileName(recipe.title)}.${ending}`)
}
