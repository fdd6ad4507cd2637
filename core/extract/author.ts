import { cleanText } from './clean-text.ts'
import type { Page } from './page.ts'
import { shortTextOf } from './tree.ts'

const LONGEST = 100
/** Placeholders of publishing systems, which name nobody. */
const NOBODY = /^(?:admin(?:istrator)?|editor|staff|author|guest|unknown|anonymous|root|user|webmaster)$/i
const BY =
  /^(?:(?:recipe|written|posted|created|published|submitted)\s+)?(?:by|from|von|par|por|di|av)\s*:?\s+/i

/** A name as it is written, without "By"; undefined for an address, a placeholder or a whole sentence. */
export function authorName(given: string | undefined): string | undefined {
  const name = cleanText((given ?? '').slice(0, 10 * LONGEST))
    .replace(BY, '')
    .trim()
  if (name.length < 2 || name.length > LONGEST || NOBODY.test(name)) return undefined
  return /^(?:https?:|www\.|@|\/)|[<>{}]|[\w.+-]+@[\w-]+\./i.test(name) ? undefined : name
}

const META = [
  'author',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'article:author',
]

/** The author that a page names outside of the recipe's own markup. */
export function pageAuthor(page: Page): string | undefined {
  for (const name of META) {
    const author = authorName(page.meta.get(name))
    if (author) return author
  }
  const link = page.links.find(
    ({ name, attribs }) => name === 'a' && /\bauthor\b/i.test((attribs.rel ?? '').slice(0, LONGEST)),
  )
  return link && authorName(shortTextOf(link, 10 * LONGEST))
}
