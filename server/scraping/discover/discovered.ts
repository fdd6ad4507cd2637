export interface FetchedText {
  /** The final URL, after redirects. */
  url: string
  status: number
  contentType: string | null
  bytes: Uint8Array
  /** Its X-Robots-Tag forbids following its links. */
  nofollow: boolean
  /** For the next visit. */
  etag?: string | null
  lastModified?: string | null
}
export type Via = 'sitemap' | 'feed' | 'link'

/** A page that may be a recipe. */
export interface Discovered {
  /** To be fetched: without tracking and session ids. Compare by normaliseUrl(url). */
  url: string
  /** Links from the start page; 0 is the start page itself, sitemaps and feeds count as 1. */
  depth: number
  via: Via
  /** How much the URL looks like a recipe's, higher is better. */
  score: number
  /** Discovery had to read this page for its links, so it needn't be fetched again. */
  page?: FetchedText
}
