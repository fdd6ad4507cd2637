import { useSyncExternalStore } from 'react'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** Recipes that were begun and left: a line each. */
export function OpenDrafts() {
  const open = useSyncExternalStore(drafts.subscribe, drafts.all, drafts.none)
  if (open.length === 0) return null
  return (
    <section aria-label={strings.unfinished} className="mb-4">
      <h2 className="font-sans font-semibold text-sm">{strings.unfinished}</h2>
      <ul className="divide-y divide-line border-line border-b">
        {open.map((kept) => {
          const { id, isNew, draft } = kept
          const title = draft.title.trim() || strings.untitled
          return (
            <li key={id} className="flex items-center">
              <p title={title} className="mr-auto min-w-0 truncate">
                {title}
              </p>
              <LinkButton
                to={isNew ? paths.newRecipe({ draft: id }) : paths.editRecipe(id)}
                variant="quiet"
                size="sm"
                className="min-h-11 shrink-0"
                aria-label={strings.continueDraft(title)}
              >
                {strings.continueShort}
              </LinkButton>
              <Button
                variant="quiet"
                size="sm"
                className="-mr-4 min-h-11 shrink-0"
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
