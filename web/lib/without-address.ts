import { ALLERGENS, type Allergen } from '#core/contracts/food-facts.ts'

const KEY = 'without'

/** Names from a URL that a person may have typed: repeated, with capitals or spaces. */
export const listIn = (params: URLSearchParams, key: string): string[] =>
  params
    .getAll(key)
    .join(',')
    .split(',')
    .map((name) => name.trim().toLowerCase())

/** The allergens that a list of recipes leaves out, by its URL: ?without=peanuts,milk. */
export const readWithout = (params: URLSearchParams): Allergen[] => {
  const given = listIn(params, KEY)
  return ALLERGENS.filter((allergen) => given.includes(allergen))
}

export function writeWithout(params: URLSearchParams, without: readonly Allergen[]) {
  if (without.length > 0) params.set(KEY, without.join(','))
  else params.delete(KEY)
}
