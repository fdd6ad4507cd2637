import { AMOUNT, readAmount, roundAmount, writeAmount } from './kitchen-number.ts'
import { pluralWord } from './word-number.ts'

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  double: 2,
  triple: 3,
  quarter: 0.25,
}
const LINE = new RegExp(
  String.raw`^(${AMOUNT}|(?:half an?|half|double|triple|quarter|an?|one|two|three|four)\b)?\s*(?:-\s*)?(batch(?:es)?|recipes?|quantit(?:y|ies))\s+(\S.*)$`,
  'i',
)
const MOST = 20

interface Batches {
  /** Half a recipe is 0.5. */
  count: number
  /** "batch". */
  noun: string
  /** What follows: "of Pizza Dough, at room temperature". */
  rest: string
}

const ONE: Readonly<Record<string, string>> = { batches: 'batch', recipes: 'recipe', quantities: 'quantity' }

/** "1 batch Pizza Dough", "half a recipe of the rub": a line that counts recipes. */
export function batchesIn(line: string): Batches | undefined {
  const [, number, noun = '', rest = ''] = LINE.exec(line.trim()) ?? []
  if (noun === '') return undefined
  const amount = number?.toLowerCase().replace(/\s+/g, ' ')
  const count = amount === undefined ? 1 : (WORDS[amount] ?? readAmount(amount))
  return {
    count: Number.isFinite(count) && count > 0 ? Math.min(count, MOST) : 1,
    noun: ONE[noun.toLowerCase()] ?? noun,
    rest,
  }
}

/** The same line for more or less of it: "2 batches Pizza Dough". */
export function scaleBatches({ count, noun, rest }: Batches, factor: number): string {
  const scaled = roundAmount(count * factor, true)
  return `${writeAmount(scaled)} ${scaled > 1 ? pluralWord(noun) : noun} ${rest}`
}
