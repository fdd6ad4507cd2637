import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { resolve } from '../ingredients/vocabulary.ts'
import { cookedBefore, isCooked, withCooking } from './cook-first.ts'

const rice = resolve(VOCABULARY, 'rice')

it.each([
  ['3 cups cooked rice, cold', { minutes: 25, isCold: true }],
  ['3 cups leftover rice', { minutes: 25, isCold: true }],
  ['3 cups cooked white rice, hot, for serving', { minutes: 25, isCold: false }],
  ['1 cup uncooked rice', undefined],
  ['1 pouch cooked rice', undefined],
])('%s has to be cooked before: %o', (line, before) => expect(cookedBefore(line, rice)).toEqual(before))

it('counts the time to cook and to cool it', () => {
  expect(withCooking(13, [{ minutes: 25, isCold: true }])).toBe(90)
  expect(withCooking(13, [{ minutes: 25, isCold: false }])).toBe(25)
  expect(withCooking(40, [{ minutes: 25, isCold: false }])).toBe(40)
  expect(withCooking(13, [])).toBe(13)
  expect(withCooking(null, [{ minutes: 25, isCold: true }])).toBeNull()
})

it('knows what is cooked already', () => {
  expect(['leftover rice', 'cooked rice', 'rice'].map(isCooked)).toEqual([true, true, false])
})
