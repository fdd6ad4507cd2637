import { expect, it } from 'vitest'
import { isCooked, keptName, leftoverDish, writtenPortions, writtenState } from './written-state.ts'

const TODAY = '2026-11-18'

it.each([
  ['ground beef frozen', { place: 'freezer' }],
  ['Frozen peas', { place: 'freezer' }],
  ['bread in the freezer', { place: 'freezer' }],
  ['honey in the fridge', { place: 'fridge' }],
  ['tomatoes in our pantry', { place: 'pantry' }],
  ['opened milk', { opened: TODAY }],
  ['frozen yogurt, open', { place: 'freezer', opened: TODAY }],
  ['spinach', {}],
  ['pantry mix', {}],
])('%s says %j', (written, detail) => {
  expect(writtenState(written, TODAY)).toEqual(detail)
})

it.each([
  ['leftover chili', 'chili'],
  ['chili con carne leftovers', 'chili con carne'],
  ['left-over lasagna in the fridge', 'lasagna'],
  ['leftovers of the roast', 'roast'],
  ['leftovers', ''],
  ['chili', undefined],
])('%s is what is left of %s', (written, dish) => {
  expect(leftoverDish(written)).toBe(dish)
})

it.each([
  ['cooked rice', true],
  ['Boiled eggs', true],
  ['rice', false],
  ['precooked rice', false],
  ['cooked', false],
])('%s was cooked: %s', (written, cooked) => {
  expect(isCooked(written)).toBe(cooked)
})

it.each([
  ['smoked trout', 'trout', 'smoked trout'],
  ['Smoked Mackerel', 'mackerel', 'smoked mackerel'],
  ['smoked salmon', 'smoked salmon', 'smoked salmon'],
  ['dried fish', 'fish', 'dried fish'],
  ['dried pasta', 'pasta', 'pasta'],
  ['onions', 'onion', 'onion'],
  ['cut melon', 'melon', 'cut melon'],
])('%s, read as %s, is kept as %s', (written, name, kept) => {
  expect(keptName(written, name)).toBe(kept)
})

it.each([
  ['pesto', 'half a jar', true],
  ['pesto', '1/2 jar', true],
  ['cream', 'half a small bottle', true],
  ['spinach', '½ bag', true],
  ['the rest of the milk', '', true],
  ['pesto', 'some of a jar', true],
  ['started jar of salsa', '', true],
  ['pesto', 'a jar', false],
  ['milk', 'some', false],
  ['egg', 'half a dozen', false],
  ['everything for the rest', '', false],
])('%s, %s of it, is open: %s', (written, amount, isOpen) => {
  expect(writtenState(written, TODAY, amount).opened).toBe(isOpen ? TODAY : undefined)
})

it.each([
  ['2 portions', 2],
  ['two big servings', 2],
  ['a bowl', 1],
  ['portion', 1],
  ['half a portion', 0.5],
  ['for two', 2],
  ['2', undefined],
  ['500 g', undefined],
])('%s are %s portions', (text, count) => {
  expect(writtenPortions(text)).toBe(count)
})
