import { MAX_INGREDIENTS, normaliseName } from '#core/contracts/ingredient-names.ts'
import { notify, notifySmall } from '#web/lib/toast.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'

const NAMED = 5

const counted = (names: readonly string[]) => {
  const more = names.length - NAMED
  const listed = names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return names.length > 1 ? `${names.length} ingredients: ${listed}` : listed
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
      title: 'Your list is full',
      description: `It holds ${MAX_INGREDIENTS} ingredients. Remove some to add others.`,
      variant: 'destructive',
    })
  else if (added.length > 0)
    notifySmall({ title: 'Ingredient Added', description: counted(added), variant: 'success' })
  else if (changed.length > 0)
    notifySmall({
      title: 'Amount updated',
      description: counted(changed.map((name) => `${name} · ${after.get(name)}`)),
      variant: 'success',
    })
  else if (names.length > 0)
    notifySmall({ title: 'Already on your list', description: counted([...new Set(names)]) })
  return added
}

/** Empties the list, until it is taken back. */
export function clearList() {
  const cleared = pantryStore.items()
  if (cleared.length > 0) notify({ title: 'Ingredients cleared', undo: () => void pantryStore.add(cleared) })
  pantryStore.clear()
  leftOutStore.set([])
}

/** One tap, and one to take it back. */
export function removeIngredient(name: string) {
  const item = pantryStore.items().find((one) => one.name === name)
  if (!item) return
  pantryStore.remove(name)
  notify({ title: 'Removed', description: name, undo: () => void pantryStore.add([item]) })
}
