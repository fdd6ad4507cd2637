import { setTimeout as sleep } from 'node:timers/promises'
import { SCRAPING } from '#core/contracts/scraping.ts'
import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import { type DiscoveryState, discoverDomain, type FetchText } from '../discover/discover.ts'
import type { Discovered, FetchedText } from '../discover/discovered.ts'
import { normaliseUrl } from '../discover/normalise-url.ts'
import { SITEMAP_MAX_BYTES } from '../discover/sitemap.ts'
import { isChallenge } from '../fetch/challenge.ts'
import type { FetchedPage, Fetching } from '../fetch/fetch-page.ts'
import type { PageContent } from '../reading/read-page.ts'
import * as strings from '../strings.ts'
import type { PageTools } from './do-page.ts'
import type { LeasedPage } from './job.ts'
import { announce } from './notices.ts'

export interface SearchTools extends PageTools {
  robots: Fetching['robots']
  worker: string
  leaseMs: number
  /** A page that the search had to read already; processed at once, so that it isn't fetched twice. */
  doRead: (page: LeasedPage, content: PageContent, got: FetchedText) => Promise<void>
}

/** The lease went to another worker, which continues the search. */
export class LostLease extends Error {}

const TOGETHER = 50
const AHEAD = 4
const SAVE_EVERY_MS = 1000
const WAIT_MS = 30_000

