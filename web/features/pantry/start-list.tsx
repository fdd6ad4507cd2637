import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { usePantryItems } from '#web/state/pantry.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { IngredientChips } from './ingredient-chips.tsx'
import { removeIngredient } from './list-changes.ts'

const NEWEST = 4

/** The list in short: the newest few, how many there are, and the way to all of them. */
export function StartList({ known }: { known: readonly KnownIngredient[] }) {
  const items = usePantryItems()
  if (items.length === 0) return null
  return (
    <section aria-label="Your ingredients" className="mt-4">
      <IngredientChips items={items.slice(-NEWEST)} known={known} onRemove={removeIngredient} />
      <p className="mt-2 text-muted text-sm">
        {items.length} {items.length === 1 ? 'ingredient' : 'ingredients'} ·{' '}
        <Link to={paths.addIngredients()} state={{ isEditing: true }} className="text-link">
          Change<span className="sr-only"> your ingredients</span>
        </Link>
      </p>
    </section>
  )
}
