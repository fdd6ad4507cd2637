import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { exportedRecipe } from '#core/recipes/exported-recipe.ts'
import { ownRow } from '../own-row.ts'
import * as strings from '../strings.ts'
import { bytesOf } from './archive.ts'
import { base64 } from './base64.ts'
import type { ExportedOwn, ExportJob } from './exported-own.ts'
import { type LoadedRecipe, loadRecipes } from './load-recipes.ts'
import { noteTexts } from './own-notes.ts'

/** The recipe for the formats that all recipes can be downloaded in. */
export const asExported = ({ marks, ...stored }: ExportedOwn) =>
  exportedRecipe(ownRow(stored), {
    url: '',
    absolute: (address) => address,
    own: { source: stored.content.source_name, tags: marks?.tags ?? [] },
  })

const typeOf = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg')

/** A recipe as schema.org's Recipe, with what its owner noted: other programs import it. */
export function ownJsonLd({ recipe, photos, missing }: LoadedRecipe): Record<string, unknown> {
  const { marks, content } = recipe
  const notes = noteTexts(recipe, missing.length)
  const rating = marks?.rating && { '@type': 'Rating', ratingValue: marks.rating, bestRating: 5 }
  const images = [...photos].map(([name, photo]) => `data:${typeOf(name)};base64,${base64(photo)}`)
  return {
    ...toJsonLd(asExported(recipe)),
    ...(images.length > 0 && { image: images }),
    ...(marks?.folder && { recipeCategory: marks.folder }),
    ...(content.difficulty_level && { educationalLevel: content.difficulty_level }),
    ...(rating && { review: [{ '@type': 'Review', reviewRating: rating }] }),
    ...(notes.length > 0 && {
      comment: notes.map((text) => ({ '@type': 'Comment', name: strings.ownNote, text })),
    }),
  }
}

/** All of them in one file: a list of recipes is what most programs read. */
export async function* jsonLdFile(job: ExportJob): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const loaded of loadRecipes(job, 'original')) {
    yield bytesOf(before + JSON.stringify(ownJsonLd(loaded), null, 2))
    before = ',\n'
  }
  yield bytesOf(before === '[\n' ? '[]\n' : '\n]\n')
}
