import { normaliseUrl } from '../discover/normalise-url.ts'

export interface Address {
  url: string
  /** The same for all spellings of one URL. */
  key: string
  host: string
}

/** Users omit the scheme. Undefined if it isn't the URL of a page. */
export function readAddress(given: string): Address | undefined {
  const text = given.trim()
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+\.[^/]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (!url.hostname.includes('.') && url.hostname !== 'localhost' && !url.hostname.startsWith('['))
    return undefined
  return { url: url.href, key: normaliseUrl(url.href), host: url.host }
}
