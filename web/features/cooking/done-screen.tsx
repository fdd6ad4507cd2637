import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useEffect } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { cautiousNote } from '#core/stock/storage-note.ts'
import { recordEvent } from '#web/state/events.ts'
import { useSaved } from '#web/state/saved.ts'
import { Button } from '#web/ui/button.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import * as strings from './strings.ts'

interface DoneScreenProps {
  recipe: ExternalRecipeRow
  onAgain: () => void
  /** How it was. */
  children?: ReactNode
}

export function DoneScreen({ recipe, onAgain, children }: DoneScreenProps) {
  const saved = useSaved()
  const isSaved = saved.has(recipe.id)
  useEffect(() => recordEvent({ kind: 'cooked', recipe_id: recipe.id }), [recipe.id])
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <div>
        <h2 className="text-hero">{strings.doneTitle}</h2>
        <p className="mt-4 text-lg text-muted">{strings.doneText(recipe.title)}</p>
        {recipe.storage && (
          <div className="mt-6 rounded-card border border-line bg-surface p-5">
            <h3 className="text-xl">{strings.storageTitle}</h3>
            <p className="mt-2">{cautiousNote(recipe.storage)}</p>
          </div>
        )}
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          {recipe.origin !== 'own' && (
            <Button
              variant="outline"
              className="min-h-14"
              aria-pressed={isSaved}
              onClick={() => saved.toggle(recipe.id)}
            >
              {isSaved ? (
                <BookmarkCheck aria-hidden="true" className="size-5 text-herb" />
              ) : (
                <Bookmark aria-hidden="true" className="size-5" />
              )}
              {isSaved ? strings.saved : strings.save}
            </Button>
          )}
          <Button variant="quiet" className="min-h-14" onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="size-5" />
            {strings.startOver}
          </Button>
        </div>
      </div>
      <RecipeCover recipe={recipe} className="aspect-4/3 w-full rounded-card" />
    </div>
  )
}
