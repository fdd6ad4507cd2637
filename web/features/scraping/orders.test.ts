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

describe('missing input', () => {
  const DOMAIN = ['Domain required', 'Please enter a domain to crawl for recipes.'] as const
  it.each<[string, ScraperTab, Change, readonly [string, string?]]>([
    [
      'a URL, also when it is only whitespace [O155 O156]',
      'single',
      { single: { url: '  \n' } },
      ['URL required', 'Please enter a recipe URL to scrape.'],
    ],
    [
      'URLs, also when all lines are blank [O158 O159]',
      'batch',
      { batch: { urls: '\n  \n\n' } },
      ['Valid URLs required', 'Please enter at least one URL to scrape.'],
    ],
    [
      'the domain of a batch [O161]',
      'batch',
      { batch: { source: 'domain', domain: ' ', urls: 'https://a.example' } },
      DOMAIN,
    ],
    ['the domain of a crawl [O162]', 'domain', {}, DOMAIN],
    [
      'the sites of a smart selection [O163]',
      'smart',
      {},
      ['No domains selected', 'Please select domains or use auto-select based on your target URL count.'],
    ],
    [
      'the URLs of an enhancement [O164]',
      'enhance',
      { enhance: { urls: ' ' } },
      ['Error', 'Please enter at least one URL.'],
    ],
    ['the code of a discovery [O165]', 'discovery', {}, ['Access code is required']],
  ])('is reported in the wording of its mode: %s', (_title, tab, change, [title, description]) => {
    expect(problem(tab, change)).toEqual(description ? { title, description } : { title })
  })

  it('is a page, when one is to be pasted', () => {
    expect(problem('single', { single: { pasting: true, html: ' ', url: 'https://a.example' } })?.title).toBe(
      'Page required',
    )
  })
})

describe('request body of each mode', () => {
  const settings = { enable_ai_enhancement: true, parallel_processing: false, quality_threshold: 70 }

  it('single: one trimmed URL with the code and the settings [O155 O179 O180]', () => {
    const made = order('single', { single: { url: ' https://a.example/soup ' } })
    expect(made).toEqual({
      mode: 'single',
      name: 'recipe-scraper',
      body: { urls: ['https://a.example/soup'], ...COMMON, ...settings },
      total: 1,
    })
  })

  it('single: a pasted page is sent as it is', () => {
    const pasted = order('single', { single: { pasting: true, html: '<h1>Soup</h1>', url: '' } })
    expect(pasted.body).toEqual({ html: '<h1>Soup</h1>', ...COMMON, ...settings })
  })

  const batchBody = {
    ...COMMON,
    enable_ai_enhancement: false,
    parallel_processing: false,
    quality_threshold: 30,
    batch_size: 100,
  }
  const lines = { batch: { urls: ' https://a.example/1\r\n\n\thttps://a.example/2 \n' } }

  it('batch: one URL per line, without blank lines [O157 O158]', () => {
    const { body, total } = order('batch', lines)
    expect(body).toMatchObject({ urls: ['https://a.example/1', 'https://a.example/2'] })
    expect(total).toBe(2)
  })

  it('batch: the settings of a single URL, and the batch size [O180 O181]', () => {
    expect(order('batch', lines).body).toEqual({ urls: expect.any(Array), ...batchBody })
  })

  it('batch: a domain instead of the URLs, without the crawl settings', () => {
    expect(order('batch', { batch: { source: 'domain', domain: 'a.example' } }, 7).body).toEqual({
      domain: 'a.example',
      ...batchBody,
      batch_size: 7,
    })
  })

  it('domain: the settings and those of the crawl [O182 O183]', () => {
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
