import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useId } from 'react'
import type { OperatorStatus } from '#core/contracts/operator.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useHealth, useOperatorStatus } from './queries.ts'
import { duration, Figures, megabytes, number, StatusTable } from './status-parts.tsx'
import * as strings from './strings.ts'

const time = (text: string) =>
  new Date(text).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** System state: server, database, index, queues and recent errors. `children` are the checks to run. */
export function DebuggingPanel({ children }: { children: ReactNode }) {
  const status = useOperatorStatus()
  const health = useHealth()
  const busy = status.isFetching || health.isFetching
  const refresh = () => {
    if (busy) return
    void status.refetch()
    void health.refetch()
  }
  return (
    <section aria-labelledby="debugging-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="debugging-title" className="text-3xl">
          {strings.debuggingTitle}
        </h2>
        <Button variant="outline" aria-disabled={busy} onClick={refresh}>
          {busy ? (
            <Spinner label={strings.refreshing} />
          ) : (
            <RotateCcw aria-hidden="true" className="size-5" />
          )}
          {strings.refresh}
        </Button>
      </div>
      <div className="mt-6 grid gap-6" aria-busy={busy}>
        <Part title={strings.healthTitle}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {health.data?.map(({ name, ok, ms, note }) => (
              <li key={name} className="flex items-start gap-2">
                {ok ? (
                  <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
                ) : (
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
                )}
                <span className="min-w-0">
                  <span className="font-semibold">{name}</span> {note}
                  <span className="block text-muted text-sm tabular-nums">
                    {strings.fromHere(number(ms))}
                  </span>
                </span>
              </li>
            )) ?? <Skeleton className="h-12 w-full" />}
          </ul>
          {status.data && (
            <div className="mt-5">
              <Figures
                figures={[
                  { name: strings.version, value: status.data.version },
                  { name: strings.uptime, value: duration(status.data.uptimeSeconds) },
                  { name: strings.memory, value: megabytes(status.data.memoryMegabytes) },
                ]}
              />
            </div>
          )}
        </Part>
        {status.data ? (
          <StatusParts status={status.data} />
        ) : status.isError ? (
          <div role="alert" className={`${cardLook} p-5`}>
            <p className="font-semibold text-danger">{strings.statusFailed}</p>
            <p className="mt-1 text-muted">{status.error.message}</p>
          </div>
        ) : (
          <div className="grid gap-6" role="status">
            <span className="sr-only">{strings.statusLoading}</span>
            <Skeleton className="h-52 w-full rounded-card" />
            <Skeleton className="h-32 w-full rounded-card" />
          </div>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-2 *:min-w-0">{children}</div>
      </div>
    </section>
  )
}

function StatusParts({ status: { database, index, jobs, mails, errors } }: { status: OperatorStatus }) {
  return (
    <>
      <Part title={strings.databaseTitle}>
        <Figures
          figures={[
            { name: strings.size, value: megabytes(database.megabytes) },
            { name: strings.connections, value: number(database.connections) },
            { name: strings.postgresql, value: database.version },
          ]}
        />
        <StatusTable
          caption={strings.largestTables}
          columns={[
            { name: strings.table, of: ({ name }) => name },
            { name: strings.rows, of: ({ rows }) => number(rows), numeric: true },
            { name: strings.size, of: (table) => megabytes(table.megabytes), numeric: true },
          ]}
          rows={database.tables}
        />
        <h4 className="mt-6 font-semibold">{strings.slowestQueries}</h4>
        {database.slowestNote && <p className="mt-1 text-muted text-sm">{database.slowestNote}</p>}
        {database.slowest.length > 0 && (
          <StatusTable
            caption={strings.slowestQueries}
            columns={[
              {
                name: strings.statement,
                of: ({ statement }) => <code className="font-sans text-xs">{statement}</code>,
              },
              { name: strings.calls, of: ({ calls }) => number(calls), numeric: true },
              {
                name: strings.mean,
                of: ({ meanMs }) => strings.milliseconds(number(meanMs, 1)),
                numeric: true,
              },
            ]}
            rows={database.slowest}
          />
        )}
      </Part>
      <Part title={strings.indexTitle}>
        <Figures
          figures={[
            { name: strings.recipes, value: number(index.recipes) },
            // Its own memory usage isn't always known.
            ...(index.megabytes === null ? [] : [{ name: strings.size, value: megabytes(index.megabytes) }]),
          ]}
        />
      </Part>
      <Part title={strings.queueTitle}>
        <Figures
          figures={[
            { name: strings.pagesWaiting, value: number(jobs.pending) },
            { name: strings.jobsRunning, value: number(jobs.running) },
            { name: strings.jobsPaused, value: number(jobs.paused) },
            { name: strings.pagesFailed, value: number(jobs.failedPages) },
            { name: strings.emailsWaiting, value: number(mails.waiting) },
            { name: strings.emailsFailed, value: number(mails.failed) },
          ]}
        />
      </Part>
      <Part title={strings.errorsTitle}>
        {errors.length === 0 ? (
          <p className="text-muted">{strings.noErrors}</p>
        ) : (
          <ul className="grid gap-3">
            {errors.map(({ at, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be identical to the millisecond
              <li key={index} className="border-line border-t pt-3 first:border-0 first:pt-0">
                <p className="[overflow-wrap:anywhere]">{message}</p>
                <p className="text-muted text-sm tabular-nums">{time(at)}</p>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardLook} min-w-0 p-5 md:p-8`}>
      <h3 id={id} className="mb-4 text-2xl">
        {title}
      </h3>
      {children}
    </section>
  )
}
