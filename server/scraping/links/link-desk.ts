import type { ImportRefusal } from '#core/contracts/import-recipe.ts'
import type { NoRecipe } from '#core/contracts/scraping.ts'
import { listOfRecipes } from '#core/extract/strings.ts'
import { FetchRefused } from '#server/lib/guarded-fetch-refusal.ts'
import { createQueue } from '#server/lib/queue.ts'
import type { FetchedPage, FetchPageOptions } from '../fetch/fetch-page.ts'
import type { PageContent } from '../reading/read-page.ts'
import type { Readers } from '../reading/readers.ts'
import * as strings from '../strings.ts'

type FoundRecipe = Extract<PageContent['found'], { recipe: unknown }>
type LinkAnswer = (FoundRecipe & { canonical: string | null }) | { refused: ImportRefusal }

/** Reads one page for a user, who waits for it. Nothing is stored. */
export interface LinkDesk {
  /** The page at a link. */
  open: (url: string, signal: AbortSignal) => Promise<LinkAnswer>
  /** A page as the user sees it. */
  read: (html: string, url: string | undefined, signal: AbortSignal) => Promise<LinkAnswer>
  /** The bytes of a picture on a page; undefined if they can't be had. */
  picture: (url: string, signal: AbortSignal) => Promise<Uint8Array | undefined>
}

interface LinkServices {
  fetch: (
    url: string,
    options: Pick<FetchPageOptions, 'signal' | 'accept' | 'maxBytes' | 'timeoutMs'>,
  ) => Promise<FetchedPage>
  readers: Pick<Readers, 'page'>
}

/** A page is up to 6 MB: a few at a time. */
const PACE = { atOnce: 4, waiting: 40, waitMs: 15_000 }
/** Longer than one fetch may take, and shorter than a user waits. */
const LIMIT_MS = 30_000
const PICTURE_LIMIT_MS = 10_000
const PICTURE_BYTES = 12 * 1024 * 1024

const OF_FETCH: Record<FetchRefused['kind'], ImportRefusal> = {
  private: 'private',
  robots: 'robots',
  removed: 'robots',
  timeout: 'too-slow',
  'too-large': 'too-large',
  redirects: 'broken',
  dns: 'not-found',
  protocol: 'not-a-page',
  port: 'not-a-page',
  rate: 'busy',
  other: 'broken',
}

const OF_PAGE: Record<Exclude<NoRecipe, 'unreadable'>, ImportRefusal> = {
  'not-a-recipe': 'no-recipe',
  blocked: 'blocked',
  gone: 'gone',
  login: 'login',
}

const OF_READING: Record<string, ImportRefusal> = {
  [strings.pageTooLarge]: 'too-large',
  [strings.pageTooSlow]: 'too-slow',
  [strings.pageTooHungry]: 'too-large',
}

/** A home page, or a list by its address: the recipes are behind its links. */
const isOverview = (url: string) =>
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$|\/(?:categor(?:y|ies)|tags?|collections?)(?:\/[^/]+)?\/?$|\/(?:recipes|rezepte|recettes|recetas|ricette|blog|search)\/?$/i.test(
    new URL(url).pathname,
  )

const PAYMENT_REQUIRED = 402

function refusalOf(none: NoRecipe, reason: string, status: number | undefined): ImportRefusal {
  if (status === PAYMENT_REQUIRED) return 'login'
  if (reason === listOfRecipes) return 'list'
  if (none !== 'unreadable') return OF_PAGE[none]
  return OF_READING[reason] ?? (status !== undefined && status >= 400 ? 'broken' : 'not-a-page')
}

export function createLinkDesk({ fetch, readers }: LinkServices): LinkDesk {
  const queue = createQueue(PACE)

  const answer = ({ found, canonical }: PageContent, status?: number): LinkAnswer =>
    'recipe' in found ? { ...found, canonical } : { refused: refusalOf(found.none, found.reason, status) }

  /** A refusal is an answer; a caller who is gone gets none. */
  async function inTime(work: (signal: AbortSignal) => Promise<LinkAnswer>, signal: AbortSignal) {
    const limit = AbortSignal.timeout(LIMIT_MS)
    const either = AbortSignal.any([signal, limit])
    try {
      return await queue(() => work(either), { signal })
    } catch (error) {
      if (error instanceof FetchRefused) return { refused: OF_FETCH[error.kind] }
      if (limit.aborted && !signal.aborted) return { refused: 'too-slow' as const }
      throw error
    }
  }

  return {
    open: (url, signal) =>
      inTime(async (either) => {
        const { finalUrl, status, contentType, bytes } = await fetch(url, { signal: either })
        // A page that asks not to be listed may still be kept by one reader, for himself.
        const read = answer(await readers.page({ url: finalUrl, status, contentType, bytes }, either), status)
        return 'refused' in read && read.refused === 'no-recipe' && isOverview(finalUrl)
          ? { refused: 'list' }
          : read
      }, signal),
    read: (html, url, signal) =>
      inTime(async (either) => {
        const bytes = new TextEncoder().encode(html)
        const contentType = 'text/html; charset=utf-8'
        return answer(await readers.page({ url: url ?? '', status: 200, contentType, bytes }, either))
      }, signal),
    picture: async (url, signal) => {
      const either = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_LIMIT_MS)])
      try {
        const got = await fetch(url, { signal: either, accept: 'image/*', maxBytes: PICTURE_BYTES })
        return got.status === 200 ? got.bytes : undefined
      } catch {
        signal.throwIfAborted()
        return undefined
      }
    },
  }
}
