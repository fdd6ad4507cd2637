import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ScrapeMode } from '#core/contracts/scrape-results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { JOB_STATES } from './job-states.ts'
import { isWorking } from './run-view.ts'
import { listJobs, type ScrapeRun, useRun } from './scrape-run.ts'
import * as strings from './strings.ts'

const MODES: Record<ScrapeMode, string> = {
  single: strings.singleTab,
  batch: strings.batchTab,
  domain: strings.jobDomain,
  smart: strings.jobSmart,
  discovery: strings.jobDiscovery,
  enhance: strings.jobEnhance,
  pasted: strings.jobPasted,
  source: strings.jobSource,
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
        {strings.jobsTitle}
      </h2>
      {isError && <p className="mt-3 text-muted">{strings.jobsFailed}</p>}
      <ul className="mt-3">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-0"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold">{MODES[job.mode] ?? job.mode}</span>
              {job.address && (
                <span className="block text-sm [overflow-wrap:anywhere]">
                  {strings.jobAddress(job.address, job.more)}
                </span>
              )}
              <span className="block text-muted text-sm tabular-nums">
                {strings.jobSummary(
                  time(job.created_at),
                  job.processedUrls,
                  job.totalUrls,
                  job.successfulExtractions,
                )}
                {job.failed > 0 && `, ${strings.jobFailures(job.failed)}`}
              </span>
            </span>
            <Badge tone={JOB_STATES[job.status].tone}>{JOB_STATES[job.status].word}</Badge>
            {job.id === view.jobId ? (
              <span className="min-w-20 text-center text-muted text-sm">{strings.jobShown}</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                className="min-w-20"
                disabled={isWorking(view)}
                aria-label={strings.showJobLabel(MODES[job.mode] ?? job.mode, time(job.created_at))}
                onClick={() => run.open(job)}
              >
                {strings.showJob}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
