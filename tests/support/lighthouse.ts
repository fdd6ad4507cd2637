import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { chromiumArgs } from './chromium-args.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Audit {
  scores: Partial<Record<Category, number>>
  /** Milliseconds, except for the layout shift, which has no unit. */
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** Lighthouse's benchmark of this machine; about 1000 for an idle desktop, a third of that for a phone. */
  speed: number
  /** What keeps a category from 100, as text. */
  lost: string[]
}

/** Lighthouse's own slow 4G. */
const PHONE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** A browser that Lighthouse can control. */
export async function openAuditor(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

const TRIES = 3

/** Audits one page with Lighthouse's mobile profile. Occasionally it misses the start, reports so, and has to be rerun. */
export async function audit(...look: Parameters<typeof lookAt>): Promise<Audit> {
  for (let tries = 1; ; tries++)
    try {
      return await lookAt(...look)
    } catch (error) {
      if (tries === TRIES) throw error
    }
}

async function lookAt(
  url: string,
  port: number,
  categories: readonly Category[],
  /** How much slower than this machine the phone is. */
  slowdown = 4,
  /** Simulated from an unthrottled run, or actually throttled. */
  method: 'simulate' | 'devtools' = 'simulate',
): Promise<Audit> {
  // As large as all else that the tests import: only for the one that audits.
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(
    url,
    {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
    },
    {
      extends: 'lighthouse:default',
      settings: {
        throttlingMethod: method,
        throttling: { ...PHONE, cpuSlowdownMultiplier: slowdown },
        // Without throttling there is nothing to wait for.
        ...(!categories.includes('performance') && {
          pauseAfterFcpMs: 100,
          pauseAfterLoadMs: 100,
          networkQuietThresholdMs: 300,
          cpuQuietThresholdMs: 100,
        }),
      },
    },
  )
  if (!result) throw new Error(`No report of ${url}`)
  const { audits, categories: judged, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
    ) as Audit['scores'],
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: result.lhr.environment.benchmarkIndex,
    lost: categories.flatMap((name) =>
      (judged[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const found = audits[id]
        if (!found || weight === 0 || found.score === null || found.score >= 0.9) return []
        const items = (found.details as { items?: unknown[] } | undefined)?.items ?? []
        return [`${name}: ${id} ${found.displayValue ?? ''} ${JSON.stringify(items).slice(0, 400)}`]
      }),
    ),
  }
}
