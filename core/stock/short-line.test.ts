import { expect, it } from 'vitest'
import type { Purchase } from '../contracts/recipe-details.ts'
import { purchaseList } from '../shopping/purchase-list.ts'
import { shortLine } from './short-line.ts'

const egg: Purchase = { name: 'egg', one: 'egg', many: 'eggs', unit: null, amount: 4, part: null }
const shortage = (name: string, value: number, unit: string | null) => ({
  name,
  words: '',
  line: '',
  more: { value, unit },
})

it.each([
  [shortage('egg', 2, null), egg, 2, '2 eggs'],
  [
    shortage('rice', 0.25, 'kilogram'),
    { ...egg, name: 'rice', one: 'rice', many: 'rice', unit: 'gram' },
    1,
    '250 g rice',
  ],
  [shortage('zorblax', 3, null), null, 2, '3 zorblax'],
])('only what is missing goes on the list', (short, purchase, factor, line) => {
  const [wish] = purchaseList([shortLine(short, purchase, factor)], factor, 'metric')
  expect(wish?.line).toBe(line)
})
