export interface FetchedText {
  /** Where it was in the end. */
  url: string
  status: number
  contentType: string | null
  bytes: Uint8Array
  /** Its X-Robots-Tag forbids to follow its links. */
  nofollow: boolean
}
export type Via = 'sitemap' | 'feed' | 'link'

/** A page that may be a recipe. */
export interface Discovered {
  /** To be fetched: without tracking and session ids. Compare by normaliseUrl(url). */
  url: string
  /** Links from the start page; 0 is the start page itself, sitemaps and feeds count as 1. */
  depth: number
  via: Via
  /** How much the address looks like one of a recipe, the higher the better. */
  score: number
  /** Discovery had to read this page for its links, so nobody needs to fetch it a second time. */
  page?: FetchedText
}
