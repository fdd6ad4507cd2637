import { isWanted } from '#core/scraping/wanted-recipe.ts'
import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import type { Sql } from '../../lib/sql.ts'
import { cleanUrl, normaliseUrl } from '../discover/normalise-url.ts'
import type { Enhance } from '../enhance/enhance.ts'
import { isChallenge } from '../fetch/challenge.ts'
import type { FetchedPage, FetchPageOptions } from '../fetch/fetch-page.ts'
import type { PageContent, PageInput } from '../reading/read-page.ts'
import type { Readers } from '../reading/readers.ts'
import type { Finding } from '../store/drafts.ts'
import { isRemoved } from '../store/removals.ts'
import { findVisited, type Visited } from '../store/visited.ts'
import * as strings from '../strings.ts'
import { type LeasedPage, LONGEST_WAIT_MS, type PageOutcome } from './job.ts'

export interface PageTools {
  sql: Sql
  fetch: (
    url: string,
    options: Pick<FetchPageOptions, 'signal' | 'conditional' | 'accept' | 'maxBytes'>,
  ) => Promise<FetchedPage>
  readers: Omit<Readers, 'close'>
  enhance: Enhance
  /** The backoff before the second attempt at a failed page; it doubles for the third. */
  backOffMs: number
}

/** Retry after this delay; `counts` when this was a failed attempt. */
interface Later {
  laterMs: number
  counts: boolean
  error: string
}

export type PageResult = PageOutcome | Finding | Later

const ATTEMPTS = 3

const failed = (reason: string, error: string, title?: string): PageOutcome => ({
  state: 'error',
  reason,
  error,
  title,
})

/** What the site asked for, or exponential backoff. */
function again(
  { attempts }: LeasedPage,
  { backOffMs }: PageTools,
  { reason, error, askedMs = 0 }: { reason: string; error: string; askedMs?: number },
): PageResult {
  const laterMs = Math.max(askedMs, backOffMs * 2 ** (attempts - 1))
  if (attempts >= ATTEMPTS || laterMs > LONGEST_WAIT_MS) return failed(reason, error)
  return { laterMs, counts: true, error }
}

function refused(page: LeasedPage, tools: PageTools, refusal: FetchRefused): PageResult {
  const { kind, message: error, retryAfterMs, asked } = refusal
  if (kind === 'rate' && !asked && (retryAfterMs ?? 0) <= LONGEST_WAIT_MS)
    return { laterMs: retryAfterMs ?? tools.backOffMs, counts: false, error }
  if (kind === 'rate' || kind === 'timeout' || kind === 'other')
    return again(page, tools, { reason: kind, error, askedMs: retryAfterMs })
  return failed(kind, error)
}

/** Only same-site URLs: a canonical link to another host could claim our key. */
const sameSite = (a: string, b: string) =>
  URL.canParse(a) && URL.canParse(b) && new URL(normaliseUrl(a)).host === new URL(normaliseUrl(b)).host

interface Seen {
  page: LeasedPage
  content: PageContent
  finalUrl: string | null
  etag?: string | null
  lastModified?: string | null
}

