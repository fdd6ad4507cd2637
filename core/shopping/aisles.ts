import type { Category } from '#core/contracts/ingredient.ts'
import { AISLE_IDS, type AisleId } from './aisle-ids.ts'
import type { ShoppingEntry } from './merge.ts'
import type { Shop } from './shop.ts'
import * as strings from './strings.ts'

const NAMES: Readonly<Record<AisleId, string>> = {
  produce: strings.produce,
  bread: strings.bread,
  'meat-and-fish': strings.meatAndFish,
  'dairy-and-eggs': strings.dairyAndEggs,
  'grains-and-beans': strings.grainsAndBeans,
  'baking-and-nuts': strings.bakingAndNuts,
  'oils-and-spices': strings.oilsAndSpices,
  'cans-and-jars': strings.cansAndJars,
  drinks: strings.drinks,
  frozen: strings.frozen,
  other: strings.otherAisle,
}

const SOLD_IN: Readonly<Partial<Record<AisleId, readonly Category[]>>> = {
  produce: ['vegetables', 'fruits', 'herbs'],
  bread: ['bread'],
  'meat-and-fish': ['meat', 'poultry', 'seafood'],
  'dairy-and-eggs': ['dairy', 'eggs'],
  'grains-and-beans': ['grains', 'pasta', 'legumes'],
  'baking-and-nuts': ['baking', 'sweeteners', 'nuts'],
  'oils-and-spices': ['oils', 'condiments', 'spices'],
  'cans-and-jars': ['pantry'],
  drinks: ['drinks'],
}

export const aisleName = (aisle: AisleId): string => NAMES[aisle]

type Placed = Pick<ShoppingEntry, 'name' | 'category' | 'frozen'>

/** What a shop remembers the aisle of: peas from the freezer aren't where fresh ones are. */
export const foodKey = ({ name, frozen }: Placed): string => (frozen ? `frozen ${name}` : name)

/** Foods that stand elsewhere than others of their category: next to milk only in a vocabulary. */
const STANDS_IN: Readonly<Record<string, AisleId>> = {
  'coconut milk': 'cans-and-jars',
  'coconut cream': 'cans-and-jars',
  'cream of coconut': 'cans-and-jars',
  'evaporated milk': 'cans-and-jars',
  'condensed milk': 'cans-and-jars',
  'sweetened condensed milk': 'cans-and-jars',
}

/** Where most shops have it. */
export function usualAisle({ name, category, frozen }: Placed): AisleId {
  if (frozen) return 'frozen'
  if (Object.hasOwn(STANDS_IN, name)) return STANDS_IN[name] as AisleId
  return AISLE_IDS.find((aisle) => category !== null && SOLD_IN[aisle]?.includes(category)) ?? 'other'
}

/** Where this shop has it. */
export function aisleOf(entry: Placed, shop: Shop | undefined): AisleId {
  const key = foodKey(entry)
  return (shop && Object.hasOwn(shop.foods, key) && shop.foods[key]) || usualAisle(entry)
}

interface Aisle {
  id: AisleId
  name: string
  entries: readonly ShoppingEntry[]
}

/** Entries by aisle, in the shop's order, else in the usual one; empty aisles are omitted. */
export function byAisle(entries: readonly ShoppingEntry[], shop?: Shop): Aisle[] {
  const placed = entries.map((entry) => ({ entry, aisle: aisleOf(entry, shop) }))
  return (shop?.aisles ?? AISLE_IDS)
    .map((id) => ({
      id,
      name: NAMES[id],
      entries: placed.flatMap(({ entry, aisle }) => (aisle === id ? entry : [])),
    }))
    .filter((aisle) => aisle.entries.length > 0)
}

/** The list for sharing: plain text, aisle by aisle, without completed entries. */
export function listText(entries: readonly ShoppingEntry[], shop?: Shop): string {
  return byAisle(
    entries.filter(({ checked }) => !checked),
    shop,
  )
    .map(({ name, entries: some }) => [name, ...some.map(({ text }) => `- ${text}`)].join('\n'))
    .join('\n\n')
}
