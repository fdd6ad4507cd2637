import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { NoRecipe } from '#core/contracts/scraping.ts'
import type { PageReading } from '../discover/discover.ts'
import type { FetchedText } from '../discover/discovered.ts'
import { decodePage } from '../extract/decode-page.ts'
import { readPage } from '../extract/extract.ts'

/** Everything a job needs from a page, in one parse. Plain data: it is passed between threads. */
export interface PageContent extends PageReading {
  found: { recipe: ExtractedRecipe } | { none: NoRecipe; reason: string }
  canonical: string | null
  noindex: boolean
  /** The beginning of the visible text, if requested. */
  text: string
}

export interface PageInput extends Pick<FetchedText, 'url' | 'status' | 'contentType' | 'bytes'> {
  nofollow?: boolean
  /** Only enhancement needs the text. */
  withText?: boolean
}

/** The length of page text that enhancement uses, which runs in the main thread. */
const LONGEST_TEXT = 24_000

export function readPageContent(input: PageInput): PageContent {
  const { url, status, contentType, bytes, nofollow = false, withText = false } = input
  const page = readPage(decodePage(bytes, contentType ?? undefined), url || undefined)
  const found = page.extract({ status, headers: contentType ? { 'content-type': contentType } : {} })
  const { canonical, robots, links, feeds } = page.facts()
  return {
    found,
    recipe: 'recipe' in found,
    canonical,
    noindex: robots.noindex,
    nofollow: nofollow || robots.nofollow,
    links,
    feeds,
    text: withText ? page.text().slice(0, LONGEST_TEXT) : '',
  }
}

/** An abandoned page, as one without a recipe and without links. */
export const unreadPage = (reason: string): PageContent => ({
  found: { none: 'unreadable', reason },
  recipe: false,
  canonical: null,
  noindex: false,
  nofollow: true,
  links: [],
  feeds: [],
  text: '',
})
