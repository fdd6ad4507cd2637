import * as strings from '../strings.ts'
import { type ArchiveFile, textFile } from './archive.ts'
import type { LoadedRecipe } from './load-recipes.ts'

/** Photos that couldn't be had, as a file of the archive: nothing is left out silently. */
export function missingList() {
  const lines: string[] = []
  return {
    add({ recipe, missing }: LoadedRecipe) {
      for (const name of missing) lines.push(strings.missingPhoto(recipe.content.title, name))
    },
    files(): ArchiveFile[] {
      if (lines.length === 0) return []
      return [textFile(strings.missingPhotosFile, `${[strings.missingPhotosHead, ...lines].join('\n')}\n`)]
    },
  }
}
