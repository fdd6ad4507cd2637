import { useSyncExternalStore } from 'react'
import { addToList, normaliseName } from '#core/pantry/ingredient-list.ts'

/** What is in the kitchen, kept on the device: it survives a reload and is the same in every tab. */
export interface Pantry {
  ingredients: readonly string[]
  /** Always there: they count neither as missing nor as extra. */
  staples: readonly string[]
}

const KEY = 'sous-pantry'
const EMPTY: Pantry = { ingredients: [], staples: ['water', 'salt', 'black pepper'] }

const namesIn = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? addToList(
        [],
        value.filter((one) => typeof one === 'string'),
      ).list
    : undefined

function read(): Pantry {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return { ingredients: namesIn(kept.ingredients) ?? [], staples: namesIn(kept.staples) ?? EMPTY.staples }
  } catch {
    return EMPTY
  }
}

let pantry: Pantry | undefined
const listeners = new Set<() => void>()

function write(next: Pantry) {
  pantry = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A full or forbidden store: the list lives on in this tab.
  }
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  if (event.key !== KEY) return
  pantry = read()
  for (const listener of listeners) listener()
}

export const pantryStore = {
  get: (): Pantry => {
    pantry ??= read()
    return pantry
  },
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
  /** Adds names and says which were new. */
  add(names: readonly string[]): string[] {
    const { list, added } = addToList(pantryStore.get().ingredients, names)
    if (added.length) write({ ...pantryStore.get(), ingredients: list })
    return added
  },
  remove(name: string) {
    const gone = normaliseName(name)
    write({ ...pantryStore.get(), ingredients: pantryStore.get().ingredients.filter((one) => one !== gone) })
  },
  clear: () => write({ ...pantryStore.get(), ingredients: [] }),
  setStaple(name: string, always: boolean) {
    const others = pantryStore.get().staples.filter((one) => one !== name)
    write({ ...pantryStore.get(), staples: always ? [...others, name] : others })
  },
  /** Forgets what is in memory; the next reader looks at the device again. */
  reread() {
    pantry = undefined
  },
}

export const usePantry = (): Pantry => useSyncExternalStore(pantryStore.subscribe, pantryStore.get)
