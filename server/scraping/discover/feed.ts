import { Parser } from 'htmlparser2'
import { z } from 'zod'

export interface Feed {
  links: string[]
  /** The feed's own next page. */
  next: string | null
}

const MOST_ENTRIES = 5000

const jsonFeed = z.object({
  items: z.array(z.object({ url: z.string().optional(), external_url: z.string().optional() })),
  next_url: z.string().nullish(),
})

function ofJson(text: string): Feed {
  try {
    const feed = jsonFeed.parse(JSON.parse(text))
    return {
      links: feed.items.flatMap(({ url }) => (url ? [url] : [])).slice(0, MOST_ENTRIES),
      next: feed.next_url ?? null,
    }
  } catch {
    return { links: [], next: null }
  }
}

/** RSS 0.9 to 2.0 and Atom. Within an entry Atom's rel=alternate counts; a guid only without a link. */
function ofXml(text: string): Feed {
  const feed: Feed = { links: [], next: null }
  let entry: { link?: string; guid?: string } | undefined
  let reading: 'link' | 'guid' | undefined
  let words = ''
  const parser = new Parser(
    {
      onopentag: (name, { href, rel = 'alternate', isPermaLink }) => {
        const tag = name.toLowerCase()
        if (tag === 'item' || tag === 'entry') entry = {}
        else if ((tag === 'link' || tag === 'atom:link') && href) {
          if (!entry && rel === 'next') feed.next = href.trim()
          if (entry && rel === 'alternate') entry.link ??= href.trim()
        } else if (entry && (tag === 'link' || (tag === 'guid' && isPermaLink !== 'false'))) {
          reading = tag
          words = ''
        }
      },
      ontext: (part) => {
        if (reading && words.length < 4000) words += part
      },
      onclosetag: (name) => {
        const tag = name.toLowerCase()
        if (entry && reading === tag) {
          if (words.trim() !== '') entry[reading] ??= words.trim()
          reading = undefined
        }
        if (tag === 'item' || tag === 'entry') {
          const link = entry?.link ?? entry?.guid
          if (link && feed.links.length < MOST_ENTRIES) feed.links.push(link)
          entry = undefined
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return feed
}

/** RSS, Atom or JSON Feed; null for anything else. */
export function readFeed(bytes: Uint8Array): Feed | null {
  // URLs are ASCII, so a wrong charset does no harm.
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('{')) return /"items"\s*:/.test(text) ? ofJson(text) : null
  return /<(rss|feed|rdf:rdf)[\s>]/i.test(text.slice(0, 3000)) ? ofXml(text) : null
}
