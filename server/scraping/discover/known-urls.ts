import { normaliseUrl } from './normalise-url.ts'

/** URLs seen before, each as a short hash: thousands of them must fit into a row. */
interface KnownUrls {
  has: (url: string) => boolean
  /** Whether it is new. */
  add: (url: string) => boolean
  state: () => string
}

/** 53 bits of a text. Two of 50,000 addresses meet once in seven million crawls. */
function shortHash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

export function knownUrls(from = ''): KnownUrls {
  const known = new Set(from === '' ? [] : from.split(' '))
  return {
    has: (url) => known.has(shortHash(normaliseUrl(url))),
    add: (url) => {
      const hash = shortHash(normaliseUrl(url))
      if (known.has(hash)) return false
      known.add(hash)
      return true
    },
    state: () => [...known].join(' '),
  }
}
