import { expect, it } from 'vitest'
import type { PantryFact } from '../contracts/pantry-facts.ts'
import { amountWords, calledBy, inWords } from './in-words.ts'

const produce = (gramsEach: number) => ({ category: 'vegetables', gramsEach }) as PantryFact

it.each([
  [2, null, '2'],
  [0.5, null, '½'],
  [1.5, 'kilogram', '1.5 kg'],
  [1.50000001, 'kilogram', '1.5 kg'],
  [1.254, 'kilogram', '1.254 kg'],
  [0.5, 'kilogram', '500 g'],
  [0.1 * 3, 'kilogram', '300 g'],
  [1000, 'gram', '1 kg'],
  [7.5, 'gram', '7.5 g'],
  [1.5, 'liter', '1.5 l'],
  [330, 'milliliter', '330 ml'],
  [1.5, 'cup', '1½ cups'],
  [2, 'package', '2 packages'],
])('%d of the unit %s is written %s', (value, unit, words) => {
  expect(amountWords({ value, unit })).toBe(words)
})

it.each([
  ['onion', 2, null, null, 'onions'],
  ['onion', 1, null, null, 'onion'],
  ['onion', 0.5, null, null, 'onion'],
  ['tomato', 3, null, null, 'tomatoes'],
  ['strawberry', 12, null, null, 'strawberries'],
  ['bay leaf', 2, null, null, 'bay leaves'],
  ['bananas', 6, null, null, 'bananas'],
  ['broccoli', 2, null, null, 'broccoli'],
  ['potato', 1.5, 'kilogram', produce(170), 'potatoes'],
  ['potato', 0.5, 'kilogram', produce(170), 'potatoes'],
  ['cabbage', 0.9, 'kilogram', produce(900), 'cabbage'],
  ['flour', 1, 'kilogram', null, 'flour'],
  ['milk', 2, 'liter', null, 'milk'],
  ['rice', 2, 'package', null, 'rice'],
])('%s, %d of the unit %s', (name, value, unit, fact, called) => {
  expect(calledBy(name, { value, unit }, fact)).toBe(called)
})

it.each([
  ['onions', { value: 2, unit: null }, null, '2 onions'],
  ['potatoes', { value: 1.5, unit: 'kilogram' }, null, '1.5 kg potatoes'],
  ['rice', { value: 2, unit: 'package' }, null, '2 packages of rice'],
  ['flour', null, 'half a bag', 'flour (half a bag)'],
  ['spinach', null, null, 'spinach'],
])('%s in words', (called, amount, text, whole) => {
  const words = text ?? (amount ? amountWords(amount) : '')
  expect(inWords({ called, words, much: { amount, text } })).toBe(whole)
})
