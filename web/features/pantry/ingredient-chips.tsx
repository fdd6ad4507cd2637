import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
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

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border px-4 text-sm font-medium transition-colors'

/** The list itself: one tap removes an item. */
export const IngredientChips = memo(function IngredientChips({
  ingredients,
  known,
  onRemove,
}: {
  ingredients: readonly string[]
  known: readonly KnownIngredient[]
  onRemove: (name: string) => void
}) {
  // Users type eggs, the list has egg.
  const drawings = new Map(known.map((one) => [one.name, one.emoji]))
  const drawingOf = (name: string) =>
    drawings.get(name) ?? drawings.get(name.replace(/s$/, '')) ?? drawings.get(name.replace(/es$/, ''))
  return (
    <ul className="flex flex-wrap gap-2">
      {ingredients.map((name) => {
        const drawing = drawingOf(name)
        return (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(name)}
              className={`${chip} max-w-full border-herb bg-herb-soft text-text hover:border-danger`}
            >
              {drawing && <EmojiArt emoji={drawing} className="size-6 shrink-0" />}
              <span className="truncate">{name}</span>
              <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        )
      })}
    </ul>
  )
})

/** Twelve common ingredients, one tap each. */
export const PopularChips = memo(function PopularChips({
  known,
  have,
  onAdd,
}: {
  known: readonly KnownIngredient[]
  have: readonly string[]
  onAdd: (name: string) => void
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {popularOf(known).map(({ name, emoji }) => {
        const taken = have.includes(name)
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={taken}
              aria-disabled={taken}
              onClick={() => !taken && onAdd(name)}
              className={`${chip} border-line bg-surface hover:border-accent hover:bg-accent-soft aria-disabled:opacity-55`}
            >
              <EmojiArt emoji={emoji} className="size-6" />
              {name}
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
