import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import X from 'lucide-react/icons/x'
import type { PageProgress } from '#core/contracts/scrape-results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { rich } from '#web/ui/rich.tsx'
import { JOB_STATES } from './job-states.ts'
import { QualityHistogram, ThroughputPlot } from './monitor-plots.tsx'
import { isWorking } from './run-view.ts'
import { type ScrapeRun, useRun } from './scrape-run.ts'
import * as strings from './strings.ts'

const count = (value: number) => value.toLocaleString('en-US')

function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return strings.seconds(String(whole))
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? strings.minutesAndSeconds(minutes, whole % 60)
    : strings.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)
}

const average = (ms: number) =>
  ms <= 0
    ? strings.noneYet
    : ms < 1000
      ? strings.milliseconds(Math.round(ms))
      : strings.seconds((ms / 1000).toFixed(1))

const latest = (pages: readonly PageProgress[]) =>
  pages.reduce<PageProgress | undefined>((last, page) => (last && last.at > page.at ? last : page), undefined)

/** A running scrape, live. Renders nothing if there is none. */
export function Monitor({ run }: { run: ScrapeRun }) {
  const view = useRun(run)
  const { metrics, message, connected, acting, pages } = view
  const { status } = metrics
  if (status === 'idle') return null
  const working = isWorking(view)
  // Between two pages nothing is in progress; show the previous page then.
  const current = metrics.currentUrl ?? (working ? latest(pages)?.url : undefined)
  const methods = Object.entries(metrics.extractionMethods).sort(([, a], [, b]) => b - a)
  return (
    <section aria-labelledby="monitor-title" className={`${cardLook} p-5 md:p-8`}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="monitor-title" className="text-2xl">
          {strings.monitorTitle}
        </h2>
        <span role="status">
          <Badge tone={JOB_STATES[status].tone}>{JOB_STATES[status].word}</Badge>
        </span>
        <div className="ml-auto flex flex-wrap gap-2">
          {working && (
            <>
              {status === 'running' ? (
                <Button size="sm" variant="outline" aria-disabled={acting} onClick={() => run.act('pause')}>
                  <Pause aria-hidden="true" className="size-4" />
                  {strings.pause}
                </Button>
              ) : (
                <Button size="sm" variant="outline" aria-disabled={acting} onClick={() => run.act('resume')}>
                  <Play aria-hidden="true" className="size-4" />
                  {strings.resume}
                </Button>
              )}
              <Button size="sm" variant="outline" aria-disabled={acting} onClick={() => run.act('stop')}>
                <Square aria-hidden="true" className="size-4" />
                {strings.stop}
              </Button>
            </>
          )}
          {!working && (
            <Button size="sm" variant="quiet" onClick={run.dismiss}>
              <X aria-hidden="true" className="size-4" />
              {strings.closeMonitor}
            </Button>
          )}
        </div>
      </div>

      {status === 'error' ? (
        <p role="alert" className="mt-4 rounded-card bg-danger-soft p-4 [overflow-wrap:anywhere]">
          {message}
        </p>
      ) : (
        message && <p className="mt-4 whitespace-pre-line text-muted [overflow-wrap:anywhere]">{message}</p>
      )}
      {working && !connected && (
        <p role="status" className="mt-4 rounded-card bg-turmeric-soft p-4">
          {strings.jobReconnecting}
        </p>
      )}

      <div className="mt-6">
        <ProgressBar
          label={strings.pagesProcessed}
          value={metrics.processedUrls}
          max={Math.max(metrics.totalUrls, 1)}
          text={strings.progress(metrics.processedUrls, metrics.totalUrls)}
          done={status === 'completed'}
        />
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
        <Figure name={strings.totalUrls} value={count(metrics.totalUrls)} />
        <Figure name={strings.processed} value={count(metrics.processedUrls)} />
        <Figure name={strings.waitingUrls} value={count(metrics.totalUrls - metrics.processedUrls)} />
        <Figure name={strings.successful} value={count(metrics.successfulExtractions)} />
        <Figure name={strings.alreadyThere} value={count(metrics.alreadyThere)} />
        <Figure name={strings.failed} value={count(metrics.failedExtractions)} />
        <Figure name={strings.averageTime} value={average(metrics.averageProcessingTime)} />
        <Figure
          name={strings.timeLeft}
          value={
            !working
              ? strings.noTimeLeft
              : metrics.searching
                ? strings.atLeast(timeLeft(metrics.estimatedTimeRemaining))
                : timeLeft(metrics.estimatedTimeRemaining)
          }
        />
      </dl>
      {working && metrics.searching && <p className="mt-5 text-muted text-sm">{strings.stillSearching}</p>}
      {working && (
        <p className="mt-5 text-sm">
          {rich(strings.currentUrl, {
            label: (text) => <span className="text-muted">{text}</span>,
            url: () => <span className="[overflow-wrap:anywhere]">{current ?? strings.noCurrentUrl}</span>,
          })}
        </p>
      )}
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <ThroughputPlot pages={pages} />
        <QualityHistogram scores={metrics.qualityScores} />
      </div>
      {methods.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{strings.extractionMethods}</h3>
          <ul className="flex flex-wrap gap-2">
            {methods.map(([method, times]) => (
              <li key={method}>
                <Badge tone="clay">
                  {method} {count(times)}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-display text-xl tabular-nums">{value}</dd>
  </div>
)
