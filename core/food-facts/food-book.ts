import type { FoodFacts } from '../contracts/food-facts.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { normalise } from '../text/normalise.ts'

export interface KnownFood {
  name: string
  facts: FoodFacts
}

/** Every food with a record: the vocabulary's ingredients, and named dishes and products. */
export interface FoodBook extends Vocabulary {
  /** Dishes and products by each of their names, folded and singular. */
  readonly named: ReadonlyMap<string, KnownFood>
  /** Words of the longest name of all. */
  readonly longestName: number
}

type Table = ReadonlyMap<string, { names: readonly string[]; facts: FoodFacts }>

export function createFoodBook(vocabulary: Vocabulary, tables: readonly Table[]): FoodBook {
  const named = new Map<string, KnownFood>()
  let longestName = vocabulary.longest
  for (const table of tables)
    for (const [name, { names, facts }] of table)
      for (const one of names) {
        const form = normalise(one)
        // An ingredient's own record comes first, but a synonym may be a kind of its own: "English mustard".
        const id = vocabulary.byForm.get(form)
        const isOwnName = id !== undefined && normalise(vocabulary.ingredients[id]?.name ?? '') === form
        if (isOwnName || named.has(form)) continue
        named.set(form, { name, facts })
        longestName = Math.max(longestName, form.split(' ').length)
      }
  return { ...vocabulary, named, longestName }
}

/** The food with exactly this name, however it is spelled. */
export function foodNamed(form: string, { ingredients, byForm, named }: FoodBook): KnownFood | undefined {
  const id = byForm.get(form)
  return named.get(form) ?? (id === undefined ? undefined : ingredients[id])
}
