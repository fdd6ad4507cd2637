import { OWN_LIMITS } from '#core/contracts/own-limits.ts'

/** The tags with those that were typed, separated by commas; a tag is the same in upper and lower case. */
export function typedTags(tags: readonly string[], typed: string): string[] {
  const next = [...tags]
  for (const part of typed.split(',')) {
    const tag = part
      .replace(/^[\s#]+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, OWN_LIMITS.tag)
      .trim()
    if (tag && !next.some((one) => one.toLowerCase() === tag.toLowerCase())) next.push(tag)
  }
  return next
}
