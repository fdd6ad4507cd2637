import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { ImportProblem } from '../imported.ts'
import { namedPictures } from '../named-pictures.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { documentOf } from '../source-document.ts'
import { type RecordFormat, recordFormats } from './records.ts'

interface SampleReading {
  recipes: RawRecipe[]
  problems: ImportProblem[]
}

/** A format's own reading of a text, or of bytes, with the names of the pictures beside it. Pages need the foods. */
export async function readSample(
  format: RecipeFormat,
  content: string | Uint8Array,
  pictures: readonly string[] = [],
  vocabulary = {} as FoodBook,
): Promise<SampleReading> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const document = documentOf('sample', bytes)
  if (!document) return { recipes: [], problems: [] }
  const problems: ImportProblem[] = []
  const photo = (name: string) => ({ name, load: async () => new Uint8Array(0) })
  const find = (path: string) => (pictures.includes(path) ? photo(path) : undefined)
  const report = (problem: ImportProblem) => void problems.push(problem)
  const embedded = (name: string, base64: string) => ({
    name,
    load: async () => new TextEncoder().encode(base64),
  })
  const around: Surroundings = {
    vocabulary,
    photo: find,
    pictures: namedPictures({ photo: find, embedded, report }),
    embedded,
    photos: () => pictures.map(photo),
    text: async () => undefined,
    report,
  }
  return { recipes: await format.read(document, around), problems }
}

/** Whether a format takes a text for its own. */
export const isTaken = (format: RecipeFormat, text: string): boolean => {
  const document = documentOf('sample', new TextEncoder().encode(text))
  return document !== undefined && format.looksLike(document)
}

/** One byte for each letter, as in the code pages before Unicode. */
export const bytesOf = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (one) => one.charCodeAt(0)),
    ),
  )

/** A format of records alone, without the others that a file may hold. */
export function formatOfRecords(record: RecordFormat): RecipeFormat {
  const [format] = recordFormats([record])
  if (!format) throw new Error('no format')
  return format
}
