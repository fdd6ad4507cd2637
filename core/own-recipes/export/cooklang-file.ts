import { hasSections, inSections } from '#core/recipes/cooklang-sections.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import * as strings from '../strings.ts'
import { type ArchiveFile, archiveOf, textFile } from './archive.ts'
import { markedLine, markedSteps } from './cooklang-lines.ts'
import type { ExportedOwn, ExportJob } from './exported-own.ts'
import { uniqueNames } from './file-names.ts'
import { frontMatter } from './front-matter.ts'
import { loadRecipes } from './load-recipes.ts'
import { missingList } from './missing-list.ts'
import { noteTexts } from './own-notes.ts'

function bodyOf({ content }: ExportedOwn): string[] {
  const { ingredients, instructions } = content
  if (hasSections(ingredients, instructions))
    return inSections(
      ingredients,
      (line) => markedLine(line).text,
      instructions,
      (step) => markedSteps([step], []).steps.join(''),
    )
  const { steps, unnamed } = markedSteps(instructions, ingredients.map(markedLine))
  return [
    ...(unnamed.length > 0 ? [strings.gather(unnamed.map(({ text }) => text).join(', '))] : []),
    ...steps,
  ]
}

function document(recipe: ExportedOwn, missing: number): string {
  const { content, marks } = recipe
  const time = (minutes: number | null) => (minutes === null ? null : durationWords(minutes))
  const front = frontMatter([
    ['title', content.title],
    ['description', content.description],
    ['servings', content.servings],
    ['prep time', time(content.prep_time_minutes)],
    ['cook time', time(content.cooking_time_minutes)],
    ['rest time', time(content.rest_time_minutes)],
    ['difficulty', content.difficulty_level],
    ['cuisine', content.cuisine_type],
    ['folder', marks?.folder ?? null],
    ['tags', marks?.tags ?? []],
    ['rating', marks?.rating ?? null],
    ['source', content.source_url],
    ['author', content.source_name],
    ['notes', noteTexts(recipe, missing).join('\n\n') || null],
  ])
  return `${front}\n${bodyOf(recipe).join('\n\n')}\n`
}

async function* files(job: ExportJob): AsyncGenerator<ArchiveFile> {
  const nameOf = uniqueNames()
  const missing = missingList()
  for await (const loaded of loadRecipes(job, 'jpeg')) {
    const name = nameOf(loaded.recipe.content.title)
    missing.add(loaded)
    yield textFile(`${name}.cook`, document(loaded.recipe, loaded.missing.length))
    // A picture of the recipe's name is its photo; "name.2" would be that of a step.
    for (const [at, photo] of [...loaded.photos.values()].entries()) {
      const own = at === 0 ? name : nameOf(strings.photoName(name, at + 1))
      yield { path: `${own}.jpg`, parts: [photo], isPacked: true }
    }
  }
  yield* missing.files()
}

/** A text file for each recipe, with ingredients and timers marked in the steps. */
export const cooklangFile = (job: ExportJob): AsyncGenerator<Uint8Array> =>
  archiveOf(files(job), job.exportedAt)
