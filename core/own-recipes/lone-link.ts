import { webAddress } from '#core/contracts/web-address.ts'

/** A link with a remark: "Look what I found". More may be a recipe with its source. */
const LONGEST = 600
const BARE = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i

/** The link in a text that says little else. */
export function loneLink(text: string): string | null {
  const said = text.trim()
  if (said.length > LONGEST) return null
  const links = new Set(said.match(/https?:\/\/[^\s<>"']+/gi) ?? [])
  const [link = BARE.test(said) ? `https://${said}` : undefined] = links
  return links.size <= 1 && link && URL.canParse(link) ? webAddress(link) : null
}

/** The text is the link. */
export const isOnlyLink = (text: string): boolean => !/\s/.test(text.trim()) && loneLink(text) !== null
