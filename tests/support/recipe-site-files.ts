import { gzipSync } from 'node:zlib'
import type { Dish } from './recipe-site-dishes.ts'
import { pathOf, type SitePlan } from './recipe-site-plan.ts'

interface SiteFile {
  type: string
  body: string | Buffer
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** robots.txt, sitemaps and feeds. */
export function siteFiles(
  plan: SitePlan,
  origin: string,
  crawlDelay?: number,
): Record<string, () => SiteFile> {
  const xml = (body: string): SiteFile => ({ type: 'application/xml', body: `<?xml version="1.0"?>${body}` })
  const urls = (paths: string[]) =>
    `<urlset xmlns="${SITEMAPS}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${paths
      .map(
        (path) =>
          `<url><loc>${origin}${path}</loc><image:image><image:loc>${origin}/img/x.jpg</image:loc></image:image></url>`,
      )
      .join('')}</urlset>`
  const listed = () => plan.inWay('sitemap').map(pathOf)
  const half = () => Math.ceil(listed().length / 2)
  const fed = (part: number) => plan.inWay('feed').filter((_, at) => at % 4 === part)
  const rss = (some: Dish[], next: string) =>
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Kitchen</title><link>${origin}/</link>${next}${some
      .map(
        (one) =>
          `<item><title>${one.title}</title><link>${origin}${pathOf(one)}?utm_source=rss</link></item>`,
      )
      .join('')}</channel></rss>`

  return {
    '/robots.txt': () => ({
      type: 'text/plain',
      body: [
        'User-agent: *',
        'Disallow: /members/',
        'Allow: /members/open-day/',
        'Disallow: /search',
        ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
        '',
        `Sitemap: ${origin}/sitemap-index.xml`,
      ].join('\n'),
    }),
    '/sitemap-index.xml': () =>
      xml(
        `<sitemapindex xmlns="${SITEMAPS}">${[
          'page-sitemap.xml',
          'recipe-sitemap-1.xml',
          'recipe-sitemap-2.xml.gz',
          'article-sitemap.txt',
        ]
          .map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`)
          .join('')}</sitemapindex>`,
      ),
    '/recipe-sitemap-1.xml': () => xml(urls([...listed().slice(0, half()), ...plan.forbidden])),
    '/recipe-sitemap-2.xml.gz': () => ({
      type: 'application/gzip',
      body: gzipSync(urls(listed().slice(half()))),
    }),
    '/page-sitemap.xml': () =>
      xml(urls(['/', '/about', ...plan.categories.map((name) => `/category/${name}/`)])),
    '/article-sitemap.txt': () => ({
      type: 'text/plain',
      body: Array.from({ length: plan.articles }, (_, n) => `${origin}/articles/story-number-${n}/`).join(
        '\n',
      ),
    }),
    '/feed.xml': () => xml(rss(fed(0), '<atom:link rel="next" href="/feed.xml?paged=2"/>')),
    '/feed.xml?paged=2': () => xml(rss(fed(1), '')),
    '/atom.xml': () =>
      xml(
        `<feed xmlns="http://www.w3.org/2005/Atom"><link href="${origin}/"/>${fed(2)
          .map(
            (one) =>
              `<entry><title>${one.title}</title><link rel="alternate" href="${origin}${pathOf(one)}"/></entry>`,
          )
          .join('')}</feed>`,
      ),
    '/feed.json': () => ({
      type: 'application/feed+json',
      body: JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        items: fed(3).map((one) => ({ id: one.slug, url: `${origin}${pathOf(one)}` })),
      }),
    }),
  }
}
