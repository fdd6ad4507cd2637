import { SCRAPING } from '#core/contracts/scraping.ts'
import { cleanUrl, normaliseUrl } from '../discover/normalise-url.ts'
import { SITEMAP_MAX_BYTES } from '../discover/sitemap.ts'
import type { LeasedPage } from '../jobs/job.ts'
import { announce } from '../jobs/notices.ts'
import type { SearchTools } from '../jobs/search-site.ts'
import * as strings from '../strings.ts'

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5'

/** Queues the entries of a feed (RSS, Atom, JSON Feed, a sitemap of news) whose pages aren't known. Returns the problem. */
export async function followFeed(
  page: LeasedPage,
  { sql, fetch, readers }: SearchTools,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [source] = await sql<{ etag: string | null; lastModified: string | null }[]>`
    select etag, last_modified as "lastModified" from sous.scrape_sources where id = ${page.settings.source ?? null}`
  const got = await fetch(page.url, {
    signal,
    conditional: source,
    accept: ACCEPT,
    maxBytes: SITEMAP_MAX_BYTES,
  })
  if (got.notModified) return undefined
  if (got.status >= 400) return strings.siteError(got.status)
  const feed = await readers.feed(got.bytes, signal)
  const links = feed ? feed.links : (await readers.sitemap(got.bytes, signal)).pages
  if (!feed && links.length === 0) return strings.notAFeed
  const pages = new Map<string, { url: string; host: string; key: string }>()
  for (const link of links.slice(0, SCRAPING.pagesOfJob)) {
    const url = cleanUrl(link, new URL(got.finalUrl))
    if (url) pages.set(normaliseUrl(url), { url, host: new URL(url).host, key: normaliseUrl(url) })
  }
  await sql.begin(async (work) => {
    await work`
      insert into sous.scrape_pages (job_id, found, url, host, key)
      select ${page.job_id}, true, given.* from jsonb_to_recordset(${work.json([...pages.values()])}) as given
        (url text, host text, key text)
      where not exists (select from sous.recipe_sources s where s.key = 'url ' || given.key)
        and not exists (select from sous.recipe_drafts d where d.keys @> array['url ' || given.key])
      on conflict do nothing`
    await work`update sous.scrape_sources set etag = ${got.etag}, last_modified = ${got.lastModified}
      where id = ${page.settings.source ?? null}`
    await announce(work, 'work', page.job_id)
  })
  return undefined
}
