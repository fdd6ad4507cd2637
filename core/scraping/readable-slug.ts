const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What to call a page before its title is known: the words in its URL. */
export function readableSlug(address: string): string {
  const [, host = '', path = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?#]*)([^?#]*)/i.exec(address.trim()) ?? []
  const parts = path.split('/').filter((part) => part !== '')
  // Numbers alone carry no meaning: /recipe/apple-pie/12345
  const slug = parts.reverse().find((part) => /\p{L}{2}/u.test(decoded(part)))
  if (slug === undefined) return host.replace(/^www\./i, '') || address.trim()
  const words = decoded(slug)
    .replace(/\.(html?|php|aspx?|jsp)$/i, '')
    .split(/[-_+\s]+/)
    .filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1)).join(' ')
}
