import type { Category } from '#core/contracts/ingredient.ts'
import type { ShoppingEntry } from './merge.ts'

/** Aisles in store order. */
const AISLES: readonly (readonly [string, readonly Category[]])[] = [
  ['Fruit, vegetables and herbs', ['vegetables', 'fruits', 'herbs']],
  ['Bread', ['bread']],
  ['Meat and fish', ['meat', 'poultry', 'seafood']],
  ['Dairy and eggs', ['dairy', 'eggs']],
  ['Grains, pasta and beans', ['grains', 'pasta', 'legumes']],
  ['Baking and nuts', ['baking', 'sweeteners', 'nuts']],
  ['Oils, sauces and spices', ['oils', 'condiments', 'spices']],
  ['Cans and jars', ['pantry']],
  ['Drinks', ['drinks']],
]
/** After the other aisles: what melts is picked up last. */
const FROZEN_AISLE = 'Frozen'
const OTHER_AISLE = 'Everything else'

interface Aisle {
  name: string
  entries: readonly ShoppingEntry[]
}

/** Entries by aisle, in store order; empty aisles are omitted. */
export function byAisle(entries: readonly ShoppingEntry[]): Aisle[] {
  const aisles: Aisle[] = AISLES.map(([name, categories]) => ({
    name,
    entries: entries.filter(
      ({ category, frozen }) => !frozen && category !== null && categories.includes(category),
    ),
  }))
  const known = new Set<Category>(AISLES.flatMap(([, categories]) => [...categories]))
  aisles.push(
    { name: FROZEN_AISLE, entries: entries.filter(({ frozen }) => frozen) },
    {
      name: OTHER_AISLE,
      entries: entries.filter(
        ({ category, frozen }) => !frozen && (category === null || !known.has(category)),
      ),
    },
  )
  return aisles.filter((aisle) => aisle.entries.length > 0)
}

/** The list for sharing: plain text, aisle by aisle, without completed entries. */
export function listText(entries: readonly ShoppingEntry[]): string {
  return byAisle(entries.filter(({ checked }) => !checked))
    .map(({ name, entries: some }) => [name, ...some.map(({ text }) => `- ${text}`)].join('\n'))
    .join('\n\n')
}
