import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import path from 'node:path'

/** A file on the disk, read in parts. */
export function sourceFile(file) {
  return {
    name: path.basename(file),
    size: statSync(file).size,
    read: async (start, end) => {
      const handle = openSync(file, 'r')
      try {
        const bytes = new Uint8Array(Math.max(0, end - start))
        const length = readSync(handle, bytes, 0, bytes.length, start)
        return bytes.subarray(0, length)
      } finally {
        closeSync(handle)
      }
    },
  }
}

/** The file, or all files of a folder, also of those below it. */
export const filesIn = (target) =>
  statSync(target).isDirectory()
    ? readdirSync(target, { recursive: true })
        .map((name) => path.join(target, String(name)))
        .filter((file) => statSync(file).isFile())
        .sort()
    : [target]

const sum = (...minutes) =>
  minutes.every((one) => one === null) ? null : minutes.reduce((all, one) => all + (one ?? 0), 0)

/** A recipe as the scripts print it. */
export function printed({ content, marks, photos, photoUrl }) {
  const { prep_time_minutes: prep, cooking_time_minutes: cook, rest_time_minutes: rest } = content
  return {
    title: content.title,
    ingredients: content.ingredients,
    steps: content.instructions,
    servings: content.servings,
    times: { prep, cook, rest, total: sum(prep, cook, rest) },
    source_url: content.source_url,
    source_name: content.source_name,
    description: content.description,
    tags: marks.tags,
    folder: marks.folder,
    rating: marks.rating,
    notes: marks.note,
    photos: photos.length,
    photo_url: photoUrl,
  }
}
