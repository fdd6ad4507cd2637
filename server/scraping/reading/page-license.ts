import { absolute, type Page } from '#core/extract/page.ts'
import { parseLoosely } from '#core/extract/parse-json.ts'

type Node = Record<string, unknown>

const LONGEST = 300
const MOST_NODES = 5000
const DEEPEST = 6
/** Of the page or its text; the license of a picture in it is another matter. */
const WORKS = /^(?:recipe|webpage|itempage|article|blogposting|newsarticle|creativework)$/i

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const named = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return named(value[0])
  if (isNode(value)) return named(value.url ?? value['@id'] ?? value.name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function inMarkup(page: Page): string | undefined {
  let seen = 0
  const visit = (value: unknown, depth: number): string | undefined => {
    if (depth > DEEPEST || ++seen > MOST_NODES) return undefined
    if (!Array.isArray(value) && !isNode(value)) return undefined
    if (
      isNode(value) &&
      [value['@type']].flat().some((type) => typeof type === 'string' && WORKS.test(type))
    ) {
      const own = named(value.license)
      if (own) return own
    }
    for (const one of Object.values(value)) {
      const found = visit(one, depth + 1)
      if (found) return found
    }
    return undefined
  }
  for (const script of page.jsonLd) {
    const found = /license/i.test(script) ? visit(parseLoosely(script), 0) : undefined
    if (found) return found
  }
  return undefined
}

/** The license that a page states: in its markup, or by a link with rel=license. */
export function licenseOf(page: Page): string | null {
  const link = page.links.find(({ attribs }) => /(?:^|\s)license(?:\s|$)/i.test(attribs.rel ?? ''))
  const found = inMarkup(page) ?? absolute(link?.attribs.href, page.url)
  return found && found.length <= LONGEST ? found : null
}
