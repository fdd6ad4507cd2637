import { createFoods } from '#content/food-facts/book.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'

/** Rarely used, so each is created on first use. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What the product knows about food; all recipes on a device are judged by it. */
export const knowledge = once(() => ({
  vocabulary: createFoods(),
  measures: MEASURES,
  nutrition: NUTRITION,
  version: FACTS_VERSION,
}))

export const swapRules = once(() => createSwapRules(SUBSTITUTIONS, ALIKE, knowledge().vocabulary, MEASURES))
