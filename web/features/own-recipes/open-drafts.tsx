import PencilLine from 'lucide-react/icons/pencil-line'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Recipes that were begun and left. */
export function OpenDrafts() {
  const open = useSyncExternalStore(drafts.subscribe, drafts.all, drafts.none)
  if (open.length === 0) return null
  return (
    <section aria-label={strings.unfinished} className="mb-4 rounded-card border border-line bg-surface px-4">
      <ul className="divide-y divide-line">
        {open.map((kept) => {
          const { id, isNew, draft } = kept
          const title = draft.title.trim() || strings.untitled
          return (
            <li key={id} className="flex items-center gap-3 py-0.5">
              <PencilLine aria-hidden="true" className="size-5 shrink-0 text-accent" />
              <Link
                to={isNew ? paths.newRecipe({ draft: id }) : paths.editRecipe(id)}
                className="flex min-h-11 min-w-0 flex-1 items-center hover:text-accent"
              >
                <span className="truncate">{strings.continueDraft(title)}</span>
              </Link>
              <Button
                variant="quiet"
                className="-mr-3"
                aria-label={strings.discardDraft(title)}
                onClick={() => {
                  drafts.remove(id)
                  notify({ title: strings.draftDiscarded(title), undo: () => drafts.set(kept) })
                }}
              >
                {strings.discardShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
