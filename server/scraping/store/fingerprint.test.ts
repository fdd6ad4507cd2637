import { expect, it } from 'vitest'
import { dishFingerprint } from './fingerprint.ts'
import { storable, storableJson } from './storable.ts'

it('is equal for one dish in different spellings, and differs for another dish', () => {
  const lines = ['½ cup crème fraîche', '2 eggs']
  const one = dishFingerprint('Quiche', lines)
  expect(dishFingerprint('QUICHE Recipe!', ['2 Eggs', '1⁄2 cup creme fraiche', '2 eggs'])).toBe(one)
  expect(dishFingerprint('Quiche', ['1 cup crème fraîche', '2 eggs'])).not.toBe(one)
  expect(dishFingerprint('Tart', lines)).not.toBe(one)
  expect(dishFingerprint('レシピ', lines)).not.toBe(dishFingerprint('料理', lines))
})

it('keeps only what the database can store', () => {
  expect(storable('a\0b\ud800c😀')).toBe('abc😀')
  expect(storableJson({ list: ['x\0', 1, null] })).toEqual({ list: ['x', 1, null] })
})
