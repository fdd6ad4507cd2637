import { MAX_INGREDIENTS, normaliseName } from '#core/contracts/ingredient-names.ts'
import { notify, notifySmall } from '#web/lib/toast.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import * as strings from './strings.ts'

const NAMED = 5

const inShort = (names: readonly string[]) => {
  const more = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  const listed = more > 0 ? strings.namesAndMore(first, more) : first
  return names.length > 1 ? strings.ingredientsNamed(names.length, listed) : listed
}

const amountsNow = () => new Map(pantryStore.items().map(({ name, amount }) => [name, amount]))

/** Adds to the list, with one toast for all that is new. */
export function addIngredients(given: readonly (string | PantryItem)[]): string[] {
  const before = amountsNow()
  const added = pantryStore.add(given)
  const after = amountsNow()
  const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
  const names = given.map((one) => normaliseName(typeof one === 'string' ? one : one.name))
  if (names.some((name) => !after.has(name)))
    notify({
      title: strings.listFullTitle,
      description: strings.listFullText(MAX_INGREDIENTS),
      variant: 'destructive',
    })
  else if (added.length > 0)
    notifySmall({ title: strings.addedTitle, description: inShort(added), variant: 'success' })
  else if (changed.length > 0)
    notifySmall({
      title: strings.amountUpdated,
      description: inShort(changed.map((name) => `${name} · ${after.get(name)}`)),
      variant: 'success',
    })
  else if (names.length > 0)
    notifySmall({ title: strings.alreadyListed, description: inShort([...new Set(names)]) })
  return added
}

/** Back on the list at once. Dates, places and lots are in the log of the pantry, which is loaded once it is needed. */
function bringBack(items: readonly PantryItem[], went: number) {
  const cameBack = Date.now()
  pantryStore.add(items)
  void import('#web/state/stock/undo-removal.ts').then(
    ({ undoRemoval }) =>
      undoRemoval(
        items.map(({ name }) => name),
        went,
        cameBack,
      ),
    () => {},
  )
}

/** Empties the list, until it is taken back. */
export function clearList() {
  const cleared = pantryStore.items()
  const at = Date.now()
  if (cleared.length > 0) notify({ title: strings.clearedTitle, undo: () => bringBack(cleared, at) })
  pantryStore.clear()
  leftOutStore.set([])
}

/** One tap, and one to take it back. */
export function removeIngredient(name: string) {
  const item = pantryStore.items().find((one) => one.name === name)
  if (!item) return
  const at = Date.now()
  pantryStore.remove(name)
  notify({ title: strings.removedTitle, description: name, undo: () => bringBack([item], at) })
}
