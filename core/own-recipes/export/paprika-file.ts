import { gzipSync } from 'fflate'
import { totalOf } from '#core/contracts/total-time.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { capital } from '#core/text/capital.ts'
import * as strings from '../strings.ts'
import { type ArchiveFile, archiveOf, bytesOf } from './archive.ts'
import { base64 } from './base64.ts'
import type { ExportedOwn, ExportJob } from './exported-own.ts'
import { uniqueNames } from './file-names.ts'
import { type LoadedRecipe, loadRecipes } from './load-recipes.ts'
import { noteTexts } from './own-notes.ts'

/** A line each: Paprika splits at the ends of lines. */
const lines = (texts: readonly string[]) => texts.map((text) => text.replace(/\s*\n\s*/g, ' ')).join('\n')

/** Paprika has one list of categories: folder, tags and cuisine, each once. */
function categoriesOf({ content, marks }: ExportedOwn): string[] {
  const categories: string[] = []
  const all = [marks?.folder, ...(marks?.tags ?? []), content.cuisine_type && capital(content.cuisine_type)]
  for (const name of all)
    if (name && !categories.some((one) => one.toLowerCase() === name.toLowerCase())) categories.push(name)
  return categories
}

function recordOf({ recipe, photos, missing }: LoadedRecipe) {
  const { id, content, marks, createdAt } = recipe
  const time = (minutes: number | null) => (minutes === null ? '' : durationWords(minutes))
  const pictures = [...photos].map(([name, photo]) => ({
    filename: name.replace(/\.\w+$/, '.jpg'),
    data: base64(photo),
  }))
  const [first] = pictures
  const hash = id.replaceAll('-', '').repeat(2).toUpperCase()
  return {
    uid: id.toUpperCase(),
    name: content.title,
    ingredients: lines(content.ingredients),
    directions: lines(content.instructions),
    description: content.description ?? '',
    notes: noteTexts(recipe, missing.length).join('\n\n'),
    nutritional_info: '',
    servings: content.servings === null ? '' : strings.servings(content.servings),
    prep_time: time(content.prep_time_minutes),
    cook_time: time(content.cooking_time_minutes),
    total_time: time(totalOf(content)),
    difficulty: content.difficulty_level ? strings.difficulties[content.difficulty_level] : '',
    rating: marks?.rating ?? 0,
    categories: categoriesOf(recipe),
    source: content.source_name ?? '',
    source_url: webAddress(content.source_url) ?? '',
    image_url: null,
    photo: first?.filename ?? null,
    photo_data: first?.data ?? null,
    photo_hash: first ? hash : null,
    photo_large: null,
    // All of them, also the first: readers take that one for a small copy.
    photos:
      pictures.length > 1
        ? pictures.map(({ filename, data }, at) => ({ name: String(at + 1), filename, hash, data }))
        : [],
    created: createdAt.slice(0, 19).replace('T', ' '),
    hash,
  }
}

async function* files(job: ExportJob): AsyncGenerator<ArchiveFile> {
  const nameOf = uniqueNames()
  for await (const loaded of loadRecipes(job, 'jpeg'))
    yield {
      path: `${nameOf(loaded.recipe.content.title)}.paprikarecipe`,
      parts: [gzipSync(bytesOf(JSON.stringify(recordOf(loaded))), { level: 1, mtime: job.exportedAt })],
      isPacked: true,
    }
}

/** A library as Paprika exports it, which many other apps import too. */
export const paprikaFile = (job: ExportJob): AsyncGenerator<Uint8Array> =>
  archiveOf(files(job), job.exportedAt)
