import { expect, it } from 'vitest'
import { standInsFor } from './stand-ins.ts'

const ingredients = ['1 lb ground pork', '1 cup butter', '1 cup buttermilk', '2 leeks', '2 onions']
const names = ['ground pork', 'butter', 'buttermilk', 'leek', 'onion']
const missing = [
  { line: ingredients[0], swap: 'ground beef', instead: { amounts: [], allergens: [], diets: [] } },
  { line: ingredients[2], swap: 'yogurt', instead: { amounts: ['¾ cup yogurt'], allergens: [], diets: [] } },
]
const reasons = [
  { line: ingredients[3], strength: 'partial', ingredient: 'green onion' },
  { line: ingredients[4], strength: 'full', ingredient: 'onion' },
]
const score = { missing, reasons } as never

it('says what stands in for each line, and how much of it', () => {
  expect(standInsFor({ ingredients }, score, names, [])).toEqual([
    { name: 'ground beef', isChosen: false },
    undefined,
    { name: 'yogurt', isChosen: false, amount: '¾ cup yogurt' },
    { name: 'green onion', isChosen: false },
    undefined,
  ])
})

it.each([
  ['1:1, the same amount', {}],
  ['¾ cup olive oil', { amount: '¾ cup olive oil' }],
  ['For 1 cup: ¾ cup olive oil', { amount: null }],
])('knows what the cook chose: %s', (ratio, more) => {
  const chosen = [{ ingredient: 'butter', substitute: 'Olive oil', ratio }]
  expect(standInsFor({ ingredients }, undefined, names, chosen)[1]).toEqual({
    name: 'olive oil',
    isChosen: true,
    ...more,
  })
})
