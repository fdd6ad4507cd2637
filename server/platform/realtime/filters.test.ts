import { describe, expect, it } from 'vitest'
import { matches, parseFilter } from './filters.ts'

const types = new Map(
  Object.entries({ id: 'int4', name: 'text', done: 'bool', at: 'timestamptz', who: 'uuid' }),
)
const columns = [...types.keys()]
const row = { id: 7, name: 'a, "b"', done: true, at: '2026-11-15T10:00:00+00:00', who: 'ab', none: null }

describe('filters', () => {
  it.each([
    ['id=eq.7', true],
    ['id=eq.70', false],
    ['id=eq.', false],
    ['id=gt.6.5', true],
    ['id=lt.10', true],
    ['id=gte.8', false],
    ['id=in.(1,7)', true],
    ['id=neq.7', false],
    ['name=eq."a, \\"b\\""', true],
    ['name=in.(x,"a, \\"b\\"")', true],
    ['name=eq.a, "b"', undefined],
    ['done=eq.true', true],
    ['done=eq.f', false],
    ['at=eq.2026-11-15T11:00:00+01:00', true],
    ['at=lte.yesterday', false],
    ['who=eq.AB', true],
    ['id=eq.7,done=eq.true', true],
    ['id=eq.7,done=eq.false', false],
    ['none=eq.x', undefined],
    ['constructor=neq.x', undefined],
    ['__proto__=neq.x', undefined],
    ['id=like.7', undefined],
    ['id=in.7', undefined],
    ['id', undefined],
    ['', undefined],
    [`id=in.(${Array(101).fill(1).join()})`, undefined],
  ])('%s', (text, expected) => {
    const conditions = parseFilter(text, columns)
    expect(conditions && matches(row, conditions, types)).toBe(expected)
  })

  it('match nothing that is missing: no value, or only the key of a deleted row', () => {
    const conditions = parseFilter('name=neq.x', columns) ?? []
    expect(matches({ id: 7, name: null }, conditions, types)).toBe(false)
    expect(matches({ id: 7 }, conditions, types)).toBe(false)
    // Not even inherited object properties.
    const inherited = parseFilter('constructor=neq.x', ['constructor']) ?? []
    expect(matches(Object.create({ constructor: 'y' }), inherited, new Map())).toBe(false)
  })
})
