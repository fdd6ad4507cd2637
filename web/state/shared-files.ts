import { MAX_SHARED_FILES } from '#core/contracts/share.ts'

const CACHE = 'sous-shared'
/** A text that is too long for the address. */
const TEXT = '/shared-files/text'
const at = (index: number) => `/shared-files/${index}`
/** More than any recipe file, and as much as a phone keeps easily. */
const MOST_BYTES = 100 * 1024 * 1024
const NAME = 'x-file-name'

const isPhoto = ({ type }: Blob) => type.startsWith('image/')
const nameOf = (file: Blob, index: number) =>
  file instanceof File && file.name !== '' ? file.name.slice(-200) : `shared-${index + 1}`

interface Kept {
  photos: number
  others: number
  /** Too many, or too large. */
  lost: number
}

/** Files that another app shared, and its text if that is long, from the moment the device receives them until a page reads them. */
export async function keepSharedFiles(files: readonly Blob[], text?: string): Promise<Kept> {
  const sent = files.filter(({ size }) => size > 0)
  const some = sent.filter(({ size }) => size <= MOST_BYTES).slice(0, MAX_SHARED_FILES)
  const lost = sent.length - some.length
  await caches.delete(CACHE)
  if (some.length === 0 && text === undefined) return { photos: 0, others: 0, lost }
  const cache = await caches.open(CACHE)
  if (text !== undefined) await cache.put(TEXT, new Response(text))
  await Promise.all(
    some.map((file, index) =>
      cache.put(
        at(index),
        new Response(file, { headers: { [NAME]: encodeURIComponent(nameOf(file, index)) } }),
      ),
    ),
  )
  const photos = some.filter(isPhoto).length
  return { photos, others: some.length - photos, lost }
}

/** Removes and returns them: each is read once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(CACHE)
  const files: File[] = []
  for (let index = 0; index < MAX_SHARED_FILES; index++) {
    const kept = await cache.match(at(index))
    if (kept) {
      const blob = await kept.blob()
      files.push(new File([blob], decodeURIComponent(kept.headers.get(NAME) ?? ''), { type: blob.type }))
    }
  }
  await caches.delete(CACHE)
  return files
}

/** It stays until the next share: a reload shows it again. */
export async function sharedText(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE)
  return (await cache.match(TEXT))?.text()
}

/** Only the photos, for the detector. */
export const takeSharedPhotos = async (): Promise<File[]> => (await takeSharedFiles()).filter(isPhoto)
