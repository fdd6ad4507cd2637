import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { usePantryItems } from '#web/state/pantry.ts'
import { rich } from '#web/ui/rich.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { IngredientChips } from './ingredient-chips.tsx'
import { clearList, removeIngredient } from './list-changes.ts'
import * as strings from './strings.ts'

const ClearFirst = lazy(async () => ({ default: (await import('./clear-first.tsx')).ClearFirst }))

const NEWEST = 6

const clear = (disabled = false, onClick?: () => void) => (
  <button type="button" disabled={disabled} onClick={onClick} className="text-link min-h-11">
    {strings.startOver}
  </button>
)

/** The list in short: the newest few, how many there are, and the way to all of them. */
export function StartList({ known }: { known: readonly KnownIngredient[] }) {
  const items = usePantryItems()
  const isShared = useSharedLists()
  if (items.length === 0) return null
  return (
    <section aria-label={strings.yourIngredients} className="mt-4">
      <IngredientChips items={items.slice(-NEWEST)} known={known} onRemove={removeIngredient} />
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <Link to={paths.addIngredients()} className="inline-flex min-h-11 items-center hover:text-text">
          <span>
            {items.length > NEWEST && `${strings.andMore(items.length - NEWEST)} · `}
            {strings.ingredientCount(items.length)} ·{' '}
            <span className="text-link">
              {rich(strings.changeIngredients, { hidden: (text) => <span className="sr-only">{text}</span> })}
            </span>
          </span>
        </Link>
        {!isShared && (
          <>
            <span aria-hidden="true">·</span>
            {items.length > NEWEST ? (
              <Suspense fallback={clear(true)}>
                <ClearFirst count={items.length} onClear={clearList}>
                  {clear()}
                </ClearFirst>
              </Suspense>
            ) : (
              clear(false, clearList)
            )}
          </>
        )}
      </p>
    </section>
  )
}
