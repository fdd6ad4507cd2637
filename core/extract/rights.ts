import { webAddress } from '#core/contracts/web-address.ts'
import { cleanText } from './clean-text.ts'
import type { Page } from './page.ts'

const LONGEST_NAME = 200
const LONGEST_LICENSE = 300

/** A site as its markup or its meta tags name it. */
export const publisherName = (given: string | undefined): string | undefined => {
  const name = cleanText((given ?? '').slice(0, 10 * LONGEST_NAME))
  return name === '' || name.length > LONGEST_NAME || /^https?:|[<>{}]/i.test(name) ? undefined : name
}

/** A license by its address, or by its name. */
export const licenseName = (given: string | undefined): string | undefined => {
  const name = cleanText((given ?? '').slice(0, 10 * LONGEST_LICENSE))
  if (name === '' || name.length > LONGEST_LICENSE || /[<>{}]/.test(name)) return undefined
  return /^[a-z][a-z\d+.-]*:/i.test(name) ? (webAddress(name) ?? undefined) : name
}

const META = ['dcterms.license', 'dc.rights.license', 'dcterms.rights', 'dc.rights', 'license', 'cc:license']

/** The license that a page names outside of the recipe's own markup: of the page, not of a picture in it. */
export function pageLicense(page: Page): string | undefined {
  for (const name of META) {
    const license = licenseName(page.meta.get(name))
    if (license) return license
  }
  const link = page.links.find(({ attribs }) =>
    /(?:^|\s)license(?:\s|$)/i.test((attribs.rel ?? '').slice(0, LONGEST_NAME)),
  )
  return link && licenseName(link.attribs.href && absoluteOf(link.attribs.href, page.url))
}

function absoluteOf(href: string, base: string | undefined): string | undefined {
  try {
    return new URL(href.slice(0, 2000), base).href
  } catch {
    return undefined
  }
}

/** The site's own name. */
export const pagePublisher = (page: Page): string | undefined =>
  publisherName(page.meta.get('og:site_name')) ??
  publisherName(page.meta.get('dc.publisher')) ??
  publisherName(page.meta.get('dcterms.publisher')) ??
  publisherName(page.meta.get('application-name'))
