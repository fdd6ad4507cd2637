import { type Element, isTag, type ParentNode } from './dom.ts'
import { compact, type Layer } from './fields.ts'
import { largestOf, photoUrl } from './images.ts'
import type { Page } from './page.ts'
import { elementsIn, isHidden, isSilent } from './tree.ts'

const MOST_IMAGES = 500
/** Smaller ones are buttons, portraits and counters. */
const LEAST = { width: 200, height: 150 }
const LONGEST_NAME = 1000
const FRAME = new Set(['header', 'nav', 'footer', 'aside', 'form', 'button'])
/** Parts of a page that show other things than the dish. */
const OTHER_PART =
  /comment|related|sidebar|share|social|widget|advert|promo|newsletter|author|avatar|menu|nav(?:$|[\s_-])|footer|logo|banner/i
const NO_PHOTO =
  /logo|icon|avatar|gravatar|sprite|pixel|spacer|badge|banner|spinner|emoji|placeholder|blank|button|tracking/i

const nameOf = ({ attribs }: Element) => `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, LONGEST_NAME)

function isContent(image: Element): boolean {
  if (isHidden(image) || NO_PHOTO.test(nameOf(image))) return false
  for (let up: ParentNode | null = image.parent; up; up = up.parent)
    if (isTag(up)) {
      // Themes name the whole page after its parts.
      if (up.name === 'article' || up.name === 'main' || up.name === 'body') return true
      if (FRAME.has(up.name) || isSilent(up) || isHidden(up) || OTHER_PART.test(nameOf(up))) return false
    }
  return true
}

function addressOf({ attribs }: Element, base: string | undefined): string | undefined {
  const given = [
    ...[largestOf(attribs.srcset), largestOf(attribs['data-srcset'])],
    ...[attribs['data-src'], attribs['data-lazy-src'], attribs.src],
  ]
  for (const one of given) {
    const url = photoUrl(one, base)
    if (url && !/\.(?:svg|gif|ico)$/i.test(new URL(url).pathname) && !NO_PHOTO.test(lastPart(url))) return url
  }
  return undefined
}

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

const pixels = (value: string | undefined) =>
  value !== undefined && /^\d{1,5}(?:px)?$/.test(value.trim()) ? Number.parseInt(value, 10) : undefined

interface Candidate {
  url: string
  /** 0 if the page doesn't say. */
  area: number
  isBelowTitle: boolean
}

function candidatesOf(page: Page): Candidate[] {
  const found: Candidate[] = []
  let isBelowTitle = false
  const elements = elementsIn(page.body, ({ name }) => name === 'img' || name === 'h1')
  for (const element of elements.slice(0, MOST_IMAGES)) {
    if (element.name === 'h1') {
      isBelowTitle = true
      continue
    }
    const [width, height] = [pixels(element.attribs.width), pixels(element.attribs.height)]
    if ((width ?? LEAST.width) < LEAST.width || (height ?? LEAST.height) < LEAST.height) continue
    const url = isContent(element) ? addressOf(element, page.url) : undefined
    if (url) found.push({ url, area: (width ?? 0) * (height ?? 0), isBelowTitle })
  }
  return found
}

/** The photo of a page that names none: the largest, or the first below the title where no sizes are given. */
export function readContentImage(page: Page): Layer {
  const [best] = candidatesOf(page).sort(
    (a, b) => b.area - a.area || Number(b.isBelowTitle) - Number(a.isBelowTitle),
  )
  return { method: 'page', confidence: 0.4, fields: compact({ image: best?.url }) }
}
