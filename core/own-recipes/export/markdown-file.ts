import { durationWords } from '#core/recipes/duration-words.ts'
import { markdownParagraphs, toMarkdown } from '#core/recipes/export-markdown.ts'
import * as strings from '../strings.ts'
import { type ArchiveFile, archiveOf, textFile } from './archive.ts'
import type { ExportJob } from './exported-own.ts'
import { uniqueNames } from './file-names.ts'
import { frontMatter } from './front-matter.ts'
import { asExported } from './json-ld-file.ts'
import { type LoadedRecipe, loadRecipes } from './load-recipes.ts'
import { missingList } from './missing-list.ts'
import { noteTexts } from './own-notes.ts'

const FOLDER = 'photos'

/** Not every program reads a path with spaces or parentheses. */
const picture = (path: string) =>
  `![${strings.photo}](${encodeURI(path).replace(/[()#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`

function document({ recipe, missing }: LoadedRecipe, pictures: readonly string[]): string {
  const { content, marks } = recipe
  const time = (minutes: number | null) => (minutes === null ? null : durationWords(minutes))
  const front = frontMatter([
    ['title', content.title],
    ['servings', content.servings],
    ['prep time', time(content.prep_time_minutes)],
    ['cook time', time(content.cooking_time_minutes)],
    ['rest time', time(content.rest_time_minutes)],
    ['difficulty', content.difficulty_level],
    ['cuisine', content.cuisine_type],
    ['tags', marks?.tags ?? []],
    ['folder', marks?.folder ?? null],
    ['rating', marks?.rating ?? null],
    ['source', content.source_url],
    ['author', content.source_name],
  ])
  const notes = noteTexts(recipe, missing.length)
  const body = toMarkdown(asExported(recipe), pictures.map(picture).join('\n\n'))
  const noted =
    notes.length > 0 ? `\n## ${strings.ownNotes}\n\n${notes.map(markdownParagraphs).join('\n\n')}\n` : ''
  return `${front}\n${body}${noted}`
}

async function* files(job: ExportJob): AsyncGenerator<ArchiveFile> {
  const nameOf = uniqueNames()
  const missing = missingList()
  for await (const loaded of loadRecipes(job, 'original')) {
    const name = nameOf(loaded.recipe.content.title)
    missing.add(loaded)
    const pictures: string[] = []
    for (const [original, photo] of loaded.photos) {
      const own = pictures.length === 0 ? name : nameOf(strings.photoName(name, pictures.length + 1))
      const path = `${FOLDER}/${own}${original.slice(original.lastIndexOf('.'))}`
      pictures.push(path)
      yield { path, parts: [photo], isPacked: true }
    }
    yield textFile(`${name}.md`, document(loaded, pictures))
  }
  yield* missing.files()
}

/** A document for each recipe, which any editor opens. */
export const markdownFile = (job: ExportJob): AsyncGenerator<Uint8Array> =>
  archiveOf(files(job), job.exportedAt)
