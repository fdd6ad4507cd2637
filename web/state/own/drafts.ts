import { deviceStore } from '../device-store.ts'
import { type KeptDraft, MOST_DRAFTS, readDrafts } from './draft.ts'

const store = deviceStore('sous-own-drafts', readDrafts)

/** Recipes that were begun and not saved: they survive a reload, and leaving the page. */
export const drafts = {
  all: store.get,
  none: store.empty,
  subscribe: store.subscribe,
  get: (id: string) => store.get().find((one) => one.id === id),
  set(next: Omit<KeptDraft, 'at'>) {
    const others = store.get().filter(({ id }) => id !== next.id)
    store.set([{ ...next, at: Date.now() }, ...others].slice(0, MOST_DRAFTS))
  },
  remove(id: string) {
    if (drafts.get(id)) store.set(store.get().filter((one) => one.id !== id))
  },
  /** Whether a photo waits in one of them. */
  hasPhoto: (recipeId: string, name: string) => drafts.get(recipeId)?.draft.photos.includes(name) === true,
  clear: store.clear,
}
