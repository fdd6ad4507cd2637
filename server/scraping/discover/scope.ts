import { isIP } from 'node:net'

// Second levels under which countries sell names, and places where everybody has a name of their own below one domain.
const SECOND_LEVELS = new Set([
  'co',
  'com',
  'org',
  'net',
  'gov',
  'edu',
  'ac',
  'or',
  'ne',
  'go',
  'gob',
  'nom',
  'gen',
  'asn',
  'id',
  'web',
  'me',
])
const SHARED = new Set([
  'blogspot.com',
  'wordpress.com',
  'tumblr.com',
  'substack.com',
  'medium.com',
  'wixsite.com',
  'weebly.com',
  'squarespace.com',
  'typepad.com',
  'livejournal.com',
  'over-blog.com',
  'canalblog.com',
  'jimdofree.com',
  'github.io',
  'gitlab.io',
  'netlify.app',
  'vercel.app',
  'pages.dev',
  'web.app',
  'firebaseapp.com',
  'neocities.org',
  'myshopify.com',
  'herokuapp.com',
  'onrender.com',
  'fly.dev',
  'blogspot.de',
  'blogspot.co.uk',
])

/** The part of a name that somebody owns: kitchen.example.co.uk is of example.co.uk. */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (isIP(name.replace(/^\[|\]$/g, '')) || !name.includes('.')) return name
  const labels = name.split('.')
  const last = (count: number) => labels.slice(-count).join('.')
  for (const count of [3, 2]) if (SHARED.has(last(count))) return last(count + 1)
  const country = labels.at(-1)?.length === 2 && SECOND_LEVELS.has(labels.at(-2) ?? '')
  return last(country ? 3 : 2)
}

export type Scope = (url: URL) => boolean

/** Pages of the same owner; where a part of a site was named, of that part alone. */
export function scopeOf(start: URL): Scope {
  const host = start.hostname.toLowerCase()
  const owned = registrableDomain(host)
  const name = host === owned || host === `www.${owned}` ? owned : host
  // A port of its own is a site of its own.
  const same = (url: URL) => (start.port === '' ? url.port === '' : url.port === start.port)
  return (url) => {
    const other = url.hostname.toLowerCase()
    return same(url) && (other === name || other.endsWith(`.${name}`))
  }
}

/** Where to begin, the better first: example.com, with or without scheme, with or without a path. */
export function startsOf(domain: string): URL[] {
  const text = domain.trim()
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // Some sites never learned https.
  const tries = /^https:/i.test(full) ? [full, full.replace(/^https:/i, 'http:')] : [full]
  return tries.filter((one) => URL.canParse(one)).map((one) => new URL(one))
}
