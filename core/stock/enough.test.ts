import { expect, it } from 'vitest'
import { isEnough } from './enough.ts'

it.each([
  [6, 8, true, false],
  [7, 8, true, false],
  [8, 8, true, true],
  [2, 2.4, true, true],
  [0.5, 0.5, true, true],
  [0.5, 1, true, false],
  [18, 20, true, true],
  [17, 20, true, false],
  [90, 100, false, true],
  [89, 100, false, false],
])('%d of %d (counted: %s) is enough: %s', (have, need, isCounted, expected) => {
  expect(isEnough(have, need, isCounted)).toBe(expected)
})
