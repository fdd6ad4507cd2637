import {
  type CUISINE_CHOICES,
  DEFAULT_PROMPT,
  type DIFFICULTY_CHOICES,
  SCRAPING,
} from '#core/contracts/scraping.ts'

const TABS = ['single', 'batch', 'domain', 'smart', 'discovery', 'enhance'] as const
export type ScraperTab = (typeof TABS)[number]

interface Common {
  ai: boolean
  parallel: boolean
  quality: number
}

/** All settings on the six tabs. They persist when switching tabs, or when a scrape fails. */
export interface ScraperForm {
  /** Shared by all modes, though the batch slider only goes up to a quarter of its default. */
  batchSize: number
  single: Common & { url: string; pasting: boolean; html: string }
  batch: Common & { source: 'urls' | 'domain'; urls: string; domain: string }
  domain: Common & {
    domain: string
    concurrency: number
    depth: number
    sitemap: boolean
    feeds: boolean
    recursive: boolean
  }
  smart: { target: number; domains: readonly string[] }
  discovery: {
    code: string
    target: number
    cuisine: (typeof CUISINE_CHOICES)[number]
    difficulty: (typeof DIFFICULTY_CHOICES)[number]
    popular: boolean
    blog: boolean
    professional: boolean
  }
  enhance: { urls: string; prompt: string }
}

export const initialForm: ScraperForm = {
  batchSize: SCRAPING.batchSize.initial,
  single: {
    url: '',
    pasting: false,
    html: '',
    ai: true,
    parallel: false,
    quality: SCRAPING.quality.single.initial,
  },
  batch: {
    source: 'urls',
    urls: '',
    domain: '',
    ai: false,
    parallel: false,
    quality: SCRAPING.quality.batch.initial,
  },
  domain: {
    domain: '',
    ai: true,
    parallel: true,
    quality: SCRAPING.quality.domain.initial,
    concurrency: SCRAPING.concurrency.initial,
    depth: SCRAPING.crawlDepth.initial,
    sitemap: true,
    feeds: true,
    recursive: true,
  },
  smart: { target: SCRAPING.smartTarget.initial, domains: [] },
  discovery: {
    code: '',
    target: SCRAPING.discoveryTarget.initial,
    cuisine: 'all',
    difficulty: 'all',
    popular: true,
    blog: true,
    professional: true,
  },
  enhance: { urls: '', prompt: DEFAULT_PROMPT },
}

/** One tab's part of the form, and its setter. */
export interface TabProps<Tab extends ScraperTab> {
  value: ScraperForm[Tab]
  change: (part: Partial<ScraperForm[Tab]>) => void
}
