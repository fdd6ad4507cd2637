import type { PickedFile } from './protocol.ts'
import * as strings from './strings.ts'

interface FileGroup {
  name: string
  size: number
  files: PickedFile[]
}

/** ZIP and gzip: an archive is a library of its own. */
async function isArchive(file: File): Promise<boolean> {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return (a === 0x50 && b === 0x4b) || (a === 0x1f && b === 0x8b)
}

/** Archives one by one; everything else together, since pictures may be beside the recipes. */
export async function groupFiles(files: readonly PickedFile[]): Promise<FileGroup[]> {
  const archives: FileGroup[] = []
  const others: PickedFile[] = []
  for (const picked of files) {
    const { file } = picked
    // A file that was moved away can't be read; the reader reports it.
    if (await isArchive(file).catch(() => false))
      archives.push({ name: file.name, size: file.size, files: [picked] })
    else others.push(picked)
  }
  const [first] = others
  if (!first) return archives
  const size = others.reduce((sum, { file }) => sum + file.size, 0)
  const name = others.length === 1 ? first.file.name : strings.fileCount(others.length)
  return [...archives, { name, size, files: others }]
}
