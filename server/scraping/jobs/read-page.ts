import type { ExtractedRecipe, NoRecipe } from '#core/contracts/scraping.ts'
import type { FetchedText, PageReading } from '../discover/discover.ts'
import { decodePage } from '../extract/decode-page.ts'
import { readPage } from '../extract/extract.ts'

/** All that a job wants to know of a page, from one parse of it. */
export interface PageContent extends PageReading {
  found: { recipe: ExtractedRecipe } | { none: NoRecipe; reason: string }
  canonical: string | null
  noindex: boolean
  /** What a reader sees of it; only enhancement asks for that. */
  text: () => string
}

export type ReadPage = (
  page: Pick<FetchedText, 'url' | 'status' | 'contentType' | 'bytes'> & { nofollow?: boolean },
) => PageContent

export const readPageContent: ReadPage = ({ url, status, contentType, bytes, nofollow = false }) => {
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
    text: page.text,
  }
}
