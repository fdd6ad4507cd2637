import { exportFile } from '#core/own-recipes/export/export-file.ts'
import type { ExportedOwn, ExportFormat, ExportJob } from '#core/own-recipes/export/exported-own.ts'
import { ownFlag } from '#web/state/own/own-flag.ts'
import { loadPhoto } from './load-photo.ts'
import * as strings from './strings.ts'

export interface ExportChoice {
  format: ExportFormat
  recipes: readonly ExportedOwn[]
  withPhotos: boolean
  title: string
}

export interface MissingPhotos {
  title: string
  count: number
}

export interface FinishedExport {
  file: Blob
  name: string
  recipes: number
  missing: readonly MissingPhotos[]
}

/** Browsers move large Blobs to disk; many small pieces stay in memory. */
const BLOB_BYTES = 8 * 1024 * 1024
/** The page answers taps in between. */
const BUSY_MS = 30

const rest = () => new Promise((resolve) => setTimeout(resolve))

/** Writes the file; rejects when it is canceled. */
export async function writeExport(
  { format, recipes, withPhotos, title }: ExportChoice,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<FinishedExport> {
  const { ending, type, write } = exportFile(format)
  const exportedAt = new Date().toISOString()
  const missing: MissingPhotos[] = []
  let done = 0
  const job: ExportJob = {
    ...{ recipes, exportedAt, title, withPhotos, loadPhoto },
    account: ownFlag.get().owner ?? null,
    onRecipe: ({ content }, count) => {
      onProgress(++done)
      if (count > 0) missing.push({ title: content.title, count })
    },
  }
  const blobs: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const flush = () => {
    blobs.push(new Blob(pieces))
    pieces = []
    bytes = 0
  }
  let since = performance.now()
  for await (const piece of write(job)) {
    pieces.push(piece as Uint8Array<ArrayBuffer>)
    bytes += piece.length
    if (bytes >= BLOB_BYTES) flush()
    if (performance.now() - since > BUSY_MS) {
      await rest()
      since = performance.now()
    }
    signal.throwIfAborted()
  }
  flush()
  const name = strings.fileName(exportedAt.slice(0, 10), ending)
  return { file: new Blob(blobs, { type }), name, recipes: recipes.length, missing }
}
