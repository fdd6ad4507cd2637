import { expect, it } from 'vitest'
import type { LineMatch } from '../contracts/match-recipes.ts'
import { shortOf } from './shortage.ts'

const known = (name: string, value: number, unit: string | null, gramsEach: number | null = null) => ({
  name,
  amount: { value, unit },
  gramsEach,
  gramsPerMl: null,
})
const match = (line: string, ingredient: string, more: Partial<LineMatch> = {}) => ({
  line,
  ingredient,
  strength: 'full' as const,
  reason: 'exact' as const,
  staple: false,
  ...more,
})

it.each([
  ['2 of 8 eggs', [match('8 large eggs, beaten', 'egg')], known('egg', 2, null), ['You have 2 of 8 eggs']],
  ['enough', [match('2 eggs', 'egg')], known('egg', 2, null), []],
  ['one of a few', [match('8 eggs', 'egg')], known('egg', 6, null), ['You have 6 of 8 eggs']],
  ['nearly enough', [match('400 g rice', 'rice')], known('rice', 370, 'gram'), []],
  ['too little', [match('400 g rice', 'rice')], known('rice', 350, 'gram'), ['You have 350 g of 400 g rice']],
  [
    'two lines',
    [match('2 eggs', 'egg'), match('2 eggs, boiled', 'egg')],
    known('egg', 2, null),
    ['You have 2 of 4 eggs'],
  ],
  [
    'by weight',
    [match('400 g ground beef', 'ground beef')],
    known('ground beef', 0.1, 'kilogram'),
    ['You have 100 g of 400 g ground beef'],
  ],
  [
    'pieces for grams',
    [match('600 g onions', 'onion')],
    known('onion', 1, null, 150),
    ['You have 1 of 4 onions'],
  ],
  ['no common unit', [match('1 bunch parsley', 'parsley')], known('parsley', 10, 'gram'), []],
  ['no amount in the line', [match('eggs, to serve', 'egg')], known('egg', 1, null), []],
  [
    'juice and zest of one',
    [match('juice of 1 lemon', 'lemon'), match('zest of 1 lemon', 'lemon')],
    known('lemon', 1, null),
    [],
  ],
  ['only a similar one', [match('8 eggs', 'egg', { strength: 'partial' })], known('egg', 2, null), []],
  ['a staple', [match('8 eggs', 'egg', { staple: true })], known('egg', 2, null), []],
])('shortOf tells what there is too little of: %s', (_, reasons, amount, expected) => {
  expect(shortOf(reasons, [amount])).toEqual(expected)
})

it('shortOf counts for the servings that are shown', () => {
  const reasons = [match('2 eggs', 'egg')]
  expect(shortOf(reasons, [known('egg', 2, null)], 4)).toEqual(['You have 2 of 8 eggs'])
  expect(shortOf(reasons, [])).toEqual([])
})
