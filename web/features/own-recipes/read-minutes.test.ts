import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes.ts'

it.each([
  ['', null],
  ['45', 45],
  ['45 min', 45],
  ['1 h 30 min', 90],
  ['1:30', 90],
  ['1½ hours', 90],
  ['soon', undefined],
  ['999999999', undefined],
])('the time %j is %s minutes', (typed, minutes) => expect(readMinutes(typed)).toBe(minutes))
