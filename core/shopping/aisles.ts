import type { Category } from '#core/contracts/ingredient.ts'
import type { ShoppingEntry } from './merge.ts'
import * as strings from './strings.ts'

/** Aisles in store order. */
const AISLES: readonly (readonly [string, readonly Category[]])[] = [
  [strings.produce, ['vegetables', 'fruits', 'herbs']],
  [strings.bread, ['bread']],
  [strings.meatAndFish, ['meat', 'poultry', 'seafood']],
  [strings.dairyAndEggs, ['dairy', 'eggs']],
  [strings.grainsAndBeans, ['grains', 'pasta', 'legumes']],
  [strings.bakingAndNuts, ['baking', 'sweeteners', 'nuts']],
  [strings.oilsAndSpices, ['oils', 'condiments', 'spices']],
  [strings.cansAndJars, ['pantry']],
  [strings.drinks, ['drinks']],
]
/** After the other aisles: what melts is picked up last. */
const FROZEN_AISLE = strings.frozen
const OTHER_AISLE = strings.otherAisle

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