/** extract -> judge: what of a page's content is worth storing. */
export async function judgePage(seen: Seen, tools: PageTools, signal: AbortSignal): Promise<PageResult> {
  const { page, content, finalUrl } = seen
  const { settings } = page
  if (content.noindex)
    return page.found
      ? { state: 'filtered', reason: 'robots', error: strings.notToBeStored }
      : failed('robots', strings.notToBeStored)
  const recipe = settings.enhance
    ? await tools.enhance({ content, url: finalUrl, prompt: settings.prompt, signal })
    : 'recipe' in content.found
      ? content.found.recipe
      : undefined
  if (!recipe) {
    const { none, reason } = content.found as { none: string; reason: string }
    // A crawl passes many pages without a recipe; that isn't a failure.
    return page.found && none === 'not-a-recipe'
      ? { state: 'filtered', reason: 'no-recipe', error: reason }
      : failed(none, reason)
  }
  const shared = {
    title: recipe.title,
    quality: recipe.quality_score,
    method: recipe.extraction_method,
    recipe,
  }
  if (!isWanted(recipe, settings))
    return {
      ...shared,
      state: 'filtered',
      reason: 'choice',
      error: strings.notWanted,
    }
  if (recipe.quality_score < settings.quality)
    return {
      ...shared,
      state: 'filtered',
      reason: 'quality',
      error: strings.belowQuality(recipe.quality_score, settings.quality),
    }
  const own = finalUrl ?? undefined
  const named = content.canonical ? cleanUrl(content.canonical, own) : undefined
  const canonical = named && (!own || sameSite(named, own)) ? named : undefined
  const url = canonical ?? (own ? cleanUrl(own) : undefined) ?? null
  const addresses = [page.url, own, canonical].flatMap((one) => (one ? [normaliseUrl(one)] : []))
  const besides = 'recipe' in content.found ? content.found.besides : undefined
  return {
    recipe: { ...recipe, source_url: url },
    rights: {
      author: besides?.author ?? null,
      publisher: besides?.site ?? null,
      license: content.license ?? null,
    },
    evidence: content.evidence,
    source: {
      url,
      addresses,
      read: own ? normaliseUrl(own) : null,
      etag: seen.etag,
      lastModified: seen.lastModified,
    },
  }
}

/** Runs a step that may be refused, temporarily or permanently. */
async function unlessRefused<T>(
  page: LeasedPage,
  tools: PageTools,
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: PageResult }> {
  try {
    return { done: await work() }
  } catch (error) {
    if (error instanceof FetchRefused) return { refused: refused(page, tools, error) }
    throw error
  }
}

const visitedAgain = ({ as, title, id }: Visited): PageOutcome => ({
  state: 'duplicate',
  reason: as,
  title,
  recipeId: id,
})

/** fetch -> extract -> judge, for one page. The caller stores the recipe, together with marking the page as done. */
export async function doPage(page: LeasedPage, tools: PageTools, signal: AbortSignal): Promise<PageResult> {
  const read = (input: Omit<PageInput, 'withText' | 'withEvidence'>) =>
    unlessRefused(page, tools, () =>
      tools.readers.page({ ...input, withText: page.settings.enhance, withEvidence: true }, signal),
    )
  if (page.html !== null) {
    if (page.url && (await isRemoved(tools.sql, page.url))) return failed('removed', strings.removedOnRequest)
    const bytes = new TextEncoder().encode(page.html)
    const pasted = await read({ url: page.url, status: 200, contentType: 'text/html; charset=utf-8', bytes })
    if ('refused' in pasted) return pasted.refused
    // The operator who pasted it already has it: robots tags are about fetching.
    const content = { ...pasted.done, noindex: false }
    return judgePage({ page, content, finalUrl: page.url || null }, tools, signal)
  }
  const known = await findVisited(tools.sql, normaliseUrl(page.url))
  // Not offered again by a crawl; an operator who asks for the page wants it.
  if (known?.as === 'rejected' && page.found) return visitedAgain(known)
  // An enhancement needs the page itself.
  const conditional = known && known.as !== 'rejected' && !page.settings.fill ? known : undefined
  const got = await unlessRefused(page, tools, () => tools.fetch(page.url, { signal, conditional }))
  if ('refused' in got) return got.refused
  const fetched = got.done
  if (fetched.notModified && known) return visitedAgain(known)
  if (isChallenge(fetched)) return failed('challenge', strings.siteChallenge(fetched.status))
  if (fetched.status >= 500)
    return again(page, tools, {
      reason: 'server',
      error: strings.siteError(fetched.status),
    })
  const { finalUrl, status, contentType, bytes, etag, lastModified } = fetched
  const answer = await read({ url: finalUrl, status, contentType, bytes })
  if ('refused' in answer) return answer.refused
  const content = { ...answer.done, noindex: answer.done.noindex || fetched.robots.noindex }
  return judgePage({ page, content, finalUrl, etag, lastModified }, tools, signal)
}
