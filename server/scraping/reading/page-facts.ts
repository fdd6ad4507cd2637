import { absolute, type Page } from '#core/extract/page.ts'
import { shortTextOf } from '#core/extract/tree.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'

interface PageFacts {
  canonical: string | null
  robots: { noindex: boolean; nofollow: boolean; noarchive: boolean }
  /** Links to other pages, absolute, without fragments, deduplicated. */
  links: { href: string; nofollow: boolean; text: string }[]
  /** URLs of feeds. */
  feeds: string[]
}

/** More than any recipe list has; every link costs the crawler time. */
const MOST_LINKS = 5000
const MOST_FEEDS = 30
const LINK_TEXT = 200

const web = (href: string | undefined, base: string | undefined): URL | undefined => {
  const found = absolute(href, base)
  if (!found) return undefined
  const url = new URL(found)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}

/** What a crawler needs from a parsed page. */
export function factsOf(page: Page): PageFacts {
  const rules = `${page.meta.get('robots') ?? ''},${page.meta.get('sousbot') ?? ''}`.toLowerCase()
  const none = /\bnone\b/.test(rules)
  const nofollow = none || rules.includes('nofollow')
  let canonical: string | null = null
  const feeds = new Set<string>()
  const links = new Map<string, PageFacts['links'][number]>()
  for (const element of page.links) {
    const { name, attribs } = element
    const rel = (attribs.rel ?? '').toLowerCase()
    if (name === 'link') {
      const url = web(attribs.href, page.url)
      if (!url) continue
      if (/\bcanonical\b/.test(rel)) canonical ??= url.href
      else if (
        feeds.size < MOST_FEEDS &&
        /\balternate\b/.test(rel) &&
        /rss|atom|feed\+json/i.test(attribs.type ?? '')
      )
        feeds.add(url.href)
      continue
    }
    const url = web(attribs.href, page.url)
    if (!url) continue
    url.hash = ''
    const known = links.get(url.href)
    const follow = !nofollow && !/\b(?:nofollow|ugc|sponsored)\b/.test(rel)
    // One followable link is enough.
    if (known) known.nofollow &&= !follow
    else if (links.size < MOST_LINKS)
      links.set(url.href, {
        href: url.href,
        nofollow: !follow,
        text: tidy(shortTextOf(element, 10 * LINK_TEXT)).slice(0, LINK_TEXT),
      })
  }
  return {
    canonical,
    robots: {
      noindex: none || rules.includes('noindex'),
      nofollow,
      noarchive: none || rules.includes('noarchive'),
    },
    links: [...links.values()],
    feeds: [...feeds],
  }
}
