import { fold } from '../text/normalise.ts'

/** A word of a label. */
export interface LabelWord {
  /** Folded, letters and digits only. */
  word: string
  /** As written, in lower case. */
  text: string
  /** Ends with a dot: abbreviated. */
  isCut: boolean
}

const LONGEST = 160
const MOST_WORDS = 16
const LONGEST_WORD = 40
const WORD = /[\p{L}\p{N}'’]+\.?/gu
const SLIPS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '5': 's', '8': 'b', '6': 'g', '|': 'i' }

/** "BR0T" is Brot, "MI1CH" is Milch: digits among letters are slips of a recognizer. */
const withoutSlips = (word: string): string => {
  const letters = word.replace(/\d/g, '').length
  if (letters < 3 || 3 * (word.length - letters) > letters || !/^\p{L}/u.test(word)) return word
  return word.replace(/\d/g, (digit) => SLIPS[digit] ?? digit)
}

export function labelWords(label: string): LabelWord[] {
  const text = label.slice(0, LONGEST).normalize('NFC')
  const words: LabelWord[] = []
  for (const [found] of text.matchAll(WORD)) {
    const isCut = found.endsWith('.')
    const written = found.replace(/\.$/, '').toLowerCase()
    const word = withoutSlips(fold(written).replace(/[^\p{L}\p{N}]/gu, ''))
    if (word !== '' && word.length <= LONGEST_WORD) words.push({ word, text: written, isCut })
    if (words.length === MOST_WORDS) break
  }
  return words
}

/** Umlauts that were written with two letters, as one: "muellbeutel". */
export const withoutPairs = (word: string): string =>
  word.replace(/([aou])e/g, (pair, vowel: string) => (pair === 'ue' ? 'u' : vowel))
