import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'
import * as strings from './strings.ts'

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

const GROUPS: readonly { label: string; categories: readonly string[] }[] = [
  { label: strings.groupProduce, categories: ['vegetables', 'fruits', 'herbs'] },
  { label: strings.groupProtein, categories: ['meat', 'poultry', 'seafood', 'eggs'] },
  { label: strings.groupDairy, categories: ['dairy'] },
]
const OTHER = strings.groupPantry

const groupOf = ({ category }: KnownIngredient) =>
  GROUPS.find(({ categories }) => categories.includes(category))?.label ?? OTHER

/** The most popular that aren't listed yet, by group. */
function popularOf(known: readonly KnownIngredient[], have: readonly string[]) {
  const listed = new Set(have)
  const popular = known.filter(({ name }) => !STAPLES.has(name) && !listed.has(name)).slice(0, POPULAR_CHIPS)
  return [...GROUPS.map(({ label }) => label), OTHER]
    .map((label) => ({ label, some: popular.filter((one) => groupOf(one) === label) }))
    .filter(({ some }) => some.length > 0)
}

interface PopularChipsProps {
  known: readonly KnownIngredient[]
  have: readonly string[]
  onAdd: (one: KnownIngredient) => void
}

/** Twelve common ingredients, one tap each; the next ones take the place of those on the list. */
export const PopularChips = memo(function PopularChips({ known, have, onAdd }: PopularChipsProps) {
  return (
    <div className="grid gap-2.5">
      {popularOf(known, have).map(({ label, some }) => (
        <div key={label}>
          <h3 className="mb-1 font-sans text-muted text-sm tracking-normal">{label}</h3>
          <ul className="flex flex-wrap gap-2">
            {some.map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  onClick={() => onAdd(one)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-chip border border-line bg-surface px-3 max-sm:px-2.5 font-medium text-sm transition-colors hover:border-accent hover:bg-accent-soft"
                >
                  <EmojiArt emoji={one.emoji} className="size-6" />
                  {one.name}
                  <Plus aria-hidden="true" className="size-4 text-accent max-sm:hidden" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
})

/** Placeholder the size of twelve chips, while the list is loading. */
export function PopularSkeleton() {
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <span className="sr-only">{strings.popularLoading}</span>
      {Array.from({ length: POPULAR_CHIPS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve identical placeholders
        <Skeleton key={at} className="h-11 w-28 rounded-chip" />
      ))}
    </div>
  )
}
