import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { describes, PARTS, PIECES } from '../ingredients/word-classes.ts'
import { normalWords } from '../text/normalise.ts'
import { isHeading } from './heading.ts'
import { type Mention, readStep, type StepReading } from './mentions.ts'

/** One ingredient of a line. */
interface Listed {
  /** Number in the vocabulary; -1 if it isn't known. */
  id: number
  /** Its name, and the name that the line uses, in folded singular words. */
  names: readonly (readonly string[])[]
}

/** What an ingredient yields or is cut into: the lemon's juice, the bacon's fat. */
const YIELDS = new Set('juice zest peel fat dripping wedge brine liquid white yolk'.split(' '))
/** Too general to mean one line by themselves. */
const VAGUE = new Set(
  'sauce powder mix fresh ground dried extra virgin whole sweet hot all purpose baking style free water seed'.split(
    ' ',
  ),
)
/** The end of many other names: cream isn't sour cream, nor is sugar always the powdered one. */
const DISTINCT = new Set('butter cream egg flour sugar milk water oil'.split(' '))

const endsWith = (words: readonly string[], tail: readonly string[]) =>
  tail.length <= words.length && tail.every((word, i) => words[words.length - tail.length + i] === word)

const startsWith = (words: readonly string[], head: readonly string[]) =>
  head.length < words.length && head.every((word, i) => words[i] === word)

function listedIn(line: string, vocabulary: Vocabulary): Listed[] {
  return ingredientsOfLine(line, vocabulary).map(({ ingredient, words }) => {
    const name = ingredient ? normalWords(ingredient.name) : words
    return { id: vocabulary.byForm.get(name.join(' ')) ?? -1, names: [name, words] }
  })
}

/** The ways in which a step can mean an ingredient, the surest first. The first that finds any decides. */
const WAYS: readonly ((mention: Mention, listed: Listed, vocabulary: Vocabulary) => boolean)[] = [
  ({ id }, listed) => id === listed.id,
  // "the chicken" for the thighs, "the broth" for chicken broth.
  ({ id, words, hint }, listed, { ancestors }) =>
    !hint &&
    ((ancestors[listed.id]?.includes(id) ?? false) ||
      (!DISTINCT.has(words.join(' ')) && listed.names.some((name) => endsWith(name, words)))),
  // "lemon zest" for the lemon, "egg whites" for the eggs.
  ({ words }, listed) =>
    listed.names.some(
      (name) =>
        startsWith(words, name) &&
        words.slice(name.length).every((word) => YIELDS.has(word) || PARTS.has(word) || PIECES.has(word)),
    ),
  // "chicken thighs" where the list only says chicken.
  ({ id, sure }, listed, { ancestors }) => sure && (ancestors[id]?.includes(listed.id) ?? false),
  // "milk" where the only one is evaporated milk.
  ({ words, sure }, listed) => sure && listed.names.some((name) => endsWith(name, words)),
]

const linesWith = (listed: readonly Listed[][], fits: (one: Listed) => boolean): number[] =>
  listed.flatMap((ones, at) => (ones.some(fits) ? [at] : []))

function meantBy(mention: Mention, listed: readonly Listed[][], vocabulary: Vocabulary): number[] {
  for (const way of WAYS) {
    const found = linesWith(listed, (one) => way(mention, one, vocabulary))
    if (found.length > 0) return found
  }
  return []
}

/** Words that no known name explains may be a line's noun: "chops", "tenders", "shells". */
const isTelling = (word: string) => !VAGUE.has(word) && !PIECES.has(word) && !describes(word)

/** For a line that no step names: by any word of its name, "kidney and pinto beans", "both milks". */
const isHinted = ({ names }: Listed, { mentions, words: all, free }: StepReading): boolean =>
  names.some(
    (name) =>
      ` ${all.join(' ')} `.includes(` ${name.join(' ')} `) ||
      name.some((word) => isTelling(word) && free.has(word)) ||
      mentions.some(({ words, hint }) => !hint && endsWith(name, words)),
  )

/** For each step, the indexes of the lines that it uses. */
export function linesOfSteps(
  steps: readonly string[],
  lines: readonly string[],
  vocabulary: Vocabulary,
): number[][] {
  // The heading of a section names no ingredient.
  const listed = lines.map((line) => (isHeading(line) ? [] : listedIn(line, vocabulary)))
  const readings = steps.map((step) => readStep(step, vocabulary))
  const found = readings.map(({ mentions, free }) => {
    const isNoun = (word: string) => isTelling(word) && !YIELDS.has(word) && free.has(word)
    const nouns = ({ names }: Listed) => names.some((name) => isNoun(name.at(-1) ?? ''))
    return new Set([
      ...mentions.flatMap((mention) => meantBy(mention, listed, vocabulary)),
      ...linesWith(listed, nouns),
    ])
  })
  const named = new Set(found.flatMap((ones) => [...ones]))
  for (const [at, ones] of listed.entries()) {
    if (named.has(at)) continue
    for (const [step, reading] of readings.entries())
      if (ones.some((one) => isHinted(one, reading))) found[step]?.add(at)
  }
  return found.map((ones) => [...ones].sort((a, b) => a - b))
}
