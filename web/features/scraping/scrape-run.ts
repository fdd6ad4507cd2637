import { useSyncExternalStore } from 'react'
import type {
  PageProgress,
  ScrapeEvent,
  ScrapeJobSummary,
  ScrapeMode,
  ScrapeResults,
} from '#core/contracts/scrape-results.ts'
import { call, FunctionError, postFunction } from '#web/api/functions.ts'
import { callOperator, operatorAccess } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import { areResults, FAILURES, failedResults, leavesResults, readAnswer } from './failures.ts'
import type { Order } from './orders.ts'
import { readEvents } from './read-events.ts'
import { completedMetrics, idleMetrics, idleView, isWorking, type RunView, startingView } from './run-view.ts'
import * as strings from './strings.ts'

/** Reconnect delays, in milliseconds; the last one repeats. */
const DELAYS = [1000, 2000, 5000, 10_000]
const PUBLISH_MS = 60

export const listJobs = async (): Promise<ScrapeJobSummary[]> => {
  const { jobs } = await callOperator('scrape-job', { action: 'list' })
  return jobs ?? []
}

// Identical branches, but the compiler needs to narrow the body type by name.
const send = (order: Order, signal: AbortSignal) =>
  order.name === 'recipe-scraper'
    ? call(order.name, order.body, { signal })
    : call(order.name, order.body, { signal })

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface RunOptions {
  /** Where the job id is stored for this tab, so that a reload finds it again. Never the code. */
  key: string
  delays?: readonly number[]
  /** Reports a failure. Defaults to the scraper's wording by mode. */
  onFailure?: (mode: ScrapeMode, message: string) => void
  /** The fallback for a failure without a message. */
  fallback?: (mode: ScrapeMode) => string
  /** Whether a failure reports where it happened, and produces a results object. */
  leaves?: (mode: ScrapeMode) => boolean
}

const notifyFailure = (mode: ScrapeMode, message: string) =>
  notify({
    title: FAILURES[mode].title,
    description: message || FAILURES[mode].fallback,
    variant: 'destructive',
  })

const ACT_FAILED = {
  pause: strings.pauseFailed,
  resume: strings.resumeFailed,
  stop: strings.stopFailed,
}

