import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLabel, learnedLabel, MAX_PRINTED, MAX_SHOP } from './learned-label.ts'

const at = '2026-11-18T12:00:00.000Z'

it('is the same when it is read again, whatever is printed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.string({ minLength: 90, maxLength: 400 }),
  )
  fc.assert(
    fc.property(text, text, fc.option(text), (printed, shop, name) => {
      const label = learnedLabel({ printed, shop, name, each: { unit: 'gram', value: 500 }, addedAt: at })
      if (!label) return
      expect(learnedLabel(JSON.parse(JSON.stringify(label)))).toEqual(label)
      expect(label.printed.length).toBeLessThanOrEqual(MAX_PRINTED)
      expect(label.shop.length).toBeLessThanOrEqual(MAX_SHOP)
      expect(/\p{Surrogate}/u.test(label.printed)).toBe(false)
      expect(findLabel([label], printed, shop)).toBe(label)
    }),
  )
})

it('is nothing without a text, a time or a food that can be one', () => {
  const good = { printed: 'MLK', shop: '', name: 'milk', each: null, addedAt: at }
  expect(learnedLabel(good)).toMatchObject({ printed: 'mlk' })
  for (const bad of [
    { printed: ' ' },
    { printed: 5 },
    { name: '' },
    { name: undefined },
    { name: 'x'.repeat(101) },
    { addedAt: 'x' },
  ])
    expect(learnedLabel({ ...good, ...bad })).toBeUndefined()
})
