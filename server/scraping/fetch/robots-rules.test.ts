import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRobots, ROBOTS_MAX_BYTES } from './robots-rules.ts'

const allows = (robots: string, path: string) =>
  parseRobots(robots, 'SousBot').allows(new URL(path, 'https://site.example'))
const all = (...rules: string[]) => ['User-agent: *', ...rules].join('\n')

describe('parseRobots, by RFC 9309', () => {
  it.each<[string, string, boolean]>([
    ['', '/x', true],
    [all('Disallow:'), '/x', true],
    [all('Disallow: /'), '/', false],
    [all('Disallow: /'), '/robots.txt', true],
    [all('Disallow: /fish'), '/fish', false],
    [all('Disallow: /fish'), '/fishing?x', false],
    [all('Disallow: /fish'), '/Fish', true],
    [all('Disallow: /fish/'), '/fish', true],
    [all('disallow:/fish # no fish'), '/fish/salmon', false],
    // The longest rule wins; between equals the one that allows.
    [all('Disallow: /', 'Allow: /recipes/'), '/recipes/pie', true],
    [all('Allow: /recipes', 'Disallow: /recipes/private'), '/recipes/private/x', false],
    [all('Disallow: /page', 'Allow: /page'), '/page', true],
    [all('Allow: /page', 'Disallow: /*.htm'), '/page.htm', false],
    [all('Allow: /$', 'Disallow: /'), '/', true],
    [all('Allow: /$', 'Disallow: /'), '/page', false],
    // Wildcards and end anchors.
    [all('Disallow: /*.php'), '/index.php?x', false],
    [all('Disallow: /*.php$'), '/index.php?x', true],
    [all('Disallow: /*.php$'), '/a/index.php', false],
    [all('Disallow: /*/print$'), '/recipes/print', false],
    [all('Disallow: /a*b*c$'), '/a-b-c-c', false],
    [all('Disallow: /a*b*c$'), '/a-b-d', true],
    [all('Disallow: /fish*'), '/fish.html', false],
    [all('Disallow: *?sort='), '/list?sort=a', false],
    [all('Disallow: /a$b'), '/a', true],
    // Spellings of one path.
    [all('Disallow: /caf%C3%A9'), '/café', false],
    [all('Disallow: /café'), '/caf%c3%a9', false],
    [all('Disallow: /%7Ejoe'), '/~joe', false],
    [all('Disallow: /a%2fb'), '/a/b', true],
    [all('Disallow: /a%2fb'), '/a%2Fb', false],
    // Group selection.
    ['User-agent: OtherBot\nDisallow: /', '/x', true],
    ['User-agent: sousbot\nDisallow: /', '/x', false],
    ['User-agent: SousBot/2.0 (crawler)\nDisallow: /', '/x', false],
    ['User-agent: SousBotPro\nDisallow: /', '/x', true],
    [`${all('Disallow: /')}\nUser-agent: SousBot\nDisallow: /only`, '/x', true],
    [`${all('Disallow: /')}\nUser-agent: SousBot\nDisallow:`, '/x', true],
    [
      'User-agent: SousBot\nDisallow: /a\n\nUser-agent: x\nDisallow: /\n\nUser-agent: SousBot\nDisallow: /b',
      '/b',
      false,
    ],
    ['User-agent: x\nUser-agent: SousBot\nDisallow: /a', '/a', false],
    ['User-agent: SousBot\nSitemap: https://site.example/s.xml\nUser-agent: x\nDisallow: /a', '/a', false],
    ['User-agent: SousBot\nCrawl-delay: 1\nUser-agent: x\nDisallow: /a', '/a', true],
    ['Disallow: /a\nUser-agent: *\nDisallow: /b', '/a', true],
    // As found in the wild.
    ['\uFEFFUser-agent: *\r\nDisallow: /a\r\n', '/a', false],
    ['User-agent: *\rDisallow: /a\r', '/a', false],
    [' User-Agent :  * \n  DISALLOW :  /a  ', '/a', false],
    ['<!doctype html><title>Not found</title>', '/a', true],
  ])('%j: %s %s', (robots, path, expected) => expect(allows(robots, path)).toBe(expected))

  it('returns the delay of our group and all sitemaps', () => {
    const text = `Sitemap: https://a.example/1.xml\n${all('Crawl-delay: 2.5')}\nUser-agent: x\nCrawl-delay: 9\nsitemap: /nonsense\nSITEMAP: https://a.example/2.xml`
    const { crawlDelayMs, sitemaps } = parseRobots(text, 'SousBot')
    expect([crawlDelayMs, sitemaps]).toEqual([2500, ['https://a.example/1.xml', 'https://a.example/2.xml']])
    expect(parseRobots(all('Crawl-delay: soon'), 'SousBot').crawlDelayMs).toBeNull()
  })

  it('reads 500 kB and no more', () => {
    const filler = `# ${'x'.repeat(1021)}\n`.repeat(ROBOTS_MAX_BYTES / 1024)
    expect(allows(`${all('Disallow: /a')}\n${filler}Disallow: /b`, '/a')).toBe(false)
    expect(allows(`${all('Disallow: /a')}\n${filler}Disallow: /b`, '/b')).toBe(true)
  })

  it('is fast on a rule with many wildcards', () => {
    const started = performance.now()
    expect(allows(all(`Disallow: /${'*a'.repeat(2000)}$`), `/${'a'.repeat(1500)}b`)).toBe(true)
    expect(performance.now() - started).toBeLessThan(200)
  })

  it('stores no rule twice, however often it names us or others', () => {
    const before = process.memoryUsage().heapUsed
    const rules = 'disallow: /a\n'.repeat(9000)
    // Each name with each rule would be a hundred million of them.
    const again = parseRobots(`${'user-agent: *\n'.repeat(15_000)}${rules}`, 'SousBot')
    const others = parseRobots(
      `${Array.from({ length: 15_000 }, (_, at) => `user-agent: ${'x'.repeat(1 + (at % 9))}\n`).join('')}user-agent: sousbot\n${rules}`,
      'SousBot',
    )
    for (const { allows: may } of [again, others]) {
      expect(may(new URL('https://a.example/a'))).toBe(false)
      expect(may(new URL('https://a.example/b'))).toBe(true)
    }
    expect((process.memoryUsage().heapUsed - before) / 1024 / 1024).toBeLessThan(200)
  })

  it('skips a site that has more rules than any site needs', () => {
    const many = (count: number) =>
      all(Array.from({ length: count }, (_, at) => `Disallow: /${at.toString(36)}`).join('\n'))
    expect(allows(many(9000), '/-soup')).toBe(true)
    expect(allows(many(11_000), '/-soup')).toBe(false)
    expect(allows(many(11_000), '/robots.txt')).toBe(true)
  })

  it('handles any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        parseRobots(text, 'SousBot').allows(new URL('https://a.example/x'))
      }),
      { numRuns: 60 },
    )
  })
})