/** One scrape, from the request to its results. It lives outside the screens and continues across navigation. */
export function createScrapeRun({
  key,
  delays = DELAYS,
  onFailure = notifyFailure,
  fallback = (mode) => FAILURES[mode].fallback,
  leaves = leavesResults,
}: RunOptions) {
  let view: RunView = idleView
  let pages = new Map<string, PageProgress>()
  let watching: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<RunView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  /** Pages may arrive by the dozen; a few renders per second are enough. */
  function pagesSoon() {
    timer ??= setTimeout(pagesNow, PUBLISH_MS)
  }
  function pagesNow() {
    clearTimeout(timer)
    timer = undefined
    set({ pages: [...pages.values()] })
  }

  const keptJob = {
    get(): { id: string; mode: ScrapeMode } | undefined {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        const { id, mode } = (kept ?? {}) as { id?: unknown; mode?: unknown }
        if (typeof id === 'string' && typeof mode === 'string' && mode in FAILURES)
          return { id, mode: mode as ScrapeMode }
      } catch {
        // Unreadable storage counts as empty.
      }
      return undefined
    },
    set(job: { id: string; mode: ScrapeMode } | undefined) {
      try {
        if (job) sessionStorage.setItem(key, JSON.stringify(job))
        else sessionStorage.removeItem(key)
      } catch {
        // Storage is blocked: a reload won't find the job, but the list of jobs still does.
      }
    },
  }

  function begin(next: RunView) {
    watching?.abort()
    watching = new AbortController()
    pages = new Map()
    clearTimeout(timer)
    timer = undefined
    set(next)
    return watching.signal
  }

  function finish(results: ScrapeResults) {
    pagesNow()
    watching = undefined
    set({
      metrics: completedMetrics(view.metrics, results),
      results,
      finishedAt: new Date(),
      connected: true,
      acting: false,
    })
  }

  function fail(mode: ScrapeMode, message: string, results?: ScrapeResults) {
    pagesNow()
    watching = undefined
    const text = message || fallback(mode)
    set({
      metrics: { ...view.metrics, status: 'error', currentUrl: null, estimatedTimeRemaining: 0 },
      message: text,
      results: results ?? (leaves(mode) ? failedResults(text) : view.results),
      finishedAt: new Date(),
      connected: true,
      acting: false,
    })
    onFailure(mode, message)
  }

  async function resultsOf(jobId: string): Promise<ScrapeResults | undefined> {
    const { results } = await callOperator('scrape-job', { action: 'results', job_id: jobId })
    return areResults(results) ? results : undefined
  }

  /** One connection. Returns whether the job is over. */
  async function follow(jobId: string, mode: ScrapeMode, signal: AbortSignal): Promise<boolean> {
    const since = [...pages.values()].reduce((last, { at }) => (at > last ? at : last), '')
    const { body } = await postFunction(
      'scrape-job',
      { action: 'watch', job_id: jobId, access_code: operatorAccess.get() ?? '', ...(since && { since }) },
      { signal },
    )
    if (!body) throw new Error('The stream was empty.')
    for await (const event of readEvents(body)) {
      if (signal.aborted) return true
      if (await take(event, mode)) return true
    }
    // Completed without results: ask once more, then report it.
    if (view.metrics.status !== 'completed') return false
    const results = await resultsOf(jobId)
    if (results) finish(results)
    else fail(mode, strings.invalidResults)
    return true
  }

  async function take(event: ScrapeEvent, mode: ScrapeMode): Promise<boolean> {
    if (!view.connected) set({ connected: true })
    if (event.kind === 'page') {
      pages.set(event.page.url, event.page)
      pagesSoon()
    } else if (event.kind === 'metrics') set({ metrics: event.metrics, message: event.message })
    else if (!areResults(event.results)) {
      fail(mode, strings.invalidResults)
      return true
    } else if (view.metrics.status === 'error') {
      // A job that failed before its first page has nothing to show but its failure.
      fail(mode, view.message ?? '', event.results.processed > 0 ? event.results : undefined)
      return true
    } else {
      // Stopped elsewhere: what was found so far is still worth showing.
      const stopped = view.metrics.status === 'idle'
      finish(event.results)
      if (stopped) set({ metrics: idleMetrics })
      return true
    }
    return false
  }

  async function watch(jobId: string, mode: ScrapeMode, signal: AbortSignal) {
    let tries = 0
    while (!signal.aborted) {
      const before = view.metrics
      try {
        if (await follow(jobId, mode, signal)) return
      } catch (error) {
        if (signal.aborted) return
        // A missing job or a rejected code is permanent; everything else may be transient.
        if (error instanceof FunctionError && [400, 403, 404, 422].includes(error.status))
          return fail(mode, error.message)
      }
      tries = view.metrics === before ? tries + 1 : 1
      set({ connected: false })
      await wait(delays[Math.min(tries, delays.length) - 1] ?? 0, signal)
    }
  }

  return {
    get: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async start(order: Order) {
      const { mode, total } = order
      if (isWorking(view)) return
      keptJob.set(undefined)
      const signal = begin(startingView(mode, total))
      try {
        const answer = await send(order, signal).catch((error: Error) => {
          if (leaves(mode) && error.message) throw new Error(strings.functionFailed(error.message))
          throw error
        })
        if (signal.aborted) return
        const read = readAnswer(answer)
        if ('results' in read) return finish(read.results)
        keptJob.set({ id: read.jobId, mode })
        set({ jobId: read.jobId })
        await watch(read.jobId, mode, signal)
      } catch (error) {
        if (!signal.aborted) fail(mode, error instanceof Error ? error.message : '')
      }
    },
    /** Shows an earlier job in its current state. */
    async open({ id, mode }: Pick<ScrapeJobSummary, 'id' | 'mode'>) {
      if (isWorking(view) || view.jobId === id) return
      keptJob.set({ id, mode })
      const signal = begin({ ...startingView(mode, 0), jobId: id })
      await watch(id, mode, signal)
    },
    /** After a reload: resumes the job that this tab was watching, if the server still has it. */
    async restore() {
      const kept = keptJob.get()
      if (!kept || isWorking(view)) return
      const jobs = await listJobs().catch(() => undefined)
      if (jobs?.some(({ id }) => id === kept.id)) await this.open(kept)
      else if (jobs) keptJob.set(undefined)
    },
    async act(action: 'pause' | 'resume' | 'stop') {
      const { jobId, mode } = view
      if (view.acting || !isWorking(view)) return
      // There is no job to stop yet: cancel the request itself.
      if (!jobId) {
        if (action === 'stop') begin(idleView)
        return
      }
      set({ acting: true })
      try {
        await callOperator('scrape-job', { action, job_id: jobId })
        if (action !== 'stop') {
          // It may have ended in the meantime; then the stream has reported it.
          const status = isWorking(view) ? (action === 'pause' ? 'paused' : 'running') : view.metrics.status
          return set({ acting: false, metrics: { ...view.metrics, status } })
        }
        watching?.abort()
        const results = await resultsOf(jobId).catch(() => undefined)
        begin({ ...idleView, mode, ...(results && { results, finishedAt: new Date() }) })
        keptJob.set(undefined)
      } catch (error) {
        set({ acting: false })
        notify({
          title: ACT_FAILED[action],
          description: (error as Error).message,
          variant: 'destructive',
        })
      }
    },
    /** Another attempt at what failed in the job that is shown. */
    async retry(failed?: string[]) {
      const { jobId, mode } = view
      if (!jobId || !mode || isWorking(view) || view.acting) return
      set({ acting: true })
      try {
        await callOperator('scrape-job', {
          action: 'retry',
          job_id: jobId,
          ...(failed && { pages: failed }),
        })
      } catch (error) {
        set({ acting: false })
        notify({ title: strings.retryFailed, description: (error as Error).message, variant: 'destructive' })
        return
      }
      keptJob.set({ id: jobId, mode })
      const signal = begin({ ...startingView(mode, 0), jobId })
      await watch(jobId, mode, signal)
    },
    /** Closes a finished monitor; the results stay. */
    dismiss() {
      if (isWorking(view)) return
      keptJob.set(undefined)
      set({ metrics: idleMetrics, message: null, jobId: undefined })
    },
    /** For tests: the state after a reload. */
    reset() {
      begin(idleView)
      watching = undefined
    },
  }
}

export type ScrapeRun = ReturnType<typeof createScrapeRun>

export const scraperRun = createScrapeRun({ key: 'sous-scrape-job' })

export const useRun = (run: ScrapeRun): RunView => useSyncExternalStore(run.subscribe, run.get, run.get)
