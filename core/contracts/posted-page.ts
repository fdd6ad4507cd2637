import { PAGE_LETTERS } from './import-limits.ts'
import { isUuid } from './uuid.ts'
import { webAddress } from './web-address.ts'

/** A page that a user sent from another tab by the bookmarklet. Anything can post one. */
export interface PostedPage {
  html: string
  url: string
  /** As it was given to the bookmarklet of this device; others have to be confirmed. */
  key: string
}

/** Where it waits on the device for the page that reads it. */
export const POSTED_CACHE = 'sous-posted'
export const postedKey = (id: string) => `/posted-pages/${id}`

const LONGEST_ADDRESS = 2000

interface Fields {
  get: (name: string) => unknown
}

const text = (form: Fields, name: string, most: number) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most) : ''
}

/** From a form that any site may have sent; undefined if there is no page in it. */
export function readPosted(form: Fields | undefined): PostedPage | undefined {
  const html = form ? text(form, 'html', PAGE_LETTERS) : ''
  if (!form || html.trim() === '') return undefined
  const key = text(form, 'key', 36)
  return { html, url: addressOf(form), key: isUuid(key) ? key : '' }
}

function isAddress(url: string): boolean {
  try {
    return new URL(url).href !== ''
  } catch {
    return false
  }
}

function addressOf(form: Fields | undefined): string {
  const url = form ? text(form, 'url', LONGEST_ADDRESS + 1) : ''
  return url.length <= LONGEST_ADDRESS && isAddress(url) ? (webAddress(url) ?? '') : ''
}

/** The page to continue on; without an id the page is lost, and only its link is known. */
export function postedAddress(id: string | undefined, form: Fields | undefined): string {
  if (id) return `/import-page?page=${id}`
  const url = addressOf(form)
  return `/import-page?page=lost${url ? `&url=${encodeURIComponent(url)}` : ''}`
}
