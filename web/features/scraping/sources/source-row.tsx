import { useState } from 'react'
import type { ScrapeSource, SourceEdit } from '#core/contracts/recipe-sources.ts'
import { callOperator } from '#web/api/operator-access.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSourceAction } from './queries.ts'
import * as strings from './strings.ts'

const time = (text: string | null) =>
  text ? new Date(text).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }) : strings.never

const stateOf = ({ running, state, every_hours }: ScrapeSource) => {
  if (running) return { tone: 'turmeric', label: strings.isRunning } as const
  if (state === 'paused') return { tone: 'clay', label: strings.isPaused } as const
  return every_hours === null
    ? ({ tone: 'clay', label: strings.onDemand } as const)
    : ({ tone: 'herb', label: strings.isActive } as const)
}

const NOT_FOUND = 404
const politenessOf = ({ delay_ms, robots_status, failures }: ScrapeSource) =>
  [
    delay_ms ? strings.delay((delay_ms / 1000).toLocaleString('en-US')) : strings.ownDelay,
    robots_status === null
      ? strings.robotsUnknown
      : robots_status === NOT_FOUND
        ? strings.robotsNone
        : strings.robotsRead,
    failures > 0 && strings.siteFailures(failures),
  ]
    .filter(Boolean)
    .join(', ')

/** A source with its last visit, and what can be done with it. */
export function SourceRow({ source }: { source: ScrapeSource }) {
  const { id, address, state, every_hours } = source
  const [deleting, setDeleting] = useState(false)
  const visit = useSourceAction(
    () => callOperator('recipe-sources', { action: 'visit', id }),
    strings.changeFailed,
    () => strings.visitStarted,
  )
  const change = useSourceAction(
    (edit: SourceEdit) => callOperator('recipe-sources', { action: 'change', id, source: edit }),
    strings.changeFailed,
    () => undefined,
  )
  const look = stateOf(source)
  const facts: [string, string][] = [
    [strings.lastVisit, time(source.last_run_at)],
    ...(source.next_at ? [[strings.nextVisit, time(source.next_at)] as [string, string]] : []),
    [strings.lastYield, strings.yieldText(source.yield, source.pages)],
    [strings.here, strings.hereText(source.recipes, source.drafts)],
    [strings.politeness, politenessOf(source)],
  ]
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-56 font-semibold [overflow-wrap:anywhere]">{address}</span>
        <Badge tone="clay">{source.kind === 'feed' ? strings.isFeed : strings.isSite}</Badge>
        <Badge tone={look.tone}>{look.label}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {source.errors > 0 && (
        <p className="rounded-card bg-danger-soft p-3 text-sm [overflow-wrap:anywhere]">
          {strings.errors}: {source.errors.toLocaleString('en-US')}. {source.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          aria-label={strings.visitLabel(address)}
          disabled={source.running || visit.isPending}
          onClick={() => visit.mutate(undefined)}
        >
          {strings.visitNow}
        </Button>
        {every_hours !== null && (
          <Button
            size="sm"
            variant="outline"
            aria-label={state === 'active' ? strings.pauseLabel(address) : strings.resumeLabel(address)}
            onClick={() =>
              !change.isPending && change.mutate({ state: state === 'active' ? 'paused' : 'active' })
            }
          >
            {state === 'active' ? strings.pause : strings.resume}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={strings.removeLabel(address)}
          aria-expanded={deleting}
          onClick={() => setDeleting(!deleting)}
        >
          {strings.remove}
        </Button>
      </div>
      {deleting && <ConfirmDelete source={source} onClose={() => setDeleting(false)} />}
    </li>
  )
}

function ConfirmDelete({ source, onClose }: { source: ScrapeSource; onClose: () => void }) {
  const remove = useSourceAction(
    (with_recipes: boolean) =>
      callOperator('recipe-sources', { action: 'delete', id: source.id, with_recipes }),
    strings.changeFailed,
    ({ recipes }) => strings.deleted(recipes),
  )
  const act = (withRecipes: boolean) => !remove.isPending && remove.mutate(withRecipes)
  return (
    <div
      role="alertdialog"
      aria-label={strings.deleteDialog(source.address)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="rounded-card border border-line bg-raised p-4"
    >
      <p>{strings.deleteQuestion(source.recipes)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => act(false)}>
          {strings.deleteOnly}
        </Button>
        {source.recipes + source.drafts > 0 && (
          <Button size="sm" variant="outline" onClick={() => act(true)}>
            {strings.deleteAll}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onClose} autoFocus>
          {strings.keepIt}
        </Button>
      </div>
    </div>
  )
}
