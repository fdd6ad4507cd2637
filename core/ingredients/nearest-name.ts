import { editDistance } from '../text/edit-distance.ts'
import { normalWords } from '../text/normalise.ts'
import { SimilarTexts } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

interface NearName {
  name: string
  /** Typing mistakes: a letter too many, missing, wrong, or two swapped. */
  distance: number
}

const LONGEST = 40
const SHORTEST = 4
const MOST_MISTAKES = 3
/** A swap in a word of four letters leaves two of five pairs. */
const LEAST_LIKE = 0.3
const MOST_COMPARED = 60

/** Short words are other words after one mistake. */
function mistakesIn(length: number): number {
  if (length < SHORTEST) return 0
  return length < 7 ? 1 : length < 11 ? 2 : MOST_MISTAKES
}

/** People rarely mistype the first letter, except by swapping it. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

const byVocabulary = new WeakMap<Vocabulary, SimilarTexts>()

function formsOf(vocabulary: Vocabulary): SimilarTexts {
  const forms = byVocabulary.get(vocabulary) ?? new SimilarTexts(vocabulary.byForm.keys())
  byVocabulary.set(vocabulary, forms)
  return forms
}

/**
 * How far a typed name is from a form; undefined if it is another name. Each word has to be near its counterpart, and
 * beside others a word that some ingredient has is no mistake: "potato soup" isn't tomato soup.
 */
function distanceTo(typed: string, form: string, vocabulary: Vocabulary): number | undefined {
  const words = typed.split(' ')
  const others = form.split(' ')
  if (words.length !== others.length) {
    // "butter milk", "soysauce": a space too many or missing, and no other mistake.
    return words.join('') === others.join('') ? 1 : undefined
  }
  let sum = 0
  for (const [at, word] of words.entries()) {
    const other = others[at] as string
    if (word === other) continue
    if ((words.length > 1 && vocabulary.words.has(word)) || !beginsAlike(word, other)) return undefined
    const most = mistakesIn(Math.min(word.length, other.length))
    const distance = editDistance(word, other, most)
    if (distance > most) return undefined
    sum += distance
  }
  return sum <= MOST_MISTAKES ? sum : undefined
}

/** The ingredients whose names are spelled most like a text, nearest and then most common first; none for a text unlike any. */
export function nearestNames(text: string, vocabulary: Vocabulary, most: number): NearName[] {
  const typed = normalWords(text.slice(0, LONGEST * 2)).join(' ')
  if (typed.length < SHORTEST || typed.length > LONGEST) return []
  const near = new Map<number, number>()
  for (const form of formsOf(vocabulary).find(typed, LEAST_LIKE, MOST_COMPARED)) {
    const id = vocabulary.byForm.get(form.text) as number
    const distance = distanceTo(typed, form.text, vocabulary)
    if (distance !== undefined && distance < (near.get(id) ?? MOST_MISTAKES + 1)) near.set(id, distance)
  }
  return [...near]
    .sort(([a, first], [b, second]) => first - second || a - b)
    .slice(0, most)
    .map(([id, distance]) => ({ name: vocabulary.ingredients[id]?.name ?? '', distance }))
}
