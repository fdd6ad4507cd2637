import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REST_LIMITS } from '../limits.ts'
import { RestProblem } from '../problem.ts'
import { readFormat, readPreferences, readRange } from './headers.ts'
import { parseQuery } from './parse.ts'
import { parseSelect } from './select.ts'

const none = () => false
const parse = (text: string) => parseQuery(new URLSearchParams(text), none)
const whereOf = (text: string) => parse(text).top.where[0]
const at = (column: string) => ({ column, steps: [] })

describe('select', () => {
  it('parses columns, aliases, casts, JSON paths and embedded tables', () => {
    expect(parseSelect('id,when:created_at::date,data->a->>0,*')).toEqual([
      { kind: 'column', path: at('id'), alias: undefined, cast: undefined },
      { kind: 'column', path: at('created_at'), alias: 'when', cast: 'date' },
      {
        kind: 'column',
        path: {
          column: 'data',
          steps: [
            { key: 'a', text: false },
            { key: 0, text: true },
          ],
        },
        alias: undefined,
        cast: undefined,
      },
      { kind: 'all' },
    ])
    expect(parseSelect('recipe:external_recipes!fk!inner(title,saved(*)),...households(name)')).toMatchObject(
      [
        {
          kind: 'embed',
          relation: 'external_recipes',
          alias: 'recipe',
          hint: 'fk',
          inner: true,
          spread: false,
        },
        { kind: 'embed', relation: 'households', spread: true, items: [{ kind: 'column' }] },
      ],
    )
  })

  it.each([
    'a,',
    ',a',
    'a b',
    'a(',
    'a)',
    'a(b',
    '"a',
    'a::',
    'a:',
    'a->',
    'a--b',
    'a;b',
    "a'",
    'a!(b)',
    'count()',
    'a.sum()',
  ])('refuses %j', (text) => expect(() => parseSelect(text)).toThrow(RestProblem))

  it('limits columns, embedded tables and their depth', () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => `a${i}:instructions`).join(',')
    expect(parseSelect(many(REST_LIMITS.selectItems))).toHaveLength(REST_LIMITS.selectItems)
    expect(() => parseSelect(many(REST_LIMITS.selectItems + 1))).toThrow('too many')
    expect(() => parseSelect('a(b(c(d(e))))')).toThrow('levels of embedding')
    expect(() => parseSelect(Array(9).fill('a(b)').join(','))).toThrow('embedded tables')
    expect(() => parseSelect(`a${'->b'.repeat(9)}`)).toThrow('steps into JSON')
  })
})

