import { describe, expect, it } from 'vitest'
import { DEFAULT_PROMPT, enhanceInput, scrapeInput } from '#core/contracts/scraping.ts'
import { initialForm, type ScraperForm, type ScraperTab } from './form.ts'
import { orderOf } from './orders.ts'

type Change = { [Tab in ScraperTab]?: Partial<ScraperForm[Tab]> }
const form = (change: Change = {}, batchSize = initialForm.batchSize): ScraperForm => ({
  ...initialForm,
  batchSize,
  ...Object.fromEntries(
    Object.entries(change).map(([tab, part]) => [tab, { ...initialForm[tab as ScraperTab], ...part }]),
  ),
})
const problem = (tab: ScraperTab, change?: Change) => {
  const order = orderOf(tab, form(change), 'code')
  return 'problem' in order ? order.problem : undefined
}
const order = (tab: ScraperTab, change: Change, batchSize?: number) => {
  const made = orderOf(tab, form(change, batchSize), 'code')
  if ('problem' in made) throw new Error(made.problem.title)
  const accepted = made.name === 'recipe-scraper' ? scrapeInput : enhanceInput
  expect(accepted.safeParse(made.body).error).toBeUndefined()
  return made
}
const COMMON = { access_code: 'code', wait: false }

describe('what is missing', () => {
  it('is told in the words of each mode [O155 O156 O158 O159 O161 O162 O163 O164 O165]', () => {
    expect(problem('single', { single: { url: '  \n' } })).toEqual({
      title: 'URL required',
      description: 'Please enter a recipe URL to scrape.',
    })
    expect(problem('batch', { batch: { urls: '\n  \n\n' } })).toEqual({
      title: 'Valid URLs required',
      description: 'Please enter at least one URL to scrape.',
    })
    const domain = { title: 'Domain required', description: 'Please enter a domain to crawl for recipes.' }
    expect(problem('batch', { batch: { source: 'domain', domain: ' ', urls: 'https://a.example' } })).toEqual(
      domain,
    )
    expect(problem('domain')).toEqual(domain)
    expect(problem('smart')).toEqual({
      title: 'No domains selected',
      description: 'Please select domains or use auto-select based on your target URL count.',
    })
    expect(problem('enhance', { enhance: { urls: ' ' } })).toEqual({
      title: 'Error',
      description: 'Please enter at least one URL.',
    })
    expect(problem('discovery')).toEqual({ title: 'Access code is required' })
    expect(problem('single', { single: { pasting: true, html: ' ', url: 'https://a.example' } })?.title).toBe(
      'Page required',
    )
  })
})

describe('the body of each mode', () => {
  const settings = { enable_ai_enhancement: true, parallel_processing: false, quality_threshold: 70 }

  it('single: one trimmed address and the settings; a pasted page goes as it is [O155 O173 O179 O180 O293 O295]', () => {
    const made = order('single', { single: { url: ' https://a.example/soup ' } })
    expect(made).toEqual({
      mode: 'single',
      name: 'recipe-scraper',
      body: { urls: ['https://a.example/soup'], ...COMMON, ...settings },
      total: 1,
    })
    const pasted = order('single', { single: { pasting: true, html: '<h1>Soup</h1>', url: '' } })
    expect(pasted.body).toEqual({ html: '<h1>Soup</h1>', ...COMMON, ...settings })
  })

  it('batch: one address a line, and the batch size [O157 O158 O180 O181 O279 O294 O295]', () => {
    const made = order('batch', { batch: { urls: ' https://a.example/1\r\n\n\thttps://a.example/2 \n' } })
    const body = {
      ...COMMON,
      enable_ai_enhancement: false,
      parallel_processing: false,
      quality_threshold: 30,
      batch_size: 100,
    }
    expect(made.body).toEqual({ urls: ['https://a.example/1', 'https://a.example/2'], ...body })
    expect(made.total).toBe(2)
    // The mode's other source: a domain, without the settings of a crawl.
    expect(order('batch', { batch: { source: 'domain', domain: 'a.example' } }, 7).body).toEqual({
      domain: 'a.example',
      ...body,
      batch_size: 7,
    })
  })

  it('domain: the settings and those of the crawl [O182 O183 O293 O296 O297]', () => {
    expect(order('domain', { domain: { domain: ' a.example ' } }).body).toEqual({
      domain: 'a.example',
      ...COMMON,
      enable_ai_enhancement: true,
      parallel_processing: true,
      quality_threshold: 70,
      batch_size: 100,
      max_concurrency: 5,
      crawl_depth: 3,
      enable_sitemap_crawling: true,
      enable_feed_crawling: true,
      enable_recursive_crawling: true,
    })
  })

  it('smart: the target and the chosen sites [O184]', () => {
    const made = order('smart', { smart: { target: 250, domains: ['a.example', 'b.example'] } })
    expect(made.body).toEqual({
      smart_domain_selection: true,
      target_url_count: 250,
      selected_domains: ['a.example', 'b.example'],
      ...COMMON,
    })
  })

  it('discovery: its own code, not the gate’s, and the filters [O175 O185 O186]', () => {
    const made = order('discovery', { discovery: { code: ' own ', cuisine: 'indian', blog: false } })
    expect(made.body).toEqual({
      action: 'auto_discovery',
      access_code: 'own',
      target_url_count: 100,
      filters: {
        cuisine: 'indian',
        difficulty: 'all',
        include_popular: true,
        include_blog: false,
        include_professional: true,
      },
      wait: false,
    })
  })

  it('enhance: another function, with the prompt [O191 O192]', () => {
    const made = order('enhance', { enhance: { urls: 'https://a.example/1' } })
    expect(made.name).toBe('ai-recipe-enhancer')
    expect(made.body).toEqual({ urls: ['https://a.example/1'], customPrompt: DEFAULT_PROMPT, ...COMMON })
    for (const word of ['ingredients', 'instructions', 'cooking details'])
      expect(DEFAULT_PROMPT).toContain(word)
  })
})
