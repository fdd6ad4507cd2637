import { ownRecipesFile } from '#core/own-recipes/export-own.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { marks } from '#web/state/own/marks.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import * as strings from './strings.ts'

/** Saves all recipes of one's own as a file on the device, by title; those of the household are their owners'. */
export function exportAll(today: Date): void {
  const recipes = [...ownRecipes.snapshot().values()]
    .filter(({ isMine }) => isMine)
    .sort((a, b) => a.content.title.localeCompare(b.content.title))
    .map(({ id, content, createdAt }) => ({ id, content, createdAt, marks: marks.get(id) }))
  saveFile(
    new Blob([ownRecipesFile(recipes)], { type: 'application/ld+json;charset=utf-8' }),
    strings.exportFile(today.toISOString().slice(0, 10)),
  )
}
