import { webAddress } from '#core/contracts/web-address.ts'

const valid = (address: string) => (URL.canParse(address) ? webAddress(address) : null)

/** The link in what was pasted: apps put a title before it, and people leave out https. */
export function linkOf(typed: string): string | null {
  const text = typed.trim()
  const [found] = /https?:\/\/[^\s<>"']+/i.exec(text) ?? []
  if (found) return valid(found)
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(text) ? valid(`https://${text}`) : null
}

export const siteOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '')
