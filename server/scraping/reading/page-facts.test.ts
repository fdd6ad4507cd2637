import { describe, expect, it } from 'vitest'
import { parsePage } from '#core/extract/page.ts'
import { factsOf } from './page-facts.ts'

const pageFacts = (html: string, url: string) => factsOf(parsePage(html, url))

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
})
