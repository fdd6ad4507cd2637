const ROUNDS = [0x811c9dc5, 0x1000193, 0x9e3779b9, 0x85ebca6b] as const

/** FNV-1a with a final mix. */
function hashed(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/** The same id for the same words on every device: what two of them record at once is recorded once. */
export function namedUuid(words: string): string {
  const hex = ROUNDS.map((seed) => hashed(words, seed)).join('')
  // Version 8 of RFC 9562: of our own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
