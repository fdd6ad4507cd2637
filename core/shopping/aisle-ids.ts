/** Aisles in the usual order of a store: what melts is picked up last. */
export const AISLE_IDS = [
  'produce',
  'bread',
  'meat-and-fish',
  'dairy-and-eggs',
  'grains-and-beans',
  'baking-and-nuts',
  'oils-and-spices',
  'cans-and-jars',
  'drinks',
  'frozen',
  'other',
] as const
export type AisleId = (typeof AISLE_IDS)[number]

export const isAisle = (value: unknown): value is AisleId => (AISLE_IDS as readonly unknown[]).includes(value)
