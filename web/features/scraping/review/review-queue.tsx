import { type KeyboardEvent, useRef, useState } from 'react'
import { DRAFTS, type DraftSummary } from '#core/contracts/scrape-review.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftView } from './draft-view.tsx'
import { type QueueFilter, useDecide, useQueue } from './queries.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import * as strings from './strings.ts'

const TYPING = 'input:not([type="checkbox"]), textarea, select'

/** Recipes that wait, the open one beside its page; by mouse, finger or keyboard. */
export function ReviewQueue() {
  const [filter, setFilter] = useState<QueueFilter>({ kind: 'all' })
  const [page, setPage] = useState(0)
  const [open, setOpen] = useState<string>()
  const [editing, setEditing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, isError, refetch } = useQueue(filter, page)
  const decide = useDecide()
  const list = useRef<HTMLUListElement>(null)
  const drafts = data?.drafts ?? []
  const shown = drafts.some(({ id }) => id === open) ? open : undefined

  const show = (id: string | undefined, focus = false) => {
    setOpen(id)
    setEditing(false)
    if (focus && id) list.current?.querySelector<HTMLElement>(`[data-draft="${id}"]`)?.focus()
  }
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  const act = (action: 'approve' | 'reject', ids: string[]) => {
    if (decide.isPending || ids.length === 0) return
    const rest = drafts.filter(({ id }) => !ids.includes(id))
    const at = drafts.findIndex(({ id }) => id === shown)
    const isOpenDecided = shown !== undefined && ids.includes(shown)
    decide.mutate(
      { action, ids },
      {
        onSuccess: () => {
          choose(ids, false)
          if (isOpenDecided) show((rest[at] ?? rest.at(-1))?.id, true)
          if (rest.length === 0 && page > 0) setPage(page - 1)
        },
      },
    )
  }
  const ids = drafts.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches(TYPING)) return
    const action = actionOf(event.key, drafts, shown)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'open') show(action.id, true)
    else if (action.kind === 'select') choose([action.id], !chosen.has(action.id))
    else if (action.kind === 'edit') setEditing(true)
    else act(action.kind, [action.id])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the controls in it
    <div onKeyDown={byKey} className="grid gap-6 *:min-w-0 lg:grid-cols-[22rem_1fr]">
      <section
        aria-labelledby="queue-title"
        className={`${cardLook} content-start gap-4 p-4 ${shown ? 'hidden lg:grid' : 'grid'}`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="queue-title" className="text-xl">
            {strings.queueTitle}
          </h2>
          {data && <p className="text-muted text-sm tabular-nums">{strings.queueCount(data.waiting)}</p>}
        </div>
        {data && data.waiting > 0 && (
          <>
            <QueueFilters
              filter={filter}
              hosts={data.hosts}
              change={(part) => {
                setPage(0)
                setFilter((now) => ({ ...now, ...part }))
              }}
            />
            <p className="text-muted text-sm max-lg:hidden">{strings.keys}</p>
          </>
        )}
        {isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4">
            <p className="font-semibold">{strings.queueFailed}</p>
            <Button size="sm" variant="outline" onClick={() => refetch()}>
              {strings.tryAgain}
            </Button>
          </div>
        ) : !data ? (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{strings.queueLoading}</span>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        ) : drafts.length === 0 ? (
          <p className="text-muted">{data.waiting === 0 ? strings.queueEmpty : strings.queueNoMatch}</p>
        ) : (
          <QueueList
            drafts={drafts}
            open={shown}
            onOpen={show}
            chosen={chosen}
            onChoose={choose}
            list={list}
          />
        )}
        {ids.length > 0 && (
          <div className="sticky bottom-[calc(var(--bar,0px)+0.5rem)] flex flex-wrap gap-2 rounded-card border border-line bg-raised p-3">
            <Button size="sm" aria-disabled={decide.isPending} onClick={() => act('approve', ids)}>
              {strings.approveSelected(ids.length)}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-disabled={decide.isPending}
              onClick={() => act('reject', ids)}
            >
              {strings.rejectSelected(ids.length)}
            </Button>
          </div>
        )}
        {data && (page > 0 || data.total > DRAFTS.page) && (
          <nav aria-label={strings.pages} className="flex items-center gap-2">
            <Button size="sm" variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
              {strings.previous}
            </Button>
            <span className="text-muted text-sm tabular-nums" aria-live="polite">
              {strings.pageNumber(page + 1)}
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={(page + 1) * DRAFTS.page >= data.total}
              onClick={() => setPage(page + 1)}
            >
              {strings.next}
            </Button>
          </nav>
        )}
      </section>
      <div className={`${cardLook} p-5 md:p-8 ${shown ? '' : 'max-lg:hidden'}`}>
        {shown ? (
          <>
            <Button
              variant="quiet"
              size="sm"
              className="mb-3 -ml-4 lg:hidden"
              onClick={() => show(undefined)}
            >
              {strings.backToQueue}
            </Button>
            <DraftView
              key={shown}
              id={shown}
              busy={decide.isPending}
              editing={editing}
              setEditing={setEditing}
              onDecide={(action) => act(action, [shown])}
            />
          </>
        ) : (
          <p className="text-muted">{strings.chooseOne}</p>
        )}
      </div>
    </div>
  )
}

type KeyAction = { kind: 'open' | 'select' | 'edit' | 'approve' | 'reject'; id: string }
const ON_OPEN: Record<string, KeyAction['kind']> = { x: 'select', a: 'approve', r: 'reject', e: 'edit' }

/** What a key means, with this one open. */
function actionOf(
  key: string,
  drafts: readonly DraftSummary[],
  open: string | undefined,
): KeyAction | undefined {
  const at = drafts.findIndex(({ id }) => id === open)
  if (key === 'j' || key === 'k') {
    const next = drafts[key === 'j' ? Math.min(at + 1, drafts.length - 1) : Math.max(at - 1, 0)]
    return next && { kind: 'open', id: next.id }
  }
  const kind = ON_OPEN[key]
  return kind && open ? { kind, id: open } : undefined
}
