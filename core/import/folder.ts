import type { Entry } from './archive/entry.ts'
import { ARCHIVE_LIMITS } from './archive/limits.ts'
import type { FoundPhoto } from './raw-recipe.ts'

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|bmp|tiff?)$/i
export const isPicture = (name: string): boolean => PICTURE.test(name)

/** Mealie and Nextcloud store each picture in several sizes; browsers store those around a recipe too. */
const COPY = /(?:^|\/)(?:(?:min|tiny)-original|thumb\d*)\.\w+$|_files\//i

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** "a/b/../c" is "a/c"; nothing is above the root. */
function normalized(path: string): string {
  const parts: string[] = []
  for (const part of path.replace(/\\/g, '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/').toLowerCase()
}

/** The files of an archive, or those that were dropped together. */
export class Folder {
  /** Pictures that a recipe has. */
  readonly taken = new Set<Entry>()
  private readonly byPath = new Map<string, Entry>()
  private readonly byBase = new Map<string, Entry[]>()
  private readonly byFolder = new Map<string, Entry[]>()

  constructor(readonly entries: readonly Entry[]) {
    for (const entry of entries) {
      const path = normalized(entry.name)
      if (!this.byPath.has(path)) this.byPath.set(path, entry)
      const [same, beside] = [this.byBase.get(baseOf(path)), this.byFolder.get(folderOf(path))]
      if (same) same.push(entry)
      else this.byBase.set(baseOf(path), [entry])
      if (beside) beside.push(entry)
      else this.byFolder.set(folderOf(path), [entry])
    }
  }

  /** By its path from the file alone. */
  beside(path: string, from: string): Entry | undefined {
    return this.byPath.get(normalized(`${folderOf(from)}${path}`))
  }

  /** By its path from the file, from the root, or from any folder if only one has it. */
  find(path: string, from: string): Entry | undefined {
    for (const given of [path, decoded(path), path.replace(/[?#].*$/, '')]) {
      const beside =
        this.byPath.get(normalized(`${folderOf(from)}${given}`)) ?? this.byPath.get(normalized(given))
      if (beside) return beside
      const target = normalized(given)
      const ending = (this.byBase.get(baseOf(target)) ?? []).filter((entry) =>
        `/${normalized(entry.name)}`.endsWith(`/${target}`),
      )
      if (ending.length === 1) return ending[0]
    }
    return undefined
  }

  /** Pictures that no recipe has; smaller copies and the parts of a saved page are missed by no one. */
  untaken(): Entry[] {
    return this.entries.filter(
      (entry) => isPicture(entry.name) && !this.taken.has(entry) && !COPY.test(entry.name),
    )
  }

  /** Pictures in the folder of a file, or below one of its folders. */
  pictures(folder: string): Entry[] {
    return (this.byFolder.get(folder === '' ? '' : `${normalized(folder)}/`) ?? []).filter(({ name }) =>
      isPicture(name),
    )
  }
}

/** A picture that is unpacked when it is needed. */
export const photoOf = (entry: Entry): FoundPhoto => ({
  name: entry.name,
  load: () => entry.bytes(ARCHIVE_LIMITS.picture).catch(() => undefined),
})
