import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameLines } from './same-lines.ts'

it.each([
  ['typing in a line', 'a|b|c', 'a|bx|c', [0, 1, 2]],
  ['a new line in the middle', 'a|b|c', 'a|b||c', [0, 1, undefined, 2]],
  ['a line broken in two', 'a|bcd|e', 'a|b|cd|e', [0, 1, undefined, 2]],
  ['a line removed', 'a|b|c', 'a|c', [0, 2]],
  ['all replaced by less', 'a|b|c', 'x', [0]],
  ['the first text', '', 'a|b', [0, undefined]],
])('%s', (_, before, now, where) => expect(sameLines(before.split('|'), now.split('|'))).toEqual(where))

it('finds every line outside the edit, and never two in the same place', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
  // Of equal lines nobody can tell which is new.
  const edited = fc.array(fc.constantFrom('x', 'y'), { maxLength: 5 })
  fc.assert(
    fc.property(lines, edited, edited, lines, (above, old, fresh, below) => {
      const [before, now] = [
        [...above, ...old, ...below],
        [...above, ...fresh, ...below],
      ]
      const where = sameLines(before, now)
      const known = where.filter((at) => at !== undefined)
      expect(new Set(known).size).toBe(known.length)
      for (const [at, line] of now.entries())
        if (at < above.length || at >= now.length - below.length) expect(before[where[at] ?? -1]).toBe(line)
    }),
  )
})
