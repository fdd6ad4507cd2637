import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { PageEvidence } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { NoRecipe } from '#core/contracts/scraping.ts'
import { decodePage } from '#core/extract/decode-page.ts'
import { type Besides, extractFromPage } from '#core/extract/extract.ts'
import { parsePage } from '#core/extract/page.ts'
import { textOf } from '#core/extract/tree.ts'
import type { PageReading } from '../discover/discover.ts'
import type { FetchedText } from '../discover/discovered.ts'
import { evidenceOf } from './page-evidence.ts'
import { factsOf } from './page-facts.ts'
import { licenseOf } from './page-license.ts'

/** Everything a job needs from a page, in one parse. Plain data: it is passed between threads. */
export interface PageContent extends PageReading {
  found: { recipe: ExtractedRecipe; besides: Besides } | { none: NoRecipe; reason: string }
  canonical: string | null
  noindex: boolean
  /** The beginning of the visible text, if requested. */
  text: string
  /** What a reviewer compares the recipe with, if requested; and the license of the page. */
  evidence?: PageEvidence
  license?: string | null
}

export interface PageInput extends Pick<FetchedText, 'url' | 'status' | 'contentType' | 'bytes'> {
  nofollow?: boolean
  /** Only enhancement needs the text. */
  withText?: boolean
  /** Only what may be stored for all is compared with its page. */
  withEvidence?: boolean
}

/** The length of page text that enhancement uses, which runs in the main thread. */
const LONGEST_TEXT = 24_000

export function readPageContent(input: PageInput): PageContent {
  const { url, status, contentType, bytes, nofollow = false, withText, withEvidence } = input
  const address = url || undefined
  const page = parsePage(decodePage(bytes, contentType ?? undefined), address)
  const headers = contentType ? { 'content-type': contentType } : {}
  const found = extractFromPage(() => page, { url: address, status, headers }, VOCABULARY)
  const { canonical, robots, links, feeds } = factsOf(page)
  return {
    found,
    recipe: 'recipe' in found,
    canonical,
    noindex: robots.noindex,
    nofollow: nofollow || robots.nofollow,
    links,
    feeds,
    text: withText ? textOf(page.body).slice(0, LONGEST_TEXT) : '',
    ...(withEvidence &&
      'recipe' in found && { evidence: evidenceOf(page, found.recipe), license: licenseOf(page) }),
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
