/** Names of seasonings that are names of dishes too, as folded singular words. */
const DISHES: ReadonlySet<string> = new Set(['curry', 'chili', 'chilli', 'chile', 'mole'])

export const isLeftoverWord = (word: string): boolean => word === 'leftover' || word === 'leftovers'

/** What was cooked has no seasoning's name: leftover curry isn't curry powder, leftover chili isn't a chili pepper. */
export const isLeftoverDish = (words: readonly string[]): boolean =>
  words.some(isLeftoverWord) && DISHES.has(words.findLast((word) => !isLeftoverWord(word)) ?? '')
