import { expect, it } from 'vitest'
import { typedTags } from './typed-tags.ts'

it('adds typed tags once each, whatever their case, separated by commas', () => {
  expect(typedTags(['Weeknight'], ' weeknight, #Kids’  favorites,, kids’ favorites ')).toEqual([
    'Weeknight',
    'Kids’ favorites',
  ])
  expect(typedTags(['a'], '  ')).toEqual(['a'])
  expect(typedTags([], `${'x'.repeat(39)} yz`)).toEqual(['x'.repeat(39)])
})
