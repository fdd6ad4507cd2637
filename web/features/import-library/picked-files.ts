import type { PickedFile } from './protocol.ts'

const MOST_FILES = 50_000
const DEEPEST = 32

/** `isCut`: there were more, or deeper folders. */
export interface Picked {
  files: PickedFile[]
  isCut: boolean
}

const pickedOf = (list: Iterable<File>): Picked => {
  const all = [...list]
  return {
    files: all.slice(0, MOST_FILES).map((file) => ({ file, path: file.webkitRelativePath || file.name })),
    isCut: all.length > MOST_FILES,
  }
}

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const some = () =>
    new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
  // A reader returns a hundred at a time.
  const rest = async (known: FileSystemEntry[]): Promise<FileSystemEntry[]> => {
    const next = await some()
    return next.length === 0 || known.length > MOST_FILES ? [...known, ...next] : rest([...known, ...next])
  }
  return rest([])
}

async function inside(entry: FileSystemEntry, depth: number, found: Picked): Promise<void> {
  if (found.files.length >= MOST_FILES || depth > DEEPEST) {
    found.isCut = true
    return
  }
  if (entry.isDirectory)
    for (const one of await entriesOf(entry as FileSystemDirectoryEntry)) await inside(one, depth + 1, found)
  else {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    )
    if (file) found.files.push({ file, path: entry.fullPath.replace(/^\//, '') })
  }
}

export const chosenFiles = (list: FileList | null): Picked => pickedOf(list ?? [])

/** What was dropped, with everything inside of dropped folders. */
export async function droppedFiles({ items, files: plain }: DataTransfer): Promise<Picked> {
  // Before anything is awaited: the browser empties the list after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const given = pickedOf(plain)
  if (!entries.some(({ isDirectory }) => isDirectory)) return given
  const found: Picked = { files: [], isCut: false }
  for (const entry of entries) await inside(entry, 0, found)
  return found
}

/** Pages to read, and files that hold recipes. */
interface Sorted {
  papers: PickedFile[]
  libraries: PickedFile[]
}

const PDF = /\.pdf$/i
const PAPER = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|bmp|tiff?|pdf)$/i

const isPdf = ({ file }: PickedFile) => PDF.test(file.name) || file.type === 'application/pdf'
const isPaper = (picked: PickedFile) =>
  PAPER.test(picked.file.name) || picked.file.type.startsWith('image/') || isPdf(picked)

/** A PDF is a page to read, wherever it lies; so is a photo, unless it may be the picture of a recipe beside it. */
export function sortPicked(picked: readonly PickedFile[]): Sorted {
  const isAllPaper = picked.every(isPaper)
  const papers = picked.filter((one) => isAllPaper || isPdf(one))
  return { papers, libraries: picked.filter((one) => !papers.includes(one)) }
}
