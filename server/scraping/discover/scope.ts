import { getDomain } from 'tldts'

/** Each user has their own site below these, though the public suffix list leaves them out. */
const SHARED =
  /(?:^|\.)([^.]+\.(?:wordpress|tumblr|substack|medium|weebly|squarespace|typepad|livejournal|over-blog|canalblog|jimdofree)\.com|[^.]+\.neocities\.org|[^.]+\.blogspot\.(?:de|co\.uk))$/

/** The part of a name that one owner has: kitchen.example.co.uk is of example.co.uk. */
function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '')
  return SHARED.exec(name)?.[1] ?? getDomain(name, { allowPrivateDomains: true }) ?? name
}

export type Scope = (url: URL) => boolean

/** Pages of the same owner; if a part of a site was given, of that part only. */
export function scopeOf(start: URL): Scope {
  const host = start.hostname.toLowerCase()
  const owned = registrableDomain(host)
  const name = host === owned || host === `www.${owned}` ? owned : host
  // A different port is a different site.
  const same = (url: URL) => (start.port === '' ? url.port === '' : url.port === start.port)
  return (url) => {
    const other = url.hostname.toLowerCase()
    return same(url) && (other === name || other.endsWith(`.${name}`))
  }
}

/** Where to begin, best first: example.com, with or without scheme, with or without a path. */
export function startsOf(domain: string): URL[] {
  const text = domain.trim()
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // Some sites don't support https.
  const tries = /^https:/i.test(full) ? [full, full.replace(/^https:/i, 'http:')] : [full]
  return tries.filter((one) => URL.canParse(one)).map((one) => new URL(one))
}
