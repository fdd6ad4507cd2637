import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Square from 'lucide-react/icons/square'
import { useEffect } from 'react'
import { operatorAccess } from '#web/api/operator-access.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type BulkRow, type BulkStatus, bulkOrder, bulkRows, bulkRun, importState } from './bulk-rows.ts'
import { useRun } from './scrape-run.ts'
import * as strings from './strings.ts'

const LOOKS: Record<BulkStatus, { word: string; icon: LucideIcon; look: string }> = {
  pending: { word: strings.rowPending, icon: CircleDashed, look: 'text-muted' },
  processing: { word: strings.rowProcessing, icon: LoaderCircle, look: 'text-accent animate-spin' },
  success: { word: strings.rowSuccess, icon: CircleCheck, look: 'text-herb' },
  error: { word: strings.rowError, icon: CircleAlert, look: 'text-danger' },
}

/** Imports a fixed list of pages into the collection in one go. */
export function BulkImport() {
  const view = useRun(bulkRun)
  const rows = bulkRows(view)
  const state = importState(view)
  const importing = state === 'importing'
  const count = (status: BulkStatus) => rows.filter((row) => row.status === status).length
  const done = count('success') + count('error')
  useEffect(() => {
    void bulkRun.restore()
  }, [])
  return (
    <section aria-labelledby="import-title" className={`${cardLook} p-5 md:p-8`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="import-title" className="text-2xl">
            {strings.bulkTitle(rows.length)}
          </h2>
          <p className="mt-1 text-muted">{strings.bulkLead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            aria-disabled={importing}
            className="aria-disabled:opacity-55"
            onClick={() => bulkRun.start(bulkOrder(operatorAccess.get() ?? ''))}
          >
            {importing && <Spinner label={strings.bulkSpinner} />}
            {importing ? strings.bulkImporting : strings.bulkImport(rows.length)}
          </Button>
          {importing && (
            <Button variant="outline" aria-disabled={view.acting} onClick={() => bulkRun.act('stop')}>
              <Square aria-hidden="true" className="size-4" />
              {strings.stop}
            </Button>
          )}
        </div>
      </div>
      {importing && (
        <div className="mt-6">
          <ProgressBar
            label={strings.bulkProgress}
            value={done}
            max={rows.length}
            text={strings.progress(done, rows.length)}
          />
          {!view.connected && (
            <p role="status" className="mt-3 rounded-card bg-turmeric-soft p-4">
              {strings.bulkReconnecting}
            </p>
          )}
        </div>
      )}
      <dl className="mt-6 grid max-w-line grid-cols-3 gap-4 text-center">
        <Counter name={strings.bulkSuccess} value={count('success')} look="text-herb" />
        <Counter name={strings.failed} value={count('error')} look="text-danger" />
        <Counter
          name={strings.bulkPending}
          value={count('pending') + count('processing')}
          look="text-muted"
        />
      </dl>
      <p role="status" className="sr-only">
        {state === 'done' && strings.bulkFinished(count('success'), count('error'))}
      </p>
      <ul aria-label={strings.bulkPages} className="mt-6">
        {rows.map((row) => (
          <Row key={row.url} row={row} />
        ))}
      </ul>
    </section>
  )
}

const Counter = ({ name, value, look }: { name: string; value: number; look: string }) => (
  <div className="flex flex-col-reverse rounded-card bg-raised py-3">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className={`font-display text-2xl tabular-nums ${look}`}>{value}</dd>
  </div>
)

function Row({ row: { url, status, title, error, known } }: { row: BulkRow }) {
  const { word, icon: Icon, look } = LOOKS[status]
  return (
    <li className="flex items-start gap-3 border-line border-t py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <div className="min-w-0 flex-1">
        <a href={url} target="_blank" rel="noreferrer" className="font-semibold hover:text-accent">
          {title}
        </a>
        {error && <p className="text-danger text-sm [overflow-wrap:anywhere]">{error}</p>}
      </div>
      <span className="shrink-0 text-muted text-sm">{known ? strings.rowKnown : word}</span>
    </li>
  )
}
