import { webAddress } from './web-address.ts'

/** What another app shared with Sous, as encoded in the URL of the page that receives it. */
interface Shared {
  title: string
  text: string
  url: string
  /** How many photos are stored on the device; undefined if they could not be stored. */
  photos: number | undefined
}

/** As many photos as one scan takes. */
export const MAX_SHARED_PHOTOS = 5
const LIMITS = { title: 200, text: 4000, url: 2000 } as const

interface Fields {
  get: (name: string) => unknown
}

const field = (form: Fields | undefined, name: keyof typeof LIMITS) => {
  const value = form?.get(name)
  return typeof value === 'string' ? value.trim().slice(0, LIMITS[name]) : ''
}

/** The URL that a share opens. */
export function sharedAddress(form: Fields | undefined, photos: number | undefined): string {
  const parts = (['title', 'text', 'url'] as const)
    .map((name) => [name, field(form, name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (photos !== 0) parts.push(`photos=${photos ?? 'lost'}`)
  return parts.length > 0 ? `/share-target?${parts.join('&')}` : '/share-target'
}

const LINK = /https?:\/\/[^\s<>"']+/i

/** Parses that URL. Many apps put the link into the text; it is extracted from there. */
export function readShared(query: Fields): Shared {
  const text = field(query, 'text')
  const given = field(query, 'url') || (LINK.exec(text)?.[0] ?? '')
  const photos = query.get('photos')
  return {
    title: field(query, 'title'),
    text: text.replace(given, '').trim(),
    url: webAddress(given) ?? '',
    photos:
      photos === null || photos === undefined
        ? 0
        : /^[1-5]$/.test(String(photos))
          ? Number(photos)
          : undefined,
  }
}
