import { webAddress } from '../contracts/web-address.ts'
import { normalise, normalWords } from '../text/normalise.ts'

export interface Comparable {
  /** Of a recipe that was stored here. */
  id?: string | undefined
  title: string
  ingredients: readonly string[]
  source_url: string | null
}

interface Duplicate {
  /** The index in what the user has, or in what the files hold. */
  of: { own: number } | { found: number }
  /** `near`: it may be another recipe. */
  likeness: 'same' | 'near'
}

/** Parameters that say where a visitor came from, and nothing of the page. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref|ref_src|smid|amp)$/i
const ADDRESS = /^https?:\/\/(?:www\.|m\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i
const DEFAULT_PORT = /:(?:80|443)$/
/** Of the words of both recipes' ingredients, those in common. */
const ALIKE = 0.6
/** "Salt, water" is in many recipes. */
const TELLING_LINES = 3

/** The address of a page without what differs between two links to it. Null for a site's front page: it's no recipe. */
function addressKey(address: string | null): string | null {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(webAddress(address) ?? '') ?? []
  const page = path.replace(/\/(?:amp\/?)?$/i, '')
  const asked = query
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? ''))
    .sort()
    .join('&')
  if (host === '' || (page === '' && asked === '')) return null
  return `${host.toLowerCase().replace(DEFAULT_PORT, '')}${page}?${asked}`
}

interface Read {
  at: Duplicate['of']
  id: string | undefined
  address: string | null
  title: string
  lines: string
  count: number
  words: ReadonlySet<string>
}

function read(recipe: Comparable, at: Duplicate['of']): Read {
  const lines = [...new Set(recipe.ingredients.map(normalise))].filter((line) => line !== '').sort()
  return {
    at,
    id: recipe.id,
    address: addressKey(recipe.source_url),
    // A title without a letter is still a title.
    title: normalise(recipe.title) || recipe.title.trim(),
    lines: lines.join('\n'),
    count: lines.length,
    words: new Set(recipe.ingredients.flatMap(normalWords).filter((word) => !/^\d/.test(word))),
  }
}

function isAlike({ words: a }: Read, { words: b }: Read): boolean {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return common >= ALIKE * (a.size + b.size - common)
}

function compare(one: Read, other: Read): Duplicate['likeness'] | undefined {
  const [sameTitle, sameLines] = [one.title === other.title, one.lines === other.lines]
  if (sameTitle && sameLines) return 'same'
  // Edited since it was exported.
  if (one.id !== undefined && one.id === other.id) return 'near'
  if (one.address !== null && one.address === other.address)
    return sameTitle || isAlike(one, other) ? 'same' : 'near'
  if (sameTitle) return one.count === 0 || other.count === 0 || isAlike(one, other) ? 'near' : undefined
  return sameLines && one.count >= TELLING_LINES ? 'near' : undefined
}

/** Those that share a key with many others are compared with the first ones only. */
const MOST_COMPARED = 20

/** For each found recipe, the one it repeats: of the user's own, or an earlier one of the files. */
export function findDuplicates(
  own: readonly Comparable[],
  found: readonly Comparable[],
): (Duplicate | undefined)[] {
  const byKey = new Map<string, Read[]>()
  const keysOf = ({ id, address, title, lines, count }: Read) => [
    ...(id === undefined ? [] : [`i ${id}`]),
    `s ${title}\n${lines}`,
    `t ${title}`,
    ...(address === null ? [] : [`a ${address}`]),
    ...(count >= TELLING_LINES ? [`l ${lines}`] : []),
  ]
  const add = (recipe: Read) => {
    for (const key of keysOf(recipe)) {
      const known = byKey.get(key)
      if (known) known.push(recipe)
      else byKey.set(key, [recipe])
    }
  }
  own.forEach((recipe, index) => {
    add(read(recipe, { own: index }))
  })
  return found.map((recipe, index) => {
    const one = read(recipe, { found: index })
    let near: Duplicate | undefined
    for (const key of keysOf(one))
      for (const other of byKey.get(key)?.slice(0, MOST_COMPARED) ?? []) {
        const likeness = compare(one, other)
        if (likeness === 'same') return { of: other.at, likeness }
        if (likeness) near ??= { of: other.at, likeness }
      }
    add(one)
    return near
  })
}
