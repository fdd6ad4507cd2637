import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { newId } from '#web/lib/new-id.ts'

/** A recipe that was read from a page or from paper, on its way to the form, where the user checks it. */
export interface Prefilled {
  content: OwnRecipeContent
  tags?: readonly string[]
  /** Why to check a field, in words; fields that we are sure of are left out. */
  doubts: Partial<Record<keyof OwnRecipeContent, string>>
  /** Lines that went into no field. */
  left: readonly string[]
  /** They become the recipe's photos. */
  photos: readonly Blob[]
  /** Pictures of the paper, to look at while correcting. */
  beside: readonly Blob[]
  /** Whether those pictures stay with the recipe unless the user says otherwise. */
  keepBeside?: boolean
  /** Lines that were hard to read, as they are in the content. */
  hardLines?: { ingredients: readonly string[]; instructions: readonly string[] }
}

/** Pictures are large: only the latest are kept. */
const MOST = 3

const waiting = new Map<string, Prefilled>()

/**
 * In memory: a file is too large for the address and for the history. The id is that of the new recipe:
 * `navigate(paths.newRecipe({ draft: prefilled.put(read) }))`.
 */
export const prefilled = {
  put(read: Prefilled): string {
    const id = newId()
    waiting.set(id, read)
    for (const old of [...waiting.keys()].slice(0, -MOST)) waiting.delete(old)
    return id
  },
  /** It stays: React renders twice in development, and Forward returns to the form. */
  get: (id: string): Prefilled | undefined => waiting.get(id),
  /** Saved or discarded. */
  remove: (id: string): void => void waiting.delete(id),
}
