import type { ReactNode } from 'react'
import type { PantryItem } from '#web/state/pantry.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { IngredientChips } from './ingredient-chips.tsx'
import { removeIngredient } from './list-changes.ts'
import * as strings from './strings.ts'

interface YourListProps {
  items: readonly PantryItem[]
  known: readonly KnownIngredient[]
  /** Text is being read, so that the list isn't empty for long. */
  isReading: boolean
  /** Shared with a household. */
  isShared: boolean
  /** The button that clears it. */
  startOver: ReactNode
}

/** The list where it is added to, with the way to a clean start. */
export function YourList({ items, known, isReading, isShared, startOver }: YourListProps) {
  return (
    <section aria-labelledby="your-list">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="your-list" className="font-sans font-semibold text-base tracking-normal">
          {strings.yourIngredients} <span className="text-muted tabular-nums">({items.length})</span>
        </h2>
        {items.length > 0 && startOver}
      </div>
      {items.length > 0 ? (
        <IngredientChips items={items} known={known} onRemove={removeIngredient} />
      ) : (
        !isReading && <p className="text-muted text-sm">{strings.listEmpty}</p>
      )}
      {isShared && <p className="mt-3 text-muted text-sm">{strings.listShared}</p>}
    </section>
  )
}
