import { useSyncExternalStore } from 'react'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { addToList } from '#core/pantry/ingredient-list.ts'
import { deviceStore } from './device-store.ts'

/** The pantry, stored on the device: it survives a reload and is shared by all tabs. */
interface Pantry {
  ingredients: readonly string[]
  /** Staples: they count neither as missing nor as extra. */
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

function read(kept: unknown): Pantry {
  const { ingredients, staples } = (kept ?? {}) as Record<string, unknown>
  return { ingredients: namesIn(ingredients) ?? [], staples: namesIn(staples) ?? EMPTY.staples }
}

const device = deviceStore<Pantry>(KEY, read)

export const pantryStore = {
  ...device,
  /** Adds names and returns which were new. */
  add(names: readonly string[]): string[] {
    const { list, added } = addToList(device.get().ingredients, names)
    if (added.length) device.set({ ...device.get(), ingredients: list })
    return added
  },
  remove(name: string) {
    const gone = normaliseName(name)
    device.set({ ...device.get(), ingredients: device.get().ingredients.filter((one) => one !== gone) })
  },
  replace: (names: readonly string[]) =>
    device.set({ ...device.get(), ingredients: addToList([], names).list }),
  clear: () => pantryStore.replace([]),
  setStaple(name: string, always: boolean) {
    const others = device.get().staples.filter((one) => one !== name)
    device.set({ ...device.get(), staples: always ? [...others, name] : others })
  },
}

export const usePantry = (): Pantry =>
  useSyncExternalStore(pantryStore.subscribe, pantryStore.get, pantryStore.empty)
