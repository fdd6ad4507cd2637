import { normalWords } from '../text/normalise.ts'
import { isKindOf, resolve, type Vocabulary } from './vocabulary.ts'

/** No name of a food has more words. */
const MOST_WORDS = 4

/** The foods that words name anywhere, by the longest names: "coconut milk" isn't milk. */
function foodsIn(text: string, vocabulary: Vocabulary): string[] {
  const words = normalWords(text)
  const found: string[] = []
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + MOST_WORDS)
    let id: number | undefined
    for (; to > from; to--) {
      id = vocabulary.byForm.get(words.slice(from, to).join(' '))
      if (id !== undefined) break
    }
    const name = id === undefined ? undefined : vocabulary.ingredients[id]?.name
    if (name !== undefined) found.push(name)
    from = Math.max(to, from + 1)
  }
  return found
}

/** Whether words name a food, or a kind of it: "mushroom risotto" and "portobello burger" name mushrooms. */
export function namesFood(text: string, food: string, vocabulary: Vocabulary): boolean {
  const meant = resolve(vocabulary, food)
  if (!meant) return text.toLowerCase().includes(food.toLowerCase())
  return foodsIn(text, vocabulary).some(
    (name) => name === meant.name || isKindOf(vocabulary, name).includes(meant),
  )
}
