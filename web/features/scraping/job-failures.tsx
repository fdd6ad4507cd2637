import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOperator } from '#web/api/operator-access.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { isWorking } from './run-view.ts'
import { type ScrapeRun, useRun } from './scrape-run.ts'
import * as strings from './strings.ts'

const AT_ONCE = 50

/** Every page and site of the finished job that failed, with the reason and another attempt. */
export function JobFailures({ run }: { run: ScrapeRun }) {
  const view = useRun(run)
  const [page, setPage] = useState(0)
  const { jobId, finishedAt } = view
  const shown = jobId !== undefined && finishedAt !== undefined && !isWorking(view)
  const { data } = useQuery({
    queryKey: ['scrape-failures', jobId, finishedAt?.getTime(), page],
    queryFn: ({ signal }) =>
      callOperator('scrape-job', { action: 'failures', job_id: jobId ?? '', page }, signal),
    enabled: shown,
    staleTime: 0,
    retry: false,
  })
  if (!shown || !data?.total) return null
  return (
    <section aria-labelledby="failures-title" className={`${cardLook} grid gap-4 p-5 md:p-8`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="failures-title" className="text-2xl">
          {strings.failuresTitle(data.total.toLocaleString('en-US'))}
        </h2>
        <Button size="sm" variant="outline" onClick={() => run.retry()}>
          {strings.retryAll}
        </Button>
      </div>
      <ul>
        {data.failures.map(({ n, url, error, kind, retryable }) => (
          <li
            key={n}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-0"
          >
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <span className="font-semibold">{url}</span>{' '}
              {kind === 'site' && <Badge tone="clay">{strings.failedSite}</Badge>}
              <span className="block text-muted text-sm">{error}</span>
            </span>
            {retryable && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={strings.retryLabel(url)}
                onClick={() => run.retry([n])}
              >
                {strings.retryOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.total > AT_ONCE && (
        <nav aria-label={strings.failurePages} className="flex gap-3">
          <Button size="sm" variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {strings.previousPage}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={(page + 1) * AT_ONCE >= data.total}
            onClick={() => setPage(page + 1)}
          >
            {strings.nextPage}
          </Button>
        </nav>
      )}
    </section>
  )
}
