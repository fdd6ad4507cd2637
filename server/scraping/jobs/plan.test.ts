import { describe, expect, it } from 'vitest'
import { SITES } from '#content/scraping/catalogue.ts'
import { DEFAULT_PROMPT, enhanceInput, SCRAPING, scrapeInput } from '#core/contracts/scraping.ts'
import { readAddress } from './address.ts'
import { planOf, planOfEnhancement } from './plan.ts'

const plan = (body: object) => planOf(scrapeInput.parse({ access_code: 'x', ...body }), SITES)

describe('a plan', () => {
  it('for one URL is single, one page after the other [O180]', () => {
    expect(plan({ urls: ['a.example/pie'] })).toMatchObject({
      mode: 'single',
      concurrency: 1,
      pages: [{ kind: 'page', address: { url: 'https://a.example/pie', host: 'a.example' } }],
    })
  })

  it('for several URLs is a batch, as concurrent as its size allows [O181 O187]', () => {
    const urls = ['https://a.example/1', 'https://a.example/2']
    const bulk = plan({ urls, batch_size: 50, quality_threshold: 30 })
    expect(bulk).toMatchObject({ mode: 'batch', settings: { quality: 30, enhance: false } })
    expect(plan({ urls, batch_size: 2, parallel_processing: true }).concurrency).toBe(2)
  })

  it('for a domain has one site to search, as deep and as concurrent as requested [O182 O183]', () => {
    const { mode, settings, concurrency, pages } = plan({
      domain: 'a.example',
      parallel_processing: true,
      batch_size: 7,
      max_concurrency: 9,
      crawl_depth: 2,
      enable_feed_crawling: false,
    })
    expect({ mode, concurrency }).toEqual({ mode: 'domain', concurrency: 7 })
    expect(settings).toMatchObject({ depth: 2, sitemap: true, feeds: false, recursive: true })
    expect(pages).toMatchObject([{ kind: 'site', given: 'a.example', most: SCRAPING.pagesOfJob }])
  })

  it('for selected sites splits the target by each site’s usual yield [O184]', () => {
    const { mode, pages } = plan({
      smart_domain_selection: true,
      target_url_count: 500,
      selected_domains: ['food.com', 'smittenkitchen.com', 'food.com', 'unknown.example'],
    })
    expect(mode).toBe('smart')
    expect(pages.map(({ given, most }) => [given, most])).toEqual([
      ['food.com', 313],
      ['smittenkitchen.com', 94],
      ['unknown.example', 94],
    ])
    const one = { smart_domain_selection: true, target_url_count: 10, selected_domains: ['food.com'] }
    expect(plan(one).pages).toMatchObject([{ given: 'food.com', most: 10 }])
  })

  it('for auto discovery has sites of the requested kinds, and its filters [O185 O186]', () => {
    const { mode, settings, pages } = plan({
      action: 'auto_discovery',
      target_url_count: 100,
      filters: { cuisine: 'italian', difficulty: 'all', include_popular: false, include_professional: false },
    })
    expect(mode).toBe('discovery')
    expect(settings).toMatchObject({ cuisine: 'italian' })
    expect(settings.difficulty).toBeUndefined()
    const blogs = SITES.filter(({ category }) => category === 'blog').map(({ domain }) => domain)
    expect(pages.map(({ given }) => given)).toEqual(blogs)
    const none = { include_popular: false, include_blog: false, include_professional: false }
    expect(plan({ action: 'auto_discovery', filters: none }).pages).toEqual([])
  })

  it('for enhancement has pages, and the instructions for the model [O191 O192]', () => {
    const order = enhanceInput.parse({ access_code: 'x', urls: ['https://a.example/pie'] })
    expect(planOfEnhancement(order)).toMatchObject({
      mode: 'enhance',
      settings: { enhance: true, prompt: DEFAULT_PROMPT, quality: 0 },
    })
  })
})

describe('an address', () => {
  it.each([
    [' example.com ', 'https://example.com/'],
    ['http://example.com/a b', 'http://example.com/a%20b'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['//example.com/x', 'https://example.com/x'],
    ['soup', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['', undefined],
  ])('%j reads as %j', (given, url) => expect(readAddress(given)?.url).toBe(url))
})
