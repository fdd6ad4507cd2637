const MAX_TAGS = 3

/** 84 of 100 is shown as 8.4. */
export function qualityOutOfTen(quality: number | null): string | null {
  if (quality === null) return null
  return (quality / 10).toFixed(quality % 10 === 0 ? 0 : 1)
}

export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  const own = [...new Set(tags)]
  return { shown: own.slice(0, MAX_TAGS), more: Math.max(0, own.length - MAX_TAGS) }
}
