import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** The contents of a sitemap: pages, or further sitemaps. */
export interface Sitemap {
  pages: string[]
  sitemaps: string[]
}

/** The protocol's own limits for one file. */
export const SITEMAP_MAX_BYTES = 50 * 1024 * 1024
const LIMITS = { maxBytes: SITEMAP_MAX_BYTES, entries: 50_000 }

const unpack = promisify(gunzip)

async function textOf(bytes: Uint8Array, maxOutputLength: number): Promise<string> {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const plain = packed ? await unpack(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }) : bytes
  return new TextDecoder(plain[0] === 0xff && plain[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(plain)
}

const LONGEST_ADDRESS = 4000

/** One URL per line. */
function linesOf(text: string, most: number): Sitemap {
  const pages: string[] = []
  // Not split: 50 MB of line breaks aren't worth a string each.
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const address = line.length <= LONGEST_ADDRESS ? line.trim() : ''
    if (/^https?:\/\/\S+$/i.test(address)) pages.push(address)
    if (pages.length >= most) break
  }
  return { pages, sitemaps: [] }
}

function xmlOf(text: string, most: number): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] }
  let inside: 'pages' | 'sitemaps' | undefined
  let loc: string | undefined
  const parser = new Parser(
    {
      onopentagname: (name) => {
        const tag = name.toLowerCase()
        if (tag === 'url' || tag.endsWith(':url')) inside = 'pages'
        else if (tag === 'sitemap' || tag.endsWith(':sitemap')) inside = 'sitemaps'
        // image:loc and video:… are media of the page, not pages.
        else if (tag === 'loc' || tag === 'sm:loc') loc = ''
      },
      ontext: (part) => {
        if (loc !== undefined && loc.length < LONGEST_ADDRESS) loc += part
      },
      onclosetag: (name) => {
        const tag = name.toLowerCase()
        if ((tag === 'loc' || tag === 'sm:loc') && loc !== undefined) {
          if (inside && found[inside].length < most) found[inside].push(loc.trim())
          loc = undefined
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return found
}

/** XML or plain text, compressed or not; empty if it isn't a sitemap, such as an error page. */
export async function readSitemap(bytes: Uint8Array, { maxBytes, entries } = LIMITS): Promise<Sitemap> {
  const text = await textOf(bytes, maxBytes).catch(() => '')
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^https?:\/\//i.test(start)) return linesOf(text, entries)
  return /<(\w+:)?(urlset|sitemapindex)\b/i.test(start) ? xmlOf(text, entries) : { pages: [], sitemaps: [] }
}
