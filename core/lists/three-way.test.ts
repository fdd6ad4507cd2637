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

describe('three-way list merge', () => {
  it('returns the union without a common base', () => {
    expect(ids(threeWay([], [item('a'), item('b')], [item('b'), item('c')]))).toEqual(['a', 'b', 'c'])
  })

  it('applies removals from this side and keeps removals from the other', () => {
    const base = [item('a'), item('b'), item('c')]
    expect(ids(threeWay(base, [item('b'), item('c')], [item('a'), item('b')]))).toEqual(['b'])
  })

  it('keeps the text from the other side unless this side changed it', () => {
    const base = [item('a', 'old')]
    expect(threeWay(base, base, [item('a', 'theirs')])).toEqual([item('a', 'theirs')])
    expect(threeWay(base, [item('a', 'mine')], [item('a', 'theirs')])).toEqual([item('a', 'mine')])
  })

  it('keeps what only one side knows of an item that both added', () => {
    const plain: { id: string; text?: string }[] = [{ id: 'a' }]
    expect(threeWay([], plain, [item('a', 'theirs')])).toEqual([item('a', 'theirs')])
    expect(threeWay([], [item('a', 'mine')], plain)).toEqual([item('a', 'mine')])
    expect(threeWay([item('a', 'old')], plain, [item('a', 'old')])).toEqual(plain)
  })

  it('never loses or duplicates an addition', () => {
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

  it('returns the other list unchanged if nothing changed here, and this one if nothing changed there', () => {
    fc.assert(
      fc.property(lists, lists, (base, other) => {
        expect(threeWay(base, base, other)).toEqual(other)
        const joined = threeWay(base, other, base)
        expect(changesBetween(joined, other)).toEqual({ put: [], gone: [] })
      }),
    )
  })
})
