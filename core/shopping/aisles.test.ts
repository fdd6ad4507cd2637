import { expect, it } from 'vitest'
import { usualAisle } from './aisles.ts'

it.each([
  ['coconut milk', 'dairy', 'cans-and-jars'],
  ['coconut cream', 'dairy', 'cans-and-jars'],
  ['milk', 'dairy', 'dairy-and-eggs'],
  // Next to milk in most stores.
  ['soy milk', 'dairy', 'dairy-and-eggs'],
  ['salsa', 'pantry', 'cans-and-jars'],
] as const)('%s is in the aisle where stores have it', (name, category, aisle) => {
  expect(usualAisle({ name, category, frozen: false })).toBe(aisle)
  expect(usualAisle({ name, category, frozen: true })).toBe('frozen')
})
