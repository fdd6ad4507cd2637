import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MonitorStatus, ScrapeMode } from '#core/contracts/scrape-results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { isWorking } from './run-view.ts'
import { listJobs, type ScrapeRun, useRun } from './scrape-run.ts'

const MODES: Record<ScrapeMode, string> = {
  single: 'Single URL',
  batch: 'Batch URLs',
  domain: 'Domain crawl',
  smart: 'Smart selection',
  discovery: 'Auto discovery',
  enhance: 'AI enhanced',
  pasted: 'Pasted page',
}

/** The server's status names; a stopped job is idle there. */
const STATES: Record<
  MonitorStatus,
  { word: string; tone: 'accent' | 'turmeric' | 'herb' | 'danger' | 'clay' }
> = {
  idle: { word: 'stopped', tone: 'clay' },
  running: { word: 'running', tone: 'accent' },
  paused: { word: 'paused', tone: 'turmeric' },
  completed: { word: 'completed', tone: 'herb' },
  error: { word: 'error', tone: 'danger' },
}

const SHOWN = 8
const time = (text: string) =>
  new Date(text).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Jobs are stored on the server, so any operator can open any of them, from any tab. */
export function RecentJobs({ run }: { run: ScrapeRun }) {
  const view = useRun(run)
  const status = view.metrics.status
  const { data, isError, refetch } = useQuery({
    queryKey: ['scrape-jobs'],
    queryFn: listJobs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when a job starts or ends
  useEffect(() => {
    void refetch()
  }, [status, view.jobId, refetch])
  const jobs = (data ?? []).slice(0, SHOWN)
  if (!isError && jobs.length === 0) return null
  return (
    <section aria-labelledby="jobs-title" className={`${cardLook} p-5 md:p-8`}>
      <h2 id="jobs-title" className="text-2xl">
        Recent jobs
      </h2>
      {isError && <p className="mt-3 text-muted">We couldn’t load the jobs.</p>}
      <ul className="mt-3">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-0"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold">{MODES[job.mode] ?? job.mode}</span>
              <span className="block text-muted text-sm tabular-nums">
                {time(job.created_at)}, {job.processedUrls} of {job.totalUrls} pages,{' '}
                {job.successfulExtractions} recipes
              </span>
            </span>
            <Badge tone={STATES[job.status].tone}>{STATES[job.status].word}</Badge>
            {job.id === view.jobId ? (
              <span className="min-w-20 text-center text-muted text-sm">shown</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                className="min-w-20"
                disabled={isWorking(view)}
                aria-label={`Show ${MODES[job.mode] ?? job.mode} of ${time(job.created_at)}`}
                onClick={() => run.open(job)}
              >
                Show
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
