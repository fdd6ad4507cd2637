import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeed } from './feed.ts'
import { createFrontier } from './frontier.ts'
import { readSitemap } from './sitemap.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const page = 'https://a.example/?a=1&b=2'

describe('readSitemap', () => {
  it.each<[string, Uint8Array, string[], string[]]>([
    [
      'xml',
      bytes(
        `<?xml version="1.0"?><urlset ${NS}><url><loc> https://a.example/?a=1&amp;b=2\n</loc></url></urlset>`,
      ),
      [page],
      [],
    ],
    ['CDATA', bytes(`<urlset ${NS}><url><loc><![CDATA[${page}]]></loc></url></urlset>`), [page], []],
    [
      'index',
      bytes(`<sitemapindex ${NS}><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>`),
      [],
      ['https://a.example/1.xml'],
    ],
    [
      'packed',
      gzipSync(`<urlset ${NS}><url><loc>${page.replace('&', '&amp;')}</loc></url></urlset>`),
      [page],
      [],
    ],
    [
      'pictures in it',
      bytes(
        `<urlset ${NS}><url><loc>${page}</loc><image:image><image:loc>https://a.example/x.jpg</image:loc></image:image></url></urlset>`,
      ),
      [page],
      [],
    ],
    [
      'with a prefix',
      bytes(`<sm:urlset xmlns:sm="x"><sm:url><sm:loc>${page}</sm:loc></sm:url></sm:urlset>`),
      [page],
      [],
    ],
    [
      'text',
      bytes(`\uFEFF${page}\r\nnonsense\r\nhttps://a.example/2\r\n`),
      [page, 'https://a.example/2'],
      [],
    ],
    [
      'cut off',
      bytes(`<urlset ${NS}><url><loc>${page}</loc></url><url><loc>https://a.ex`),
      [page, 'https://a.ex'],
      [],
    ],
    ['a page', bytes('<!doctype html><title>Not found</title><loc>https://a.example/x</loc>'), [], []],
    ['broken gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]), [], []],
    ['nothing', bytes(''), [], []],
  ])('%s', async (_name, given, pages, sitemaps) =>
    expect(await readSitemap(given)).toEqual({ pages, sitemaps }),
  )

  it('opens no decompression bomb and reads no endless list', async () => {
    const limits = { maxBytes: 1_000_000, entries: 100 }
    const bomb = gzipSync(`https://a.example/${'x'.repeat(1_000_000)}`)
    expect(await readSitemap(bomb, limits)).toEqual({ pages: [], sitemaps: [] })
    const line = 'https://a.example/x'
    expect((await readSitemap(bytes(`${line}\n`.repeat(200)), limits)).pages).toHaveLength(100)
    const xml = `<urlset ${NS}>${`<url><loc>${line}</loc></url>`.repeat(200)}</urlset>`
    expect((await readSitemap(bytes(xml), limits)).pages).toHaveLength(100)
  })
})

describe('readFeed', () => {
  it.each([
    [
      'RSS',
      '<rss version="2.0"><channel><link>https://a.example/</link><item><title>x</title><link>https://a.example/1</link><guid>urn:1</guid></item><item><guid isPermaLink="true">https://a.example/2</guid></item><item><guid isPermaLink="false">urn:3</guid></item></channel></rss>',
      ['https://a.example/1', 'https://a.example/2'],
      null,
    ],
    [
      'RDF',
      '<rdf:RDF xmlns="http://purl.org/rss/1.0/"><item><link>https://a.example/1</link></item></rdf:RDF>',
      ['https://a.example/1'],
      null,
    ],
    [
      'Atom',
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="/atom.xml"/><link rel="next" href="/atom.xml?p=2"/><entry><link rel="edit" href="/e"/><link href="https://a.example/1"/></entry></feed>',
      ['https://a.example/1'],
      '/atom.xml?p=2',
    ],
    [
      'JSON',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"https://a.example/1"},{"id":"2"}],"next_url":"https://a.example/2.json"}',
      ['https://a.example/1'],
      'https://a.example/2.json',
    ],
    ['broken JSON', '{"items":[}', [], null],
  ])('%s', (_name, text, links, next) => expect(readFeed(bytes(text))).toEqual({ links, next }))

  it('accepts nothing else as a feed', () => {
    for (const text of ['<html><item><link>x</link></item></html>', '{"a":1}', ''])
      expect(readFeed(bytes(text))).toBeNull()
  })
  it('handles any input', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom('<rss>', '<urlset>', '{"items":'),
        async (rest, start) => {
          const some = Buffer.concat([bytes(start), rest])
          readFeed(some)
          await readSitemap(some)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('createFrontier', () => {
  it('returns the most promising first, in order among equals, and drops the least promising', () => {
    const frontier = createFrontier<string>(4)
    for (const [item, priority] of [
      ['a', 1],
      ['b', 3],
      ['c', 1],
      ['d', 3],
      ['e', 2],
    ] as const)
      frontier.push(item, priority)
    expect([frontier.size, frontier.best]).toEqual([4, 3])
    const again = createFrontier(4, frontier.items())
    for (const one of [frontier, again]) {
      expect(Array.from({ length: 5 }, () => one.pop())).toEqual(['b', 'd', 'e', 'a', undefined])
      expect(one.best).toBe(Number.NEGATIVE_INFINITY)
    }
  })
})
