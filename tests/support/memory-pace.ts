import {
  crawlDelayOf,
  type HostPace,
  notYet,
  PACE_DEFAULTS,
  type PaceOptions,
  pauseAfter,
  waitFor,
} from '#server/scraping/fetch/pace.ts'

/** Pace of one process alone, where a test has no database. */
export function createMemoryPace(options: PaceOptions = {}): HostPace {
  const { gapMs, maxWaitMs, backOffMs } = { ...PACE_DEFAULTS, ...options }
  const hosts = new Map<string, { nextAt: number; delayMs: number; failures: number }>()
  const of = (host: string) => {
    const known = hosts.get(host) ?? { nextAt: 0, delayMs: 0, failures: 0 }
    hosts.set(host, known)
    return known
  }
  return {
    acquire: async (host, signal) => {
      signal?.throwIfAborted()
      const one = of(host)
      const now = performance.now()
      const turn = Math.max(one.nextAt, now)
      if (turn - now > maxWaitMs) throw notYet(turn - now)
      one.nextAt = turn + Math.max(gapMs, one.delayMs)
      await waitFor(turn - now, signal)
    },
    report: async (host, outcome) => {
      const one = of(host)
      const now = performance.now()
      if (outcome.kind === 'crawl-delay') one.delayMs = crawlDelayOf(outcome.ms)
      else one.failures = outcome.kind === 'fine' ? 0 : one.failures + 1
      const pause = pauseAfter(outcome, one.failures, backOffMs)
      one.nextAt = Math.max(one.nextAt, now + pause)
      return pause
    },
  }
}
