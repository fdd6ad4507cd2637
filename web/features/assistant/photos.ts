import { useSyncExternalStore } from 'react'
import * as strings from './strings.ts'

/** Photos live in the memory of the page: they are never stored and never sent to the server. */
interface Photo {
  blob: Blob
  /** For an image element, until the photo is dropped. */
  url: string
}

interface PhotoDraft {
  photo?: Photo
  /** The chosen file is being scaled down. */
  isReading?: boolean
  /** Why the chosen file was refused. */
  trouble?: string
}

const NO_DRAFT: PhotoDraft = {}
const asked = new Map<string, Photo>()
const listeners = new Set<() => void>()
let draft = NO_DRAFT
/** Which choice is current: a large photo may be ready after the next one. */
let choices = 0

function change(next: PhotoDraft) {
  draft = next
  for (const listener of listeners) listener()
}

const drop = (photo: Photo | undefined) => {
  if (photo) URL.revokeObjectURL(photo.url)
}

export const photos = {
  /** Attaches a file to the next question, in the place of the one before. */
  async choose(file: Blob, read: (file: Blob) => Promise<Blob>) {
    const own = ++choices
    const { photo: before } = draft
    change({ ...(before && { photo: before }), isReading: true })
    try {
      const blob = await read(file)
      if (own !== choices) return
      drop(before)
      change({ photo: { blob, url: URL.createObjectURL(blob) } })
    } catch (error) {
      if (own !== choices) return
      const trouble = error instanceof Error ? error.message : strings.photoFailed
      change({ ...(before && { photo: before }), trouble })
    }
  },
  remove() {
    choices += 1
    drop(draft.photo)
    change(NO_DRAFT)
  },
  /** The attached photo belongs to this message from now on. */
  attachTo(id: string) {
    if (draft.photo) asked.set(id, draft.photo)
    change(NO_DRAFT)
  },
  of: (id: string): Photo | undefined => asked.get(id),
  /** Frees the photos of all other messages. */
  keepOnly(ids: readonly string[]) {
    for (const [id, photo] of asked) {
      if (ids.includes(id)) continue
      drop(photo)
      asked.delete(id)
    }
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePhotoDraft = (): PhotoDraft =>
  useSyncExternalStore(
    subscribe,
    () => draft,
    () => NO_DRAFT,
  )
