import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { type ExportedRecipe, fileName } from '#core/recipes/export-recipe.ts'
import { saveFile } from '#web/lib/save-file.ts'
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

/** Saves the recipe as a file on the device. */
export async function downloadRecipe(
  kind: ExportKind,
  ...shown: Parameters<typeof exportedRecipe>
): Promise<void> {
  const recipe = exportedRecipe(...shown)
  const { text, ending, type } = await write(recipe, kind)
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${fileName(recipe.title)}.${ending}`)
}
