import type { z } from 'zod'
import type { ScrapeMode } from '#core/contracts/scrape-results.ts'
import { type enhanceInput, SCRAPING, type ScrapeOrder } from '#core/contracts/scraping.ts'
import type { CatalogueSite } from '#core/scraping/catalogue.ts'
import { type Address, readAddress } from './address.ts'
import type { JobSettings } from './job.ts'

export interface PlannedPage {
  kind: 'page' | 'site'
  /** As given. */
  given: string
  /** Undefined for an invalid URL: it becomes an error of its own, and the others continue. */
  address?: Address
  most?: number
  html?: string
}

/** A job before it has a row. */
export interface Plan {
  mode: ScrapeMode
  settings: JobSettings
  concurrency: number
  pages: PlannedPage[]
  sourceId?: string
}

type EnhanceOrder = z.output<typeof enhanceInput>

const page = (given: string): PlannedPage => ({ kind: 'page', given, address: readAddress(given) })
const site = (given: string, most: number): PlannedPage => ({
  kind: 'site',
  given,
  address: readAddress(given),
  most,
})

/** A target over several sites, by what each of them usually gives; unknown ones count as the smallest known. */
function shares(domains: readonly string[], target: number, catalogue: readonly CatalogueSite[]) {
  const least = Math.min(...catalogue.map((one) => one.typical_yield), 100)
  const yields = domains.map((one) => catalogue.find(({ domain }) => domain === one)?.typical_yield ?? least)
  const sum = yields.reduce((all, one) => all + one, 0)
  return domains.map((domain, at) => ({
    domain,
    most: Math.max(1, Math.ceil((target * (yields[at] ?? least)) / sum)),
  }))
}

const wanted = (choice: string) => (choice === 'all' ? undefined : choice)

/** Translates the request into pages, sites and settings. */
export function planOf(order: ScrapeOrder, catalogue: readonly CatalogueSite[]): Plan {
  const asked = 'max_concurrency' in order ? order.max_concurrency : SCRAPING.concurrency.initial
  const concurrency = order.parallel_processing ? Math.min(asked, order.batch_size) : 1
  const settings: JobSettings = { quality: order.quality_threshold, enhance: order.enable_ai_enhancement }

  if ('html' in order) {
    const address = order.url ? readAddress(order.url) : undefined
    // An invalid URL isn't stored as one: it would be shown as the recipe's source.
    const given = address ? (order.url ?? '') : ''
    return {
      mode: 'pasted',
      settings,
      concurrency,
      pages: [{ kind: 'page', given, address, html: order.html }],
    }
  }
  if ('urls' in order) {
    const mode = order.urls.length === 1 ? 'single' : 'batch'
    return { mode, settings, concurrency, pages: order.urls.map(page) }
  }
  if ('domain' in order) {
    const crawl = {
      depth: order.crawl_depth,
      sitemap: order.enable_sitemap_crawling,
      feeds: order.enable_feed_crawling,
      recursive: order.enable_recursive_crawling,
    }
    const pages = [site(order.domain, SCRAPING.pagesOfJob)]
    return { mode: 'domain', settings: { ...settings, ...crawl }, concurrency, pages }
  }

  const crawl = { depth: SCRAPING.crawlDepth.initial, sitemap: true, feeds: true, recursive: true }
  // Each site has its own rate limit, so several are searched concurrently whatever the settings.
  const sideBySide = Math.max(concurrency, SCRAPING.concurrency.initial)
  if ('selected_domains' in order) {
    const split = shares([...new Set(order.selected_domains)], order.target_url_count, catalogue)
    const pages = split.map(({ domain, most }) => site(domain, most))
    return { mode: 'smart', settings: { ...settings, ...crawl }, concurrency: sideBySide, pages }
  }
  const { cuisine, difficulty, ...kinds } = order.filters
  const chosen = catalogue.filter(({ category }) => kinds[`include_${category}`])
  const split = shares(
    chosen.map(({ domain }) => domain),
    order.target_url_count,
    catalogue,
  )
  return {
    mode: 'discovery',
    settings: { ...settings, ...crawl, cuisine: wanted(cuisine), difficulty: wanted(difficulty) },
    concurrency: sideBySide,
    pages: split.map(({ domain, most }) => site(domain, most)),
  }
}

export const planOfEnhancement = ({ urls, customPrompt }: EnhanceOrder): Plan => ({
  mode: 'enhance',
  settings: { quality: 0, enhance: true, fill: true, prompt: customPrompt },
  concurrency: 2,
  pages: urls.map(page),
})
