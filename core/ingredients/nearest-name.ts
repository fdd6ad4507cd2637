import { normalWords } from '../text/normalise.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Form {
  text: string
  words: readonly string[]
  letters: number
  id: number
}

interface NearName {
  name: string
  /** Typing mistakes: a letter too many, missing, wrong, or two swapped. */
  distance: number
}

const LONGEST = 40
const SHORTEST = 4
const MOST_MISTAKES = 3

/** Short words are other words after one mistake. */
function mistakesIn(length: number): number {
  if (length < SHORTEST) return 0
  return length < 7 ? 1 : length < 11 ? 2 : MOST_MISTAKES
}

/** Edits between two texts, a swap of neighbors counting one; above `most`, any number above it. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      )
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}

/** The letters of a text as bits. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

/** A mistake changes two letters at most: texts with more different ones need no closer look. */
function isFar(a: number, b: number): boolean {
  let count = 0
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count++
  return count > 2 * MOST_MISTAKES
}

/** People rarely mistype the first letter, except by swapping it. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** The forms by length, so that only those of about the same length are compared. */
const byLength = new WeakMap<Vocabulary, Form[][]>()

function formsOf(vocabulary: Vocabulary): Form[][] {
  const known = byLength.get(vocabulary)
  if (known) return known
  const lengths: Form[][] = []
  for (const [text, id] of vocabulary.byForm) {
    const list = lengths[text.length] ?? []
    lengths[text.length] = list
    list.push({ text, words: text.split(' '), letters: lettersOf(text), id })
  }
  byLength.set(vocabulary, lengths)
  return lengths
}

/**
 * How far a typed name is from a form; undefined if it is another name. Each word has to be near its counterpart, and
 * beside others a word that some ingredient has is no mistake: "potato soup" isn't tomato soup.
 */
function distanceTo(words: readonly string[], form: Form, vocabulary: Vocabulary): number | undefined {
  if (words.length !== form.words.length) {
    // "butter milk", "soysauce": a space too many or missing, and no other mistake.
    return words.join('') === form.words.join('') ? 1 : undefined
  }
  let sum = 0
  for (const [at, word] of words.entries()) {
    const other = form.words[at] as string
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
  const words = normalWords(text.slice(0, LONGEST * 2))
  const typed = words.join(' ')
  if (typed.length < SHORTEST || typed.length > LONGEST) return []
  const near = new Map<number, number>()
  const lengths = formsOf(vocabulary)
  const letters = lettersOf(typed)
  for (let length = typed.length - MOST_MISTAKES; length <= typed.length + MOST_MISTAKES; length++)
    for (const form of lengths[length] ?? []) {
      const distance = isFar(letters, form.letters) ? undefined : distanceTo(words, form, vocabulary)
      if (distance !== undefined && distance < (near.get(form.id) ?? MOST_MISTAKES + 1))
        near.set(form.id, distance)
    }
  return [...near]
    .sort(([a, first], [b, second]) => first - second || a - b)
    .slice(0, most)
    .map(([id, distance]) => ({ name: vocabulary.ingredients[id]?.name ?? '', distance }))
}
