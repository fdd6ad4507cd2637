/** An absolute http(s) URL, or null; data: URLs and spacers don't count. */
function imageUrl(value: string | null | undefined, base: string | undefined): string | null {
  const text = value?.trim()
  if (!text || text.length > 2000 || /^data:/i.test(text)) return null
  try {
    const url = new URL(text, base)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

/** The largest of a srcset. */
export function largestOf(srcset: string | undefined): string | null {
  let best: string | null = null
  let size = -1
  // URLs may contain commas: candidates are separated by a comma and a space.
  for (const candidate of (srcset ?? '').split(/,\s+/)) {
    const [address, width] = candidate.trim().split(/\s+/)
    const value = Number.parseFloat(width ?? '1') || 1
    if (address && value > size) {
      best = address.replace(/,$/, '')
      size = value
    }
  }
  return best
}

/** Icons, signs and pictures of a film's player show no dish. */
const NO_PHOTO =
  /(?:^|[-_./])(?:logo|icon|favicon|apple-touch-icon|avatar|gravatar|sprite|placeholder|default-image|no-?image|blank|spacer|pixel)(?:[-_.\d]|$)/i
const VIDEO =
  /^https?:\/\/(?:[\w-]+\.)*(?:ytimg\.com|youtube\.com|youtu\.be|vimeocdn\.com|vumbnail\.com|jwplayer\.com|jwpcdn\.com|dailymotion\.com|dmcdn\.net|tiktokcdn\.com|brightcove\.com|mediavine\.com\/video)\b/i

function isPhoto(url: string): boolean {
  if (VIDEO.test(url)) return false
  const file = new URL(url).pathname.split('/').at(-1) ?? ''
  return !NO_PHOTO.test(file) && !/\.(?:svg|ico)$/i.test(file)
}

/** A photo's address, as `imageUrl`. */
export const photoUrl = (value: string | null | undefined, base: string | undefined): string | null => {
  const url = imageUrl(value, base)
  return url && isPhoto(url) ? url : null
}

/** "soup-1200x800.jpg", "soup.jpg?w=1200" */
function widthIn(address: string): number {
  const [, sized, asked] =
    /[-_](\d{2,4})x\d{2,4}(?=\.\w+(?:$|\?))|[?&,/](?:w|width)[=_](\d{2,4})(?!\d)/i.exec(
      address.slice(0, 2000),
    ) ?? []
  return Number(sized ?? asked ?? 0)
}

const SIZED = /[-_]\d{2,4}x\d{2,4}(?=\.\w+(?:$|\?))/
const withoutSize = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 2000).replace(SIZED, '') : ''

/** "soup.jpg" among "soup-500x500.jpg" and "soup-480x270.jpg" is what they were made of. */
function originalOf(values: readonly unknown[]): unknown {
  return values.find(
    (one) =>
      typeof one === 'string' &&
      !SIZED.test(one) &&
      values.some((other) => other !== one && withoutSize(other) === one),
  )
}

/** 0 if unspecified: then the page's order applies. */
function widthOf(value: unknown): number {
  if (typeof value === 'string') return widthIn(value)
  if (typeof value !== 'object' || value === null) return 0
  const { width, url } = value as { width?: unknown; url?: unknown }
  const inner = typeof width === 'object' && width !== null ? (width as { value?: unknown }).value : width
  if (typeof inner === 'number' || typeof inner === 'string') return Number.parseInt(String(inner), 10) || 0
  return typeof url === 'string' ? widthIn(url) : 0
}

const isVideo = (node: Record<string, unknown>) => /video/i.test(String(node['@type'] ?? ''))

/** The image of schema.org: a URL, an ImageObject, or a list of either; the widest if specified, else the first. */
export function imageOf(value: unknown, base: string | undefined, depth = 0): string | null {
  if (depth > 4) return null
  if (typeof value === 'string') return photoUrl(value, base)
  if (Array.isArray(value)) {
    const all = value.slice(0, 20)
    const original = originalOf(all)
    const size = (one: unknown) =>
      one !== undefined && one === original ? Number.POSITIVE_INFINITY : widthOf(one)
    for (const one of all.toSorted((a, b) => Number(size(b) > size(a)) - Number(size(a) > size(b)))) {
      const found = imageOf(one, base, depth + 1)
      if (found) return found
    }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const node = value as Record<string, unknown>
  if (isVideo(node)) return null
  for (const key of ['url', 'contentUrl', '@id', 'thumbnailUrl', 'src']) {
    const found = imageOf(node[key], base, depth + 1)
    if (found && !(key === '@id' && /#/.test(found))) return found
  }
  return null
}
