import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'

const POPULAR_CHIPS = 12
// Staples are asked for elsewhere; as chips they would only displace more informative ones.
const STAPLES = new Set([
  'salt',
  'water',
  'sugar',
  'black pepper',
  'olive oil',
  'vegetable oil',
  'flour',
  'all-purpose flour',
  'oil',
  'ice',
])

const popularOf = (known: readonly KnownIngredient[]) =>
  known.filter(({ name }) => !STAPLES.has(name)).slice(0, POPULAR_CHIPS)

interface PopularChipsProps {
  known: readonly KnownIngredient[]
  have: readonly string[]
  onAdd: (one: KnownIngredient) => void
}

/** Twelve common ingredients, one tap each. */
export const PopularChips = memo(function PopularChips({ known, have, onAdd }: PopularChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {popularOf(known).map((one) => {
        const taken = have.includes(one.name)
        return (
          <li key={one.name}>
            <button
              type="button"
              aria-pressed={taken}
              aria-disabled={taken}
              onClick={() => !taken && onAdd(one)}
              className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-4 font-medium text-sm transition-colors hover:border-accent hover:bg-accent-soft aria-disabled:opacity-55"
            >
              <EmojiArt emoji={one.emoji} className="size-6" />
              {one.name}
              {!taken && <Plus aria-hidden="true" className="size-4 text-accent" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
})

/** Placeholder the size of twelve chips, while the list is loading. */
export function PopularSkeleton() {
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <span className="sr-only">Loading popular ingredients</span>
      {Array.from({ length: POPULAR_CHIPS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve identical placeholders
        <Skeleton key={at} className="h-11 w-28 rounded-chip" />
      ))}
    </div>
  )
}
