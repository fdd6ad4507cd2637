/** Cuisines that stand for several: a filter for one of these finds its kitchens too. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  mediterranean: ['greek', 'spanish', 'middle eastern', 'north african'],
  african: ['north african', 'west african'],
  american: ['american south'],
}

export const ASIAN: readonly string[] = ['chinese', 'japanese', 'thai', 'korean', 'vietnamese']

/** The cuisine of a recipe with those that include it. As `catalog.cuisines_of` in the database. */
export function cuisinesOf(cuisine: string | null | undefined): string[] {
  const own = cuisine?.trim().toLowerCase()
  if (!own) return []
  return [own, ...Object.keys(FAMILIES).filter((family) => FAMILIES[family]?.includes(own))]
}

/** Is a recipe of this cuisine, or of a kitchen of it? */
export const isCuisine = (cuisine: string | null | undefined, wanted: string): boolean =>
  wanted === 'asian'
    ? cuisinesOf(cuisine).some((one) => one === 'asian' || ASIAN.includes(one))
    : cuisinesOf(cuisine).includes(wanted)

export const isOneOf = (cuisine: string | null | undefined, wanted: readonly string[]): boolean =>
  wanted.some((one) => isCuisine(cuisine, one))
