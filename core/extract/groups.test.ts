import { expect, it } from 'vitest'
import { partGroups, withoutGroups } from './groups.ts'

const LINES = ['200 g flour', '2 eggs', 'salt', '1 cup cream', '2 tbsp sugar']
const [first = '', ...rest] = LINES

it.each([['FOR THE SAUCE'], ['TOPPING'], ['For the filling:'], ['SÜSSE SAUCE']])(
  'drops the name of a group: %s',
  (name) => expect(withoutGroups([name, first, name, ...rest])).toEqual(LINES),
)

it('drops what the page shows as a heading', () =>
  expect(partGroups(['Crust', ...LINES], (line) => line === 'Crust')).toEqual({
    lines: LINES,
    groups: [{ name: 'Crust', before: '200 g flour' }],
  }))

it('keeps a list in capitals, short names and the last line', () => {
  const capitals = ['FLOUR', 'EGGS', 'SALT', '1 CUP CREAM']
  expect(withoutGroups(capitals)).toEqual(capitals)
  expect(withoutGroups([...LINES, 'MSG', 'PEPPER'])).toEqual([...LINES, 'MSG', 'PEPPER'])
})
