import type { RefObject } from 'react'
import type { DraftSummary } from '#core/contracts/scrape-review.ts'
import { Badge } from '#web/ui/badge.tsx'
import * as strings from './strings.ts'

interface QueueListProps {
  drafts: readonly DraftSummary[]
  open: string | undefined
  onOpen: (id: string) => void
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], chosen: boolean) => void
  list: RefObject<HTMLUListElement | null>
}

/** The rows of the queue; one is open, any may be selected. */
export function QueueList({ drafts, open, onOpen, chosen, onChoose, list }: QueueListProps) {
  const all = drafts.every(({ id }) => chosen.has(id))
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={all}
          onChange={() =>
            onChoose(
              drafts.map(({ id }) => id),
              !all,
            )
          }
          className="size-5 accent-accent"
        />
        {strings.selectPage}
      </label>
      <ul ref={list} className="grid">
        {drafts.map((draft) => (
          <li
            key={draft.id}
            className={`flex items-start gap-1 border-line border-t ${draft.id === open ? 'bg-accent-soft' : ''}`}
          >
            <label className="grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                aria-label={strings.select(draft.title)}
                checked={chosen.has(draft.id)}
                onChange={() => onChoose([draft.id], !chosen.has(draft.id))}
                className="size-5 accent-accent"
              />
            </label>
            <button
              type="button"
              data-draft={draft.id}
              aria-current={draft.id === open ? 'true' : undefined}
              onClick={() => onOpen(draft.id)}
              className="grid min-h-11 min-w-0 flex-1 gap-1 py-2.5 pr-2 text-left"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{draft.title}</span>
              <span className="text-muted text-sm [overflow-wrap:anywhere]">{draft.host}</span>
              <span className="flex flex-wrap gap-1.5">
                <Badge tone={draft.recipe_id ? 'accent' : 'herb'}>
                  {draft.recipe_id ? strings.changedRecipe : strings.newRecipe}
                </Badge>
                <Badge tone="clay">{strings.quality(draft.quality)}</Badge>
                {draft.doubts > 0 && <Badge tone="turmeric">{strings.doubts(draft.doubts)}</Badge>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
