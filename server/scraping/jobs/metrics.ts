import type { MonitorMetrics, ScrapeJobSummary, ScrapeMode } from '#core/contracts/scrape-results.ts'
import { type ExtractionMethod, SCRAPING } from '#core/contracts/scraping.ts'
import type { Sql } from '../../lib/sql.ts'
import { type JobStatus, monitorStatus } from './job.ts'

interface MetricsRow {
  status: JobStatus
  message: string | null
  active_ms: number
  total: number
  processed: number
  successful: number
  failed: number
  there: number
  searching: boolean
  recent: number
  paced_s: number | null
  average: number | null
  current_url: string | null
  methods: Partial<Record<ExtractionMethod, number>> | null
  qualities: number[] | null
}

interface JobMetrics {
  status: JobStatus
  message: string | null
  metrics: MonitorMetrics
}

const WINDOW_S = 60
/** Fewer pages in the last minute say nothing about its rate. */
const ENOUGH = 3

/**
 * Seconds remaining: at the rate of the last minute, or of the whole job, but never less than the sites' own pace
 * allows. A fixed guess until there is a rate.
 */
function timeLeft({ total, processed, active_ms, recent, paced_s }: MetricsRow): number {
  const left = total - processed
  if (left === 0) return 0
  const seconds = active_ms / 1000
  const each =
    recent >= ENOUGH
      ? Math.min(WINDOW_S, seconds) / recent
      : processed > 0
        ? seconds / processed
        : SCRAPING.secondsPerUrl
  return Math.ceil(Math.max(left * each, paced_s ?? 0))
}

/** The data of the monitor. Undefined if the job doesn't exist. */
export async function readMetrics(sql: Sql, job: string): Promise<JobMetrics | undefined> {
  const [row] = await sql<MetricsRow[]>`
    with pages as (select * from sous.scrape_pages where job_id = ${job} and kind = 'page')
    select j.status, j.message,
      (extract(epoch from coalesce(j.finished_at, j.paused_at, clock_timestamp()) - j.created_at) * 1000
        - j.paused_ms)::float8 as active_ms,
      p.*, (select url from pages where state = 'processing' order by changed_at desc limit 1) as current_url,
      (select jsonb_object_agg(method, count) from (
        select method, count(*) from pages where state in ('success', 'duplicate') and method is not null
        group by method) counted) as methods,
      exists (select from sous.scrape_pages where job_id = ${job} and kind = 'site'
        and state in ('pending', 'processing')) as searching,
      (select max(extract(epoch from greatest(h.next_at - clock_timestamp(), interval '0')) + waiting.pages * h.delay_ms / 1000.0)
        from (select host, count(*) as pages from pages where state = 'pending' group by host) waiting
        join sous.scrape_hosts h on h.host = waiting.host)::float8 as paced_s
    from sous.scrape_jobs j, (
      select count(*)::int as total,
        count(*) filter (where state not in ('pending', 'processing'))::int as processed,
        count(*) filter (where state = 'success')::int as successful,
        count(*) filter (where state = 'error')::int as failed,
        count(*) filter (where state = 'duplicate')::int as there,
        count(*) filter (where state not in ('pending', 'processing')
          and changed_at > clock_timestamp() - ${WINDOW_S} * interval '1 second')::int as recent,
        avg(spent_ms)::float8 as average,
        array_agg(quality::int order by n) filter (where quality is not null) as qualities
      from pages
    ) p where j.id = ${job}`
  if (!row) return undefined
  const over = row.status !== 'running' && row.status !== 'paused'
  return {
    status: row.status,
    message: row.message,
    metrics: {
      totalUrls: row.total,
      processedUrls: row.processed,
      successfulExtractions: row.successful,
      failedExtractions: row.failed,
      alreadyThere: row.there,
      searching: row.searching && !over,
      currentUrl: over ? null : row.current_url,
      averageProcessingTime: Math.round(row.average ?? 0),
      estimatedTimeRemaining: over ? 0 : timeLeft(row),
      extractionMethods: row.methods ?? {},
      qualityScores: row.qualities ?? [],
      status: monitorStatus(row.status),
    },
  }
}

interface SummaryRow extends Omit<ScrapeJobSummary, 'status' | 'created_at'> {
  status: JobStatus
  mode: ScrapeMode
  created_at: Date
}

/** The latest jobs, newest first. */
export async function listJobs(sql: Sql, most = 50): Promise<ScrapeJobSummary[]> {
  const rows = await sql<SummaryRow[]>`
    select j.id, j.mode, j.status, j.created_at, p.*, asked.address, greatest(asked.number - 1, 0) as more
    from (select * from sous.scrape_jobs order by created_at desc limit ${most}) j
    cross join lateral (
      select count(*)::int as "totalUrls",
        count(*) filter (where state not in ('pending', 'processing'))::int as "processedUrls",
        count(*) filter (where state = 'success')::int as "successfulExtractions",
        count(*) filter (where state = 'error')::int as failed
      from sous.scrape_pages where job_id = j.id and kind = 'page'
    ) p cross join lateral (
      select (array_agg(nullif(url, '') order by n))[1] as address, count(*)::int as number
      from sous.scrape_pages where job_id = j.id and not found
    ) asked order by j.created_at desc`
  return rows.map(({ status, created_at, ...rest }) => ({
    ...rest,
    status: monitorStatus(status),
    created_at: created_at.toISOString(),
  }))
}
