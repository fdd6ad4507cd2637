import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { notify } from '../../lib/toast.ts'
import { drafts } from './drafts.ts'
import { ownRecipes } from './own-recipes.ts'
import * as strings from './strings.ts'

/** The device can't store it. */
export const notStored = (title: string) =>
  notify({ title, description: strings.storageFailed, variant: 'destructive' })

/** Brings a deleted recipe back. */
export const restoreOwn = (id: string) =>
  void ownRecipes.restore(id).catch(() => notStored(strings.restoreFailed))

/** Deletes a recipe, with Undo. False if the device can't store that. */
export async function deleteOwn(id: string, title: string): Promise<boolean> {
  try {
    await ownRecipes.remove(id)
  } catch {
    notStored(strings.deleteFailed)
    return false
  }
  drafts.remove(id)
  notify({
    title: strings.deleted(title),
    undo: () => restoreOwn(id),
  })
  return true
}

const COPY = strings.copyTitle('').length

/** A copy beside the original. Returns its id. */
export async function duplicateOwn(id: string, title: string): Promise<string | undefined> {
  try {
    return await ownRecipes.duplicate(id, {
      title: strings.copyTitle(title.slice(0, OWN_LIMITS.title - COPY)),
    })
  } catch {
    notStored(strings.copyFailed)
    return undefined
  }
}
