import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { getSupabase } from '../../api/supabase.ts'
import { loadedOwn, loadOwn, subscribeOwn, useOwn, whenLoaded } from './load-own.ts'
import type { OwnDevice } from './own-device.ts'
import type { OwnRecipe } from './own-recipe.ts'

const NONE: ReadonlyMap<string, OwnRecipe> = new Map()

/** Recipes of one's own, and those that the household shares, on this device; in the account too, if there is one. */
export const ownRecipes = {
  /** Resolves when the snapshot is what the device has. */
  ready: whenLoaded,
  snapshot: () => loadedOwn()?.snapshot() ?? NONE,
  subscribe: subscribeOwn,
  /**
   * Resolves when it is stored on the device; rejects what is no valid recipe, and recipes of others. `from` is the
   * content that the form started with: changes that arrived since then are merged.
   */
  save: async (id: string | undefined, content: OwnRecipeContent, from?: OwnRecipeContent) =>
    (await loadOwn()).save(id, content, from),
  remove: async (id: string) => (await loadOwn()).remove(id),
  restore: async (id: string) => (await loadOwn()).restore(id),
  setShared: async (id: string, shared: boolean) => (await loadOwn()).setShared(id, shared),
  /** A copy of one's own, with its photos; `changes` may name it differently. */
  async duplicate(id: string, changes: Partial<OwnRecipeContent> = {}): Promise<string | undefined> {
    const own = await loadOwn()
    const original = own.snapshot().get(id)
    if (!original) return undefined
    const { photos } = original.content
    const copy = await own.save(undefined, { ...original.content, copied_from: id, ...changes, photos: [] })
    const blobs = await Promise.all(photos.map((name) => photoBlob(id, name).catch(() => undefined)))
    const copied: string[] = []
    for (const [index, name] of photos.entries()) {
      const blob = blobs[index]
      if (!blob) continue
      await own.photos.copy(name, blob, copy)
      copied.push(name)
    }
    const { content } = own.snapshot().get(copy) ?? {}
    if (copied.length > 0 && content) await own.save(copy, { ...content, photos: copied })
    return copy
  },
}

/** A photo from this device or the account. */
export async function photoBlob(recipeId: string, name: string): Promise<Blob | undefined> {
  const own = await loadOwn()
  const here = await own.photos.get(recipeId, name)
  const [me, owner] = [own.owner(), own.ownerOf(recipeId, name)]
  if (here || !me || !owner) return here
  return own.photos.get(recipeId, name, { supabase: await getSupabase(), me, owner })
}

export const useOwnRecipes = (): ReadonlyMap<string, OwnRecipe> => useOwn((own) => own.snapshot(), NONE)

export const useOwnRecipe = (id: string): OwnRecipe | undefined =>
  useOwn<OwnRecipe | undefined>((own) => own.snapshot().get(id), undefined)

const NONE_DELETED: ReturnType<OwnDevice['deleted']> = []

/** Recipes that can still be brought back. */
export const useDeletedRecipes = () => useOwn((own) => own.deleted(), NONE_DELETED)
