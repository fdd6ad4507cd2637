import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, threeWay } from './three-way.ts'

const item = (id: string, text = id) => ({ id, text })
const ids = (items: { id: string }[]) => items.map(({ id }) => id).sort()

const lists = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('x', 'y') }), {
    selector: ({ id }) => id,
  })
  .map((items) => items.map(({ id, text }) => item(id, text)))

describe('joining two copies of a list', () => {
  it('is the union where they have no common past', () => {
    expect(ids(threeWay([], [item('a'), item('b')], [item('b'), item('c')]))).toEqual(['a', 'b', 'c'])
  })

  it('takes what went on this side away, and keeps away what went on the other', () => {
    const base = [item('a'), item('b'), item('c')]
    expect(ids(threeWay(base, [item('b'), item('c')], [item('a'), item('b')]))).toEqual(['b'])
  })

  it('keeps the other side’s words unless this side changed them', () => {
    const base = [item('a', 'old')]
    expect(threeWay(base, base, [item('a', 'theirs')])).toEqual([item('a', 'theirs')])
    expect(threeWay(base, [item('a', 'mine')], [item('a', 'theirs')])).toEqual([item('a', 'mine')])
  })

  it('never loses an addition and never has one twice', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        const joined = ids(threeWay(base, mine, theirs))
        expect(new Set(joined).size).toBe(joined.length)
        for (const { id } of mine) if (!ids(base).includes(id)) expect(joined).toContain(id)
        for (const { id } of theirs)
          if (ids(mine).includes(id) || !ids(base).includes(id)) expect(joined).toContain(id)
      }),
    )
  })

  it('gives the other list as it is where nothing changed here, and this one where nothing changed there', () => {
    fc.assert(
      fc.property(lists, lists, (base, other) => {
        expect(threeWay(base, base, other)).toEqual(other)
        const joined = threeWay(base, other, base)
        expect(changesBetween(joined, other)).toEqual({ put: [], gone: [] })
      }),
    )
  })
})
