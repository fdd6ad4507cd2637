import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownUrls } from './known-urls.ts'
import { cleanUrl, normaliseUrl } from './normalise-url.ts'
import { scopeOf, startsOf } from './scope.ts'

describe('cleanUrl', () => {
  it.each<[string, string | undefined]>([
    ['https://A.Example/x#comments', 'https://a.example/x'],
    ['https://a.example/x/?utm_source=a&utm_medium=b', 'https://a.example/x/'],
    ['https://a.example/x?b=2&a=1&fbclid=3', 'https://a.example/x?a=1&b=2'],
    ['https://a.example/x?b=2&a=z&a=y', 'https://a.example/x?a=y&a=z&b=2'],
    ['https://a.example/x;jsessionid=1A2B?y=1', 'https://a.example/x?y=1'],
    ['https://a.example/(S(abc123))/x', 'https://a.example/x'],
    ['https://a.example/x?PHPSESSID=1&sid=2&session_id=3&id=4', 'https://a.example/x?id=4'],
    ['https://a.example//x//y', 'https://a.example/x/y'],
    ['https://me:pass@a.example:443/x', 'https://a.example/x'],
    ['http://a.example./x', 'http://a.example/x'],
    ['/recipes/../pie?ref=home', 'https://base.example/pie'],
    ['mailto:a@b.example', undefined],
    ['javascript:void(0)', undefined],
    ['data:text/html,x', undefined],
    ['http://[', undefined],
  ])('%s', (given, expected) => expect(cleanUrl(given, 'https://base.example/a/')).toBe(expected))
})

describe('normaliseUrl', () => {
  it('has one form for all spellings of a page', () => {
    const spellings = [
      'https://site.example/recipes/apple-pie',
      'https://site.example/recipes/apple-pie/',
      'http://www.site.example/recipes/apple-pie/?utm_campaign=x#top',
      'https://SITE.example:443/recipes/%61pple-pie',
      'http://site.example:80/recipes//apple-pie/index.html',
      'https://www.site.example/recipes/apple-pie;jsessionid=9?fbclid=1&gclid=2',
    ]
    expect(new Set(spellings.map(normaliseUrl))).toEqual(new Set(['https://site.example/recipes/apple-pie']))
  })
  it('treats the first page of a list as the list', () => {
    const spellings = ['/soups', '/soups/page/1/', '/soups?page=1', '/soups/?paged=1']
    expect(new Set(spellings.map((path) => normaliseUrl(`https://a.example${path}`))).size).toBe(1)
    expect(normaliseUrl('https://a.example/soups/page/11')).toBe('https://a.example/soups/page/11')
  })
  it('distinguishes URLs that may differ', () => {
    const apart = [
      'https://a.example/x',
      'https://a.example/X',
      'https://a.example/x?id=1',
      'https://b.a.example/x',
      'http://a.example:8080/x',
      'https://a.example/x.html',
    ]
    expect(new Set(apart.map(normaliseUrl)).size).toBe(apart.length)
    expect(normaliseUrl(' nonsense ')).toBe('nonsense')
    expect(normaliseUrl('http://127.0.0.1:4000/x/')).toBe('http://127.0.0.1:4000/x')
  })
  it('is idempotent', () => {
    const part = fc.string({ maxLength: 8 })
    const address = fc
      .tuple(
        fc.constantFrom('http://', 'https://www.', 'https://'),
        part,
        fc.array(fc.tuple(part, part), { maxLength: 3 }),
        part,
      )
      .map(
        ([start, path, query, hash]) =>
          `${start}a.example/${path}?${query.map((pair) => pair.join('=')).join('&')}#${hash}`,
      )
    fc.assert(
      fc.property(address, (url) => {
        const once = normaliseUrl(url)
        expect(normaliseUrl(once)).toBe(once)
        const clean = cleanUrl(url) ?? ''
        expect(cleanUrl(clean)).toBe(clean)
        expect(normaliseUrl(clean)).toBe(once)
      }),
      { numRuns: 60 },
    )
  })
})

describe('site ownership', () => {
  it.each([
    ['example.com', 'example.com'],
    ['www.kitchen.example.com', 'example.com'],
    ['www.example.co.uk', 'example.co.uk'],
    ['a.example.com.au', 'example.com.au'],
    ['anna.blogspot.com', 'anna.blogspot.com'],
    ['www.anna.blogspot.co.uk', 'anna.blogspot.co.uk'],
    ['x.anna.github.io', 'anna.github.io'],
  ])('%s is of %s', (host, owner) => {
    // scopeOf drops www only in front of the registrable domain.
    const isOfOwner = scopeOf(new URL(`https://www.${owner}/`))
    for (const name of [owner, host, `other.${owner}`])
      expect(isOfOwner(new URL(`https://${name}/`))).toBe(true)
    expect(isOfOwner(new URL(`https://other.${owner.replace(/^[^.]+\./, '')}/`))).toBe(false)
  })

  it.each(['127.0.0.1', 'localhost'])('%s is a site of its own', (host) => {
    const isOfHost = scopeOf(new URL(`http://${host}/`))
    expect(isOfHost(new URL(`http://${host}/x`))).toBe(true)
    expect(isOfHost(new URL('http://other.example/'))).toBe(false)
  })

  it.each<[string, string, boolean]>([
    ['https://example.com/', 'https://www.example.com/x', true],
    ['https://www.example.com/', 'http://kitchen.example.com/x', true],
    ['https://kitchen.example.com/', 'https://example.com/x', false],
    ['https://kitchen.example.com/', 'https://kitchen.example.com/x', true],
    ['https://example.com/', 'https://notexample.com/x', false],
    ['https://anna.blogspot.com/', 'https://ben.blogspot.com/', false],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/x', true],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4001/x', false],
    ['https://example.com/', 'https://example.com:8443/', false],
  ])('%s: %s %s', (start, url, expected) => expect(scopeOf(new URL(start))(new URL(url))).toBe(expected))

  it('picks the start URLs', () => {
    expect(startsOf(' example.com ').map(String)).toEqual(['https://example.com/', 'http://example.com/'])
    expect(startsOf('http://example.com/food').map(String)).toEqual(['http://example.com/food'])
    expect(startsOf('not a domain')).toEqual([])
  })
})

it('remembers addresses by short numbers that do not collide', () => {
  const known = knownUrls()
  for (let n = 0; n < 20_000; n++) known.add(`https://a.example/recipes/${n}`)
  const numbers = known.state().split(' ')
  expect(new Set(numbers).size).toBe(20_000)
  expect(Math.max(...numbers.map((number) => number.length))).toBeLessThanOrEqual(11)
})
