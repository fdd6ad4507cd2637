import { Hono } from 'hono'
import { PAGE_SUMMARIES } from '#content/pages.ts'
import { notFound } from '../errors.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'
import { isListed } from './listed.ts'

/** How many URLs one file lists; search engines accept ten times as many, but such a file is slow to load. */
const SITEMAP_PAGE = 5000
const HOUR = 3_600_000

const HIDDEN = Object.entries(PAGE_SUMMARIES).flatMap(([path, { hidden }]) =>
  // Aliases of an indexed page stay crawlable: their own head excludes them from the index.
  hidden && path !== '/home' ? [path] : [],
)

const RENDERED_FROM = [
  '/rest/v1/external_recipes',
  '/rest/v1/rpc/search_collection',
  '/functions/v1/recipe-details',
]

/** What a page needs in order to render stays allowed; the rest of the API is not for crawlers. */
function robots(siteUrl: string): string {
  const sitemap = `${siteUrl}/sitemap.xml`
  return [
    'User-agent: *',
    ...['/', ...RENDERED_FROM].map((path) => `Allow: ${path}`),
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    ...['/auth/', '/rest/', '/functions/', '/storage/', '/realtime/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const entry = (tag: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${tag}><loc>${address.replace(/&/g, '&amp;')}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>\n`

/** /robots.txt and /sitemap.xml, an index of files with 5,000 URLs each. */
export function serveCrawlers({ sql, siteUrl }: { sql: Sql; siteUrl: string }) {
  let index: { xml: string; until: number } | undefined

  // Oldest first, so that a new recipe changes only the last file.
  async function readIndex(): Promise<string> {
    const parts = await sql<{ part: number; changed: string }[]>`
      select part::int, to_char(max(changed) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed
      from (
        select (row_number() over (order by created_at, id desc) - 1) / ${SITEMAP_PAGE}::int + 1 as part,
          greatest(created_at, scraped_at) as changed
        from external_recipes where ${isListed(sql)}
      ) numbered group by part order by part`
    const files = parts.map(({ part, changed }) =>
      entry('sitemap', `${siteUrl}/sitemaps/recipes-${part}.xml`, changed),
    )
    return `${XML}<sitemapindex ${NAMESPACE}>\n${entry('sitemap', `${siteUrl}/sitemaps/pages.xml`)}${files.join('')}</sitemapindex>\n`
  }

  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  }
  const urlSet = (entries: readonly string[]) => `${XML}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`

  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => c.text(robots(siteUrl), 200, { 'Cache-Control': 'public, max-age=3600' }))
    .get('/sitemap.xml', async (c) => {
      if (!index || index.until < Date.now()) index = { xml: await readIndex(), until: Date.now() + HOUR / 6 }
      return c.body(index.xml, 200, headers)
    })
    .get('/sitemaps/pages.xml', (c) => {
      const open = Object.entries(PAGE_SUMMARIES).filter(([, { hidden }]) => !hidden)
      return c.body(urlSet(open.map(([path]) => entry('url', siteUrl + path))), 200, headers)
    })
    .get('/sitemaps/:file{recipes-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const part = Number.parseInt(c.req.param('file').slice('recipes-'.length), 10)
      const rows = await sql<{ id: string; changed: string }[]>`
        select id, to_char(greatest(created_at, scraped_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed
        from external_recipes where ${isListed(sql)} order by created_at, id desc
        limit ${SITEMAP_PAGE} offset ${(part - 1) * SITEMAP_PAGE}`
      if (rows.length === 0) throw notFound()
      const entries = rows.map(({ id, changed }) => entry('url', `${siteUrl}/recipe/${id}`, changed))
      return c.body(urlSet(entries), 200, headers)
    })
}
