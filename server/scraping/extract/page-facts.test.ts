import { describe, expect, it } from 'vitest'
import { decodePage } from './decode-page.ts'
import { readPage } from './extract.ts'

const pageFacts = (html: string, url: string) => readPage(html, url).facts()

const HEAD =
  '<base href="/kitchen/"><link rel="canonical" href="soup"><link rel="alternate" type="application/rss+xml" href="/feed"><meta name="robots" content="noarchive, NOINDEX">'

describe('the facts of a page', () => {
  it('finds canonical address, feeds, rules and links, each once', () => {
    const facts = pageFacts(
      `<head>${HEAD}</head><a href="pie#top" rel="nofollow">Pie</a><a href="pie">The <b>pie</b></a><a href="mailto:x@y.example">Mail</a><a href="https://other.example/" rel="sponsored">Ad</a><a href="javascript:void(0)">No</a>`,
      'https://pot.example/start',
    )
    expect(facts).toEqual({
      canonical: 'https://pot.example/kitchen/soup',
      robots: { noindex: true, nofollow: false, noarchive: true },
      feeds: ['https://pot.example/feed'],
      links: [
        { href: 'https://pot.example/kitchen/pie', nofollow: false, text: 'Pie' },
        { href: 'https://other.example/', nofollow: true, text: 'Ad' },
      ],
    })
  })

  it('treats "none" as all rules', () => {
    const { robots, links } = pageFacts(
      '<meta name="robots" content="none"><a href="/a">A</a>',
      'https://pot.example/',
    )
    expect(robots).toEqual({ noindex: true, nofollow: true, noarchive: true })
    expect(links[0]?.nofollow).toBe(true)
  })

  it('shares one parse with the recipe and the text', () => {
    const page = readPage('<h1>Hello</h1><p>there</p>', 'https://pot.example/')
    expect(page.text()).toBe('Hello there')
    expect(page.facts().links).toEqual([])
    expect(page.extract({ status: 200 })).toMatchObject({ none: 'not-a-recipe' })
    expect(page.extract({ status: 403 })).toMatchObject({ none: 'blocked' })
  })
})

describe('decodePage', () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const utf8 = (text: string) => new TextEncoder().encode(text)

  it.each([
    ['UTF-8 without a word', utf8('crème'), undefined, 'crème'],
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'text/html; charset=iso-8859-1', 'a'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0xe9, 0), undefined, 'aé'],
    ['the header', Uint8Array.of(0x83, 0x5c), 'text/html; charset=Shift_JIS', 'ソ'],
    ['the page', latin('<meta charset="iso-8859-2">\u00b3'), undefined, '<meta charset="iso-8859-2">ł'],
    [
      'an older page',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\u00e4'),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">д',
    ],
    ['latin letters without a declared charset', latin('cr\u00e8me'), undefined, 'crème'],
    ['a header that lies', utf8('½ crème'), 'text/html; charset=iso-8859-1', '½ crème'],
    ['bytes that are not the UTF-8 they claim', latin('cr\u00e8me'), 'text/html; charset=utf-8', 'crème'],
    ['an unknown charset', utf8('é'), 'text/html; charset=klingon', 'é'],
  ])('detects %s', (_, bytes, type, text) => expect(decodePage(bytes, type)).toBe(text))
})
