/** An absolute http(s) URL, or null; data: URLs and spacers don't count. */
export function imageUrl(value: string | null | undefined, base: string | undefined): string | null {
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

/** 0 if unspecified: then the page's order applies. */
function widthOf(value: unknown): number {
  const { width } = (typeof value === 'object' && value !== null ? value : {}) as { width?: unknown }
  return typeof width === 'number' || typeof width === 'string' ? Number.parseInt(String(width), 10) || 0 : 0
}

/** The image of schema.org: a URL, an ImageObject, or a list of either; the widest if specified, else the first. */
export function imageOf(value: unknown, base: string | undefined, depth = 0): string | null {
  if (depth > 4) return null
  if (typeof value === 'string') return imageUrl(value, base)
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 20).toSorted((a, b) => widthOf(b) - widthOf(a))) {
      const found = imageOf(one, base, depth + 1)
      if (found) return found
    }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const node = value as Record<string, unknown>
  for (const key of ['url', 'contentUrl', '@id', 'thumbnailUrl', 'src']) {
    const found = imageOf(node[key], base, depth + 1)
    if (found && !(key === '@id' && /#/.test(found))) return found
  }
  return null
}
