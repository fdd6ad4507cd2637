import type { Ingredient } from '#core/contracts/ingredient.ts'
import { denote } from '#core/ingredients/denote.ts'
import { isLeftoverDish } from '#core/ingredients/leftover-dish.ts'
import { namesOf } from '#core/ingredients/line-names.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { describes, PIECES } from '#core/ingredients/word-classes.ts'

/** One ingredient in a line, as far as the vocabulary knows it. */
export interface NamedIngredient {
  /** Folded singular words, as they appear in the line. */
  words: readonly string[]
  ingredient: Ingredient | undefined
  /** The whole name is known, ignoring adjectives; false when only its end is ("smoky tomato relish"). */
  exact: boolean
}

/** Before a name these don't change its meaning; the rest are in the word classes shared with the parser. */
const LEADING = new Set(
  'red green yellow white black brown golden dark light purple pink bone in skin on day hot crisp'.split(' '),
)

function leads(word: string): boolean {
  return describes(word) || PIECES.has(word) || LEADING.has(word) || /^[\d%]/.test(word)
}

function trails(word: string): boolean {
  return describes(word) || PIECES.has(word) || /^\d/.test(word)
}

function whole(words: readonly string[], vocabulary: Vocabulary): number | undefined {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const id = vocabulary.byForm.get(words.slice(from, to).join(' '))
      if (id !== undefined) return id
      if (!trails(words[to - 1] as string)) break
    }
    if (!leads(words[from] as string)) return undefined
  }
  return undefined
}

function readName(words: readonly string[], vocabulary: Vocabulary): NamedIngredient {
  if (isLeftoverDish(words)) return { words, ingredient: undefined, exact: false }
  const id = whole(words, vocabulary)
  if (id !== undefined) return { words, ingredient: vocabulary.ingredients[id], exact: true }
  const { near } = denote(words, vocabulary)
  return { words, ingredient: vocabulary.ingredients[near], exact: false }
}

/** All ingredients in a line: those joined by "and", those offered by "or", and those added with "plus". */
export function ingredientsOfLine(line: string, vocabulary: Vocabulary): readonly NamedIngredient[] {
  if (latest?.line !== line || latest.vocabulary !== vocabulary)
    latest = { line, vocabulary, named: readNames(line, vocabulary) }
  return latest.named
}

/** Of one line several things are asked in a row. */
let latest: { line: string; vocabulary: Vocabulary; named: readonly NamedIngredient[] } | undefined

function readNames(line: string, vocabulary: Vocabulary): NamedIngredient[] {
  const seen = new Set<string>()
  return namesOf(line, vocabulary)
    .map((words) => readName(words, vocabulary))
    .filter(({ words, ingredient }) => {
      const key = ingredient?.name ?? words.join(' ')
      return !seen.has(key) && seen.add(key)
    })
}
