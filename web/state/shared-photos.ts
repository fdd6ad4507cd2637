import { MAX_SHARED_PHOTOS } from '#core/contracts/share.ts'

const at = (index: number) => `/shared-photos/${index}`

/** Photos that another app shared, from the moment the device receives them until the page scans them. */
export async function keepSharedPhotos(photos: readonly Blob[]): Promise<number> {
  const some = photos.filter(({ type }) => type.startsWith('image/')).slice(0, MAX_SHARED_PHOTOS)
  await caches.delete('sous-shared')
  if (some.length === 0) return 0
  const cache = await caches.open('sous-shared')
  await Promise.all(some.map((photo, index) => cache.put(at(index), new Response(photo))))
  return some.length
}

/** Removes and returns them: each is scanned once. */
export async function takeSharedPhotos(): Promise<File[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open('sous-shared')
  const photos: File[] = []
  for (let index = 0; index < MAX_SHARED_PHOTOS; index++) {
    const kept = await cache.match(at(index))
    if (kept) {
      const blob = await kept.blob()
      photos.push(new File([blob], `shared-${index + 1}`, { type: blob.type }))
    }
  }
  await caches.delete('sous-shared')
  return photos
}