describe('filters', () => {
  it.each([
    ['a=eq.5', { operator: 'eq', value: '5' }],
    ['a=eq.', { operator: 'eq', value: '' }],
    ['a=eq.x.y,z)', { operator: 'eq', value: 'x.y,z)' }],
    ['a=like.*b*', { operator: 'like', value: '%b%' }],
    ['a=in.(1,"b,c","d\\"e",)', { operator: 'in', values: ['1', 'b,c', 'd"e', ''] }],
    ['a=in.()', { operator: 'in', values: [] }],
    ['a=is.null', { operator: 'is', value: 'null' }],
    ['a=is.NULL', { operator: 'is', value: 'null' }],
    ['a=cs.{x,y}', { operator: 'cs', value: '{x,y}' }],
    ['a=fts(english).cat%26dog', { operator: 'fts', config: 'english', value: 'cat&dog' }],
    ['a=eq(any).{1,2}', { operator: 'eq', quantifier: 'any', value: '{1,2}' }],
    ['a=ilike(all).{*x*}', { operator: 'ilike', quantifier: 'all', value: '{%x%}' }],
  ])('%s', (text, test) => expect(whereOf(text)).toMatchObject({ path: at('a'), negated: false, test }))

  it('parses and/or trees with quotes, lists, arrays and not', () => {
    expect(whereOf('or=(a.eq."x,)y",not.and(b.in.(1,2),c.not.is.null),d.ov.{p,q})')).toMatchObject({
      join: 'or',
      parts: [
        { test: { operator: 'eq', value: 'x,)y' } },
        {
          join: 'and',
          negated: true,
          parts: [
            { test: { operator: 'in', values: ['1', '2'] } },
            { negated: true, test: { operator: 'is', value: 'null' } },
          ],
        },
        { test: { operator: 'ov', value: '{p,q}' } },
      ],
    })
    expect(whereOf('not.or=(a.eq.1)')).toMatchObject({ join: 'or', negated: true })
  })

  it('assigns each embedded table its own filters', () => {
    const query = parse(
      'select=*,b(*)&b.c=eq.1&b.or=(d.eq.2)&b.order=d.desc&b.limit=3&order=a.asc.nullslast,b(c)',
    )
    expect(query.embedded.get('b')).toMatchObject({
      where: [{}, {}],
      limit: 3,
      order: [{ descending: true }],
    })
    expect(query.top.order).toMatchObject([{ nulls: 'last' }, { relation: 'b', path: at('c') }])
  })

  it.each([
    'a=5',
    'a=foo.5',
    'a=constructor.5',
    'a=__proto__.5',
    'a=is.maybe',
    'a=in.1',
    'a=in.(1',
    'a=eq(some).{1}',
    'a=eq',
    '__proto__=5',
    'or=a.eq.1',
    'or=()',
    'or=(a.eq.1',
    'or=(a.eq.1))',
    'limit=-1',
    'limit=1e3',
    'limit=',
    'offset=99999999999',
    'limit=1&limit=2',
    'select=a&select=b',
    'order=a.sideways',
    'a.b.c.d.e=eq.1',
    '=eq.1',
    'a b=eq.1',
    'a=match.(a)%5C1',
    'a=match.a{1,255}',
    `a=match.${'a'.repeat(101)}`,
    `a=wfts.${'-'.repeat(33)}`,
    `a=fts.${'!'.repeat(33)}a`,
    `a=plfts.${'a '.repeat(300)}`,
  ])('refuses %j instead of dropping it', (text) => expect(() => parse(text)).toThrow(RestProblem))

  it('treats inherited property names as plain names', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString'])
      expect(whereOf(`${name}=eq.1`)).toMatchObject({ path: at(name) })
  })

  it('limits parts, depth and values', () => {
    const deep = (n: number) => `${'and('.repeat(n)}a.eq.1${')'.repeat(n)}`
    expect(() => parse(`or=(${deep(7)})`)).not.toThrow()
    expect(() => parse(`or=(${deep(1500)})`)).toThrow('levels of and/or')
    expect(() => parse(`or=(${Array(101).fill('a.eq.1').join(',')})`)).toThrow('too many')
    expect(() => parse(Array(101).fill('a=eq.1').join('&'))).toThrow('too many')
    expect(() => parse(`a=in.(${Array(1001).fill('1').join(',')})`)).toThrow('too many')
  })

  it('parses or refuses any text, without other errors', () => {
    const word = fc.constantFrom(
      ...'select order limit or and not. eq. in.( ) ( , . : :: -> ->> ! * " \\ { } a b __proto__ 5 is.null ...'.split(
        ' ',
      ),
    )
    const texts = fc.oneof(
      fc.array(word, { maxLength: 15 }).map((words) => words.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { maxLength: 4 }), (pairs) => {
        try {
          parseQuery(new URLSearchParams(pairs), none)
        } catch (error) {
          expect(error).toBeInstanceOf(RestProblem)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('headers', () => {
  it('applies known Prefer values and ignores the rest unless strict', () => {
    expect(readPreferences('count=exact, return=representation,foo=bar')).toMatchObject({
      count: 'exact',
      return: 'representation',
      applied: ['count=exact', 'return=representation'],
    })
    expect(readPreferences('constructor=x,__proto__=y').applied).toEqual([])
    expect(() => readPreferences('handling=strict,foo=bar')).toThrow('strict')
    expect(readPreferences('handling=strict, max-affected=3').maxAffected).toBe(3)
  })

  it('reads Accept: one row, many rows or CSV', () => {
    expect(readFormat(null).kind).toBe('array')
    expect(readFormat('application/vnd.pgrst.object+json;nulls=stripped')).toMatchObject({
      kind: 'object',
      withoutNulls: true,
    })
    expect(readFormat('image/png, text/csv').kind).toBe('csv')
    expect(() => readFormat('image/png')).toThrow('media types')
  })

  it('pages by rows with Range', () => {
    expect(readRange('5-14')).toEqual({ offset: 5, limit: 10 })
    expect(readRange('5-')).toEqual({ offset: 5, limit: undefined })
    expect(readRange('bytes=0-1')).toBeUndefined()
    expect(() => readRange('9-3')).toThrow('range')
  })
})
