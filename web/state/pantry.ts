import { useMemo, useSyncExternalStore } from 'react'
import { MAX_AMOUNT, normaliseName } from '#core/contracts/ingredient-names.ts'
import { addToList } from '#core/pantry/ingredient-list.ts'
import { deviceStore } from './device-store.ts'

/** An ingredient on the list, with what is known about it. */
export interface PantryItem {
  name: string
  /** As written: "2", "500 g". */
  amount?: string
  emoji?: string
  /** Only where the name wasn't recognized: the nearest names, possibly none. */
  near?: readonly string[]
}

/** The pantry, stored on the device: it survives a reload and is shared by all tabs. */
interface Pantry {
  ingredients: readonly string[]
  /** What is known about them, where it is more than the name. */
  notes: readonly PantryItem[]
  /** Staples: they count neither as missing nor as extra. */
  staples: readonly string[]
}

const KEY = 'sous-pantry'
const EMPTY: Pantry = { ingredients: [], notes: [], staples: ['water', 'salt', 'black pepper'] }
const MAX_NEAR = 5

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const namesIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? addToList([], strings(value)).list : undefined

/** Keeps only what is valid. Undefined if there is nothing besides the name. */
function noteOf(kept: unknown): PantryItem | undefined {
  const { name, amount, emoji, near } = (kept ?? {}) as Record<string, unknown>
  if (typeof name !== 'string') return undefined
  const text = typeof amount === 'string' ? amount.replace(/\s+/g, ' ').trim() : ''
  const note = {
    name: normaliseName(name),
    ...(text !== '' && text.length <= MAX_AMOUNT && { amount: text }),
    ...(typeof emoji === 'string' && emoji !== '' && { emoji }),
    ...(Array.isArray(near) && { near: addToList([], strings(near)).list.slice(0, MAX_NEAR) }),
  }
  return Object.keys(note).length > 1 ? note : undefined
}

/** One note for each listed name that has any, in the order of the list; a later one adds to an earlier one. */
function notesFor(names: readonly string[], notes: readonly unknown[]): PantryItem[] {
  const found = new Map<string, PantryItem>()
  for (const note of notes.flatMap((one) => noteOf(one) ?? []))
    found.set(note.name, { ...found.get(note.name), ...note })
  return names.flatMap((name) => found.get(name) ?? [])
}

function read(kept: unknown): Pantry {
  const { ingredients, notes, staples } = (kept ?? {}) as Record<string, unknown>
  const names = namesIn(ingredients) ?? []
  return {
    ingredients: names,
    notes: notesFor(names, Array.isArray(notes) ? notes : []),
    staples: namesIn(staples) ?? EMPTY.staples,
  }
}

const device = deviceStore<Pantry>(KEY, read)

type Given = string | PantryItem
const asItem = (given: Given): PantryItem => (typeof given === 'string' ? { name: given } : given)
const nameOf = (given: Given) => asItem(given).name

function itemsOf({ ingredients, notes }: Pantry): PantryItem[] {
  const found = new Map(notes.map((note) => [note.name, note]))
  return ingredients.map((name) => found.get(name) ?? { name })
}

export const pantryStore = {
  ...device,
  /** The list with everything that is known about each ingredient. */
  items: () => itemsOf(device.get()),
  /** Adds ingredients, or what is new about those on the list: an amount, say. Returns which names were new. */
  add(given: readonly Given[]): string[] {
    const pantry = device.get()
    const { list, added } = addToList(pantry.ingredients, given.map(nameOf))
    const notes = notesFor(list, [...pantry.notes, ...given.map(asItem)])
    if (added.length > 0 || JSON.stringify(notes) !== JSON.stringify(pantry.notes))
      device.set({ ...pantry, ingredients: list, notes })
    return added
  },
  remove(name: string) {
    const gone = normaliseName(name)
    const pantry = device.get()
    const ingredients = pantry.ingredients.filter((one) => one !== gone)
    device.set({ ...pantry, ingredients, notes: notesFor(ingredients, pantry.notes) })
  },
  /** Puts another ingredient in the place of one, with its amount. The same name: it is meant as it is. */
  rename(name: string, to: string) {
    const pantry = device.get()
    const amount = pantry.notes.find((note) => note.name === name)?.amount
    const ingredients = addToList(
      [],
      pantry.ingredients.map((one) => (one === name ? to : one)),
    ).list
    const others = pantry.notes.filter((note) => note.name !== name)
    device.set({ ...pantry, ingredients, notes: notesFor(ingredients, [...others, { name: to, amount }]) })
  },
  /** Another list with all that an account knows of it. What only this device knows stays, for the ingredients that do. */
  replace(given: readonly Given[]) {
    const pantry = device.get()
    const ingredients = addToList([], given.map(nameOf)).list
    const local = pantry.notes.map(({ name, emoji }) => ({ name, emoji }))
    device.set({ ...pantry, ingredients, notes: notesFor(ingredients, [...local, ...given.map(asItem)]) })
  },
  clear: () => pantryStore.replace([]),
  setStaples(names: readonly string[], always: boolean) {
    const others = device.get().staples.filter((one) => !names.includes(one))
    device.set({ ...device.get(), staples: always ? [...others, ...names] : others })
  },
}

export const usePantry = (): Pantry =>
  useSyncExternalStore(pantryStore.subscribe, pantryStore.get, pantryStore.empty)

export function usePantryItems(): readonly PantryItem[] {
  const pantry = usePantry()
  return useMemo(() => itemsOf(pantry), [pantry])
}
