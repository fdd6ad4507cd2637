import type { ScrapeMode } from '#core/contracts/scrape-results.ts'
import type { EnhanceInput, ScrapeInput } from '#core/contracts/scraping.ts'
import type { ScraperForm, ScraperTab } from './form.ts'
import * as strings from './strings.ts'

/** The request for a function. `total` is the number of URLs, for the initial estimate. */
export type Order = { mode: ScrapeMode; total: number } & (
  | { name: 'recipe-scraper'; body: ScrapeInput }
  | { name: 'ai-recipe-enhancer'; body: EnhanceInput }
)

interface Problem {
  title: string
  description?: string
}

/** One URL per line; blank lines are dropped. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const DOMAIN_REQUIRED: Problem = {
  title: strings.domainRequired,
  description: strings.domainRequiredText,
}

const common = ({ ai, parallel, quality }: { ai: boolean; parallel: boolean; quality: number }) => ({
  enable_ai_enhancement: ai,
  parallel_processing: parallel,
  quality_threshold: quality,
  // The monitor watches the job; no connection is held open for it.
  wait: false,
})

const orders: {
  [Tab in ScraperTab]: (form: ScraperForm, access_code: string) => Order | { problem: Problem }
} = {
  single({ single }, access_code) {
    const url = single.url.trim()
    if (single.pasting) {
      if (single.html.trim() === '')
        return { problem: { title: strings.pageRequired, description: strings.pageRequiredText } }
      const body = { html: single.html, ...(url && { url }), access_code, ...common(single) }
      return { mode: 'pasted', name: 'recipe-scraper', body, total: 1 }
    }
    if (url === '') return { problem: { title: strings.urlRequired, description: strings.urlRequiredText } }
    const body = { urls: [url], access_code, ...common(single) }
    return { mode: 'single', name: 'recipe-scraper', body, total: 1 }
  },
  batch({ batch, batchSize }, access_code) {
    const shared = { access_code, ...common(batch), batch_size: batchSize }
    if (batch.source === 'domain') {
      const domain = batch.domain.trim()
      if (domain === '') return { problem: DOMAIN_REQUIRED }
      return { mode: 'batch', name: 'recipe-scraper', body: { domain, ...shared }, total: 1 }
    }
    const urls = linesOf(batch.urls)
    if (urls.length === 0)
      return {
        problem: {
          title: strings.urlsRequired,
          description: strings.urlsRequiredText,
        },
      }
    return { mode: 'batch', name: 'recipe-scraper', body: { urls, ...shared }, total: urls.length }
  },
  domain({ domain: form, batchSize }, access_code) {
    const domain = form.domain.trim()
    if (domain === '') return { problem: DOMAIN_REQUIRED }
    const body = {
      domain,
      access_code,
      ...common(form),
      batch_size: batchSize,
      max_concurrency: form.concurrency,
      crawl_depth: form.depth,
      enable_sitemap_crawling: form.sitemap,
      enable_feed_crawling: form.feeds,
      enable_recursive_crawling: form.recursive,
    }
    return { mode: 'domain', name: 'recipe-scraper', body, total: 1 }
  },
  smart({ smart }, access_code) {
    if (smart.domains.length === 0)
      return {
        problem: {
          title: strings.noDomains,
          description: strings.noDomainsText,
        },
      }
    const body = {
      smart_domain_selection: true as const,
      target_url_count: smart.target,
      selected_domains: [...smart.domains],
      access_code,
      wait: false,
    }
    return { mode: 'smart', name: 'recipe-scraper', body, total: smart.target }
  },
  discovery({ discovery: form }) {
    // This tab has its own code, and sends that.
    const access_code = form.code.trim()
    if (access_code === '') return { problem: { title: strings.codeRequired } }
    const body = {
      action: 'auto_discovery' as const,
      access_code,
      target_url_count: form.target,
      filters: {
        cuisine: form.cuisine,
        difficulty: form.difficulty,
        include_popular: form.popular,
        include_blog: form.blog,
        include_professional: form.professional,
      },
      wait: false,
    }
    return { mode: 'discovery', name: 'recipe-scraper', body, total: form.target }
  },
  enhance({ enhance }, access_code) {
    const urls = linesOf(enhance.urls)
    if (urls.length === 0)
      return { problem: { title: strings.enhanceError, description: strings.enhanceErrorText } }
    const prompt = enhance.prompt.trim()
    const body = { urls, access_code, ...(prompt && { customPrompt: prompt }), wait: false }
    return { mode: 'enhance', name: 'ai-recipe-enhancer', body, total: urls.length }
  },
}

export const orderOf = (tab: ScraperTab, form: ScraperForm, code: string) => orders[tab](form, code)
