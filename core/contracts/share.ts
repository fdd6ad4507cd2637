import { webAddress } from './web-address.ts'

/** What another app shared with Sous, as encoded in the URL of the page that receives it. */
interface Shared {
  title: string
  text: string
  url: string
  /** How many photos and other files are stored on the device; undefined if they could not be stored. */
  files: SharedFiles | undefined
  /** The text is longer than an address may be: the whole of it is stored on the device, or the rest is lost. */
  more: 'stored' | 'lost' | undefined
}

interface SharedFiles {
  photos: number
  others: number
  /** Too many, or too large. */
  lost?: number
}

/** As many photos as one scan takes. */
export const MAX_SHARED_FILES = 5
const LIMITS = { title: 200, text: 4000, url: 2000 } as const
/** A cookbook's chapter. */
export const MAX_SHARED_TEXT = 50_000

const MOST_LOST = 999

interface Fields {
  get: (name: string) => unknown
}

const field = (form: Fields | undefined, name: keyof typeof LIMITS) => {
  const value = form?.get(name)
  return typeof value === 'string' ? value.trim().slice(0, LIMITS[name]) : ''
}

/** The text of a share, if it is too long for the address. */
export function longText(form: Fields | undefined): string | undefined {
  const text = form?.get('text')
  return typeof text === 'string' && text.trim().length > LIMITS.text
    ? text.trim().slice(0, MAX_SHARED_TEXT)
    : undefined
}

/** The URL that a share opens. */
export function sharedAddress(
  form: Fields | undefined,
  files: SharedFiles | undefined,
  isTextStored = false,
): string {
  const parts = (['title', 'text', 'url'] as const)
    .map((name) => [name, field(form, name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (!files) parts.push('photos=lost')
  if (files && files.photos > 0) parts.push(`photos=${files.photos}`)
  if (files && files.others > 0) parts.push(`files=${files.others}`)
  if (files?.lost) parts.push(`lost=${Math.min(files.lost, MOST_LOST)}`)
  if (longText(form) !== undefined) parts.push(`more=${isTextStored ? 'stored' : 'lost'}`)
  return parts.length > 0 ? `/share-target?${parts.join('&')}` : '/share-target'
}

const LINK = /https?:\/\/[^\s<>"']+/i

/** Parses that URL. Many apps put the link into the text; it is extracted from there. */
export function readShared(query: Fields): Shared {
  const text = field(query, 'text')
  const more = query.get('more')
  const given = field(query, 'url') || (LINK.exec(text)?.[0] ?? '')
  return {
    title: field(query, 'title'),
    text: text.replace(given, '').trim(),
    url: webAddress(given) ?? '',
    files: filesOf(query),
    more: more === 'stored' || more === 'lost' ? more : undefined,
  }
}

function filesOf(query: Fields): SharedFiles | undefined {
  const [photos, others] = [query.get('photos'), query.get('files')].map((count) =>
    count === null || count === undefined ? 0 : /^[1-5]$/.test(String(count)) ? Number(count) : undefined,
  )
  if (photos === undefined || others === undefined) return undefined
  const lost = Number(/^\d{1,3}$/.exec(String(query.get('lost') ?? ''))?.[0] ?? 0)
  return { photos, others, ...(lost > 0 && { lost }) }
}
