import { expect, it } from 'vitest'
import { unwrapped } from './wrapped-lines.ts'

it('joins lines that a fixed width broke', () => {
  expect(
    unwrapped([
      'Whisk the flour mixture into the eggs until well',
      'combined, then transfer the batter to a pan. Bake for',
      '40 minutes.',
      'Leave it to cool.',
    ]),
  ).toEqual([
    'Whisk the flour mixture into the eggs until well combined, then transfer the batter to a pan. Bake for 40 minutes.',
    'Leave it to cool.',
  ])
})

it.each([
  [['mix the flour and the sugar with the eggs', 'bake it for twenty minutes']],
  [['Mix everything in a bowl that is large enough.', 'bake for 20 minutes.']],
  [['Filling', 'mix the potatoes with the cream.', 'Serve']],
])('leaves other lists as they are', (lines) => expect(unwrapped(lines)).toEqual(lines))
