import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { Entry } from './archive/entry.ts'
import { ARCHIVE_LIMITS } from './archive/limits.ts'
import { bytesOfBase64 } from './base64.ts'
import { type Folder, isPicture, photoOf } from './folder.ts'
import type { Surroundings } from './format.ts'
import type { ImportProblem } from './imported.ts'
import { namedPictures } from './named-pictures.ts'
import { documentOf } from './source-document.ts'

interface Place {
  folder: Folder
  /** Of the document. */
  name: string
  vocabulary: FoodBook
  /** The pictures written inside of it, read when they are needed: they are never held. */
  inside: (value: string, limit: number) => Promise<string | undefined>
  report: (problem: ImportProblem) => void
}

/** What a format's reader may reach: only files of the same archive. */
export function surroundingsOf({ folder, name, vocabulary, inside, report }: Place): Surroundings {
  const own = name.slice(0, Math.max(0, name.lastIndexOf('/')))
  const taken = (entry: Entry) => {
    folder.taken.add(entry)
    return photoOf(entry)
  }
  const photo: Surroundings['photo'] = (path, where) => {
    const entry = where === 'beside' ? folder.beside(path, name) : folder.find(path, name)
    return entry && isPicture(entry.name) ? taken(entry) : undefined
  }
  const embedded: Surroundings['embedded'] = (label, value) => ({
    name: label,
    load: async () => {
      const base64 = await inside(value, ARCHIVE_LIMITS.picture).catch(() => undefined)
      return base64 === undefined ? undefined : bytesOfBase64(base64, ARCHIVE_LIMITS.picture)
    },
  })
  return {
    vocabulary,
    report,
    photo,
    photos: (under) => folder.pictures([own, under].filter(Boolean).join('/')).map(taken),
    pictures: namedPictures({ photo, embedded, report }),
    embedded,
    text: async (path) => {
      const entry = folder.find(path, name)
      const bytes = await entry?.bytes(ARCHIVE_LIMITS.text).catch(() => undefined)
      return bytes && documentOf(path, bytes)?.text
    },
  }
}