const ACCEPT = {
  page: undefined,
  sitemap: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
  feed: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.8, */*;q=0.5',
}

/** A sitemap may be large; pages and feeds keep the default limit. */
const MOST_BYTES = { page: undefined, sitemap: SITEMAP_MAX_BYTES, feed: undefined }

/**
 * Searches one site for pages and queues them as it goes; its progress is saved with them.
 * Returns the reason if it found none and the site refused us. The signal ends the search; pages that it has already
 * read may finish.
 */
export async function searchSite(
  site: LeasedPage,
  tools: SearchTools,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { sql, worker } = tools
  const { settings } = site
  const contents = new WeakMap<FetchedText, Promise<PageContent>>()
  const notToKeep = new WeakSet<FetchedText>()
  const underWay = new Set<Promise<void>>()
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let problem: string | undefined
  let any = site.progress !== null

  const fetchText: FetchText = async (url, what, stop) => {
    for (;;) {
      try {
        const page = await tools.fetch(url, {
          signal: stop ?? signal,
          accept: ACCEPT[what],
          maxBytes: MOST_BYTES[what],
        })
        if (page.status >= 400) {
          // Of a guessed sitemap it says nothing about the site.
          if (what === 'page') problem ??= refusalOf(page)
          return null
        }
        const { finalUrl, status, contentType, bytes, robots, etag, lastModified } = page
        const text = {
          url: finalUrl,
          status,
          contentType,
          bytes,
          nofollow: robots.nofollow,
          etag,
          lastModified,
        }
        if (robots.noindex) notToKeep.add(text)
        return text
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error
        const wait = error.retryAfterMs ?? 0
        // Too long to wait here: the search itself is rescheduled, and resumes from its saved state.
        if (error.kind === 'rate' && wait > WAIT_MS) throw error
        if (error.kind !== 'rate') {
          problem ??= error.message
          return null
        }
        await sleep(Math.max(250, wait), undefined, { signal: stop ?? signal })
      }
    }
  }

  const read = async (page: FetchedText): Promise<PageContent> => {
    const content = await tools.readers.page(
      { ...page, withText: settings.enhance, withEvidence: true },
      signal,
    )
    return { ...content, noindex: content.noindex || notToKeep.has(page) }
  }
  const contentOf = (page: FetchedText) => {
    const content = contents.get(page) ?? read(page)
    contents.set(page, content)
    return content
  }

  const run = discoverDomain({
    domain: site.url,
    depth: settings.depth ?? SCRAPING.crawlDepth.initial,
    sitemap: settings.sitemap ?? true,
    feeds: settings.feeds ?? true,
    recursive: settings.recursive ?? true,
    limit: site.most ?? SCRAPING.pagesOfJob,
    signal,
    fetchText,
    readPage: contentOf,
    readSitemap: (bytes) => tools.readers.sitemap(bytes, signal),
    readFeed: (bytes) => tools.readers.feed(bytes, signal),
    rulesFor: (url) => tools.robots.rulesFor(url, signal),
    resume: (site.progress as DiscoveryState | null) ?? undefined,
  })

  const rowOf = ({ url, score }: Discovered) => ({
    url,
    host: new URL(url).host,
    key: normaliseUrl(url),
    rank: score,
  })
  let waiting: Discovered[] = []
  // The first result is saved at once: from then on no worker starts from scratch.
  let savedAt = Number.NEGATIVE_INFINITY
  let saveEvery = SAVE_EVERY_MS
  const saveAll = () =>
    sql.begin(async (work) => {
      const progress = JSON.stringify(run.state())
      const { count } = await work`update sous.scrape_pages set progress = ${progress}::text::jsonb
        where job_id = ${site.job_id} and n = ${site.n} and leased_by = ${worker} and state = 'processing'`
      if (count === 0) throw new LostLease()
      const rows = work.json(waiting.map(rowOf))
      await work`
        insert into sous.scrape_pages (job_id, found, url, host, key, rank)
        select ${site.job_id}, true, * from jsonb_to_recordset(${rows}) as page (url text, host text, key text, rank real)
        on conflict do nothing`
      await announce(work, 'work', site.job_id)
      waiting = []
    })

  const save = async () => {
    const began = performance.now()
    await saveAll()
    savedAt = performance.now()
    // For a large site the state is a lot to write.
    saveEvery = Math.max(SAVE_EVERY_MS, 20 * (savedAt - began))
  }

  /** The page is leased as it is created: if this worker dies now, another fetches it again. */
  const doNow = async (found: Discovered, page: FetchedText) => {
    const { url, host, key, rank } = rowOf(found)
    const [row] = await sql<{ n: string }[]>`
      insert into sous.scrape_pages (job_id, found, url, host, key, rank, state, attempts, leased_by, leased_until)
      select ${site.job_id}, true, ${url}, ${host}, ${key}, ${rank}::real, 'processing', 1, ${worker},
        clock_timestamp() + ${tools.leaseMs} * interval '1 millisecond'
      -- Not if the job was stopped meanwhile.
      from sous.scrape_pages where job_id = ${site.job_id} and n = ${site.n} and leased_by = ${worker}
        and state = 'processing' for share
      on conflict do nothing returning n::text`
    if (!row) return
    const leased: LeasedPage = {
      ...site,
      n: row.n,
      kind: 'page',
      url,
      found: true,
      most: null,
      progress: null,
      attempts: 1,
    }
    const content = await contentOf(page)
    const done = tools.doRead(leased, content, page).finally(() => underWay.delete(done))
    underWay.add(done)
    // The search continues meanwhile, but not far ahead.
    if (underWay.size >= AHEAD) await Promise.race([...underWay, aborted])
  }

  for await (const found of run) {
    signal.throwIfAborted()
    any = true
    if (found.page) await doNow(found, found.page)
    else waiting.push(found)
    if (waiting.length >= TOGETHER || performance.now() - savedAt > saveEvery) await save()
  }
  await Promise.race([Promise.all(underWay), aborted])
  signal.throwIfAborted()
  await save()
  if (settings.source) any = (await addKnown(site, tools)) || any
  return any ? undefined : problem
}

const REFUSALS = [401, 403, 407, 429, 451]
function refusalOf(page: FetchedPage): string {
  const { status } = page
  if (isChallenge(page)) return strings.siteChallenge(status)
  return REFUSALS.includes(status) ? strings.siteRefused(status) : strings.siteError(status)
}

/** A visit to a source includes the pages that are already here, wherever they are linked now. */
async function addKnown({ job_id, most }: LeasedPage, { sql }: SearchTools): Promise<boolean> {
  const { count } = await sql`
    insert into sous.scrape_pages (job_id, found, url, host, key)
    select ${job_id}, true, r.source_url, v.host, min(substr(k.key, 5))
    from sous.scrape_jobs j join sous.scrape_sources s on s.id = j.source_id
    join sous.scraped_versions v on v.host = s.host
    join public.external_recipes r on r.id = v.recipe_id
    join sous.recipe_sources k on k.recipe_id = r.id and k.key like 'url %'
    where j.id = ${job_id} and r.source_url is not null
      and not exists (select from sous.scrape_pages p join sous.recipe_sources own on own.key = 'url ' || p.key
        where p.job_id = ${job_id} and own.recipe_id = r.id)
    group by r.id, r.source_url, v.host limit ${most}
    on conflict do nothing`
  await announce(sql, 'work', job_id)
  return count > 0
}
