import { type ScrapeEvent, scrapeJobOutput } from '#core/contracts/scrape-results.ts'
import { scrapeJobInput } from '#core/contracts/scraping.ts'
import { conflict, notFound } from '../../errors.ts'
import { eventStream } from '../../lib/sse.ts'
import type { ScrapingDesk } from '../../scraping/jobs/desk.ts'
import { type JobStatus, monitorStatus } from '../../scraping/jobs/job.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'

async function* asText(events: AsyncGenerator<ScrapeEvent, void, void>) {
  for await (const event of events) yield JSON.stringify(event)
}

const AFTER: Record<'pause' | 'resume' | 'stop', JobStatus[]> = {
  pause: ['paused'],
  // Nothing was left to do when it resumed.
  resume: ['running', 'completed', 'error'],
  stop: ['stopped'],
}

async function change(scraping: ScrapingDesk, action: 'pause' | 'resume' | 'stop', job: string) {
  const before = await scraping.status(job)
  const status = await scraping[action](job)
  if (!before || !status) throw notFound(strings.noJob)
  if (!AFTER[action].includes(status) || (action === 'resume' && before !== 'paused'))
    throw conflict(strings.jobCannot(action, before))
  return { job_id: job, status: monitorStatus(status) }
}

/** For operators: live progress and control of a job. */
export const scrapeJob = defineFunction({
  input: scrapeJobInput,
  output: scrapeJobOutput,
  headers: NO_STORE,
  handler: async ({ input, scraping, requireOperator, signal }) => {
    await requireOperator(input.access_code)
    if (input.action === 'list') return { jobs: await scraping.list() }
    const { job_id } = input
    if (input.action === 'watch') {
      if (!(await scraping.status(job_id))) throw notFound(strings.noJob)
      const gone = new AbortController()
      const events = scraping.watch(job_id, input.since, AbortSignal.any([signal, gone.signal]))
      return eventStream(asText(events), () => gone.abort())
    }
    if (input.action === 'failures' || input.action === 'retry') {
      if (!(await scraping.status(job_id))) throw notFound(strings.noJob)
      if (input.action === 'failures') return scraping.failures(job_id, input.page)
      return { job_id, retried: await scraping.retry(job_id, input.pages) }
    }
    if (input.action === 'results') {
      const results = await scraping.results(job_id)
      if (!results) throw notFound(strings.noJob)
      return { job_id, results }
    }
    return change(scraping, input.action, job_id)
  },
})
