import { expect, it } from 'vitest'
import type { LineReading } from '#core/own-recipes/read-line.ts'
import { amountWords, doubtWords } from './line-words.ts'

const reading = (name: string, suggestion: string): LineReading => ({
  ...{ amount: null, unit: null, name, note: '', isHeading: false, food: null },
  ...{ doubt: 'unknown ingredient', suggestion: [suggestion] },
})

it.each([
  ['200 g chcken breast, diced', 'chcken breast', '200 g chicken breast, diced', 'chicken breast'],
  ['Tomatos', 'tomatos', 'tomato', 'tomato'],
  ['2 something', 'else', 'whole line', 'whole line'],
])('of %j only the name %j is offered', (line, name, corrected, word) =>
  expect(doubtWords(line, reading(name, corrected))).toBe(`Did you mean ${word}?`),
)

it.each([
  [{ min: 1.5, max: 1.5 }, 'cup', '1 1/2 cups'],
  [{ min: 200, max: 200 }, 'gram', '200 g'],
  [{ min: 2, max: 3 }, 'clove', '2–3 cloves'],
  [{ min: 1, max: 1 }, null, '1'],
])('the amount %j of %s is written %s', (amount, unit, words) =>
  expect(amountWords({ amount, unit })).toBe(words),
)
