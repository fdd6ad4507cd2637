import { notify } from '#web/lib/toast.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import * as strings from './strings.ts'

const failed = (title: string) =>
  notify({ title, description: strings.storageFailed, variant: 'destructive' })

/** Deletes a recipe, with Undo. False if the device can't store that. */
export async function deleteOwn(id: string, title: string): Promise<boolean> {
  try {
    await ownRecipes.remove(id)
  } catch {
    failed(strings.deleteFailed)
    return false
  }
  drafts.remove(id)
  notify({
    title: strings.deleted(title),
    undo: () => void ownRecipes.restore(id).catch(() => failed(strings.restoreFailed)),
  })
  return true
}

/** A copy beside the original. Returns its id. */
export async function duplicateOwn(id: string, title: string): Promise<string | undefined> {
  try {
    return await ownRecipes.duplicate(id, { title: strings.copyTitle(title) })
  } catch {
    failed(strings.copyFailed)
    return undefined
  }
}
