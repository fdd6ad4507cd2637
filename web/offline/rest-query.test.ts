import { describe, expect, it } from 'vitest'
import { readRestQuery, runRestQuery } from './rest-query.ts'

const rows = [
  { id: 'a', title: 'Soup', score: 3 },
  { id: 'b', title: 'Pie', score: null },
  { id: 'c', title: 'Rice', score: 9 },
]
const run = (query: string) => {
  const read = readRestQuery(new URLSearchParams(query))
  return read && runRestQuery(rows, read)
}

describe('table query on the device', () => {
  it('selects columns, sorts with nulls in the right place, and limits', () => {
    expect(run('select=id&order=score.desc.nullslast,id')).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
    expect(run('select=id&order=score.desc')).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'a' }])
    expect(run('select=title&order=title&limit=1&offset=1')).toEqual([{ title: 'Rice' }])
    expect(run('')).toEqual(rows)
  })

  it('parses ids, one or many', () => {
    expect(readRestQuery(new URLSearchParams('id=eq.a'))?.ids).toEqual(['a'])
    expect(readRestQuery(new URLSearchParams('id=in.(a,b)'))?.ids).toEqual(['a', 'b'])
  })

  it.each(['title=ilike.*soup*', 'id=gt.a', 'select=id,other(name)', 'or=(id.eq.a)'])(
    'returns undefined for %s',
    (query) => expect(run(query)).toBeUndefined(),
  )
})
