import { fold } from '#core/text/normalise.ts'
import type { FoundRecipe } from './protocol.ts'

export const KINDS = ['all', 'duplicates', 'changed'] as const
type Kind = (typeof KINDS)[number]

export interface Narrowing {
  search: string
  kind: Kind
  /** Empty for any. */
  tag: string
}

export const isOfKind = ({ duplicate, problems }: FoundRecipe, kind: Kind): boolean =>
  kind === 'all' || (kind === 'duplicates' ? duplicate !== undefined : problems.length > 0)

export const isNarrowed = ({ search, kind, tag }: Narrowing): boolean =>
  search.trim() !== '' || kind !== 'all' || tag !== ''

/** The recipes to list, each with its place in the files. */
export function narrowFound(recipes: readonly FoundRecipe[], { search, kind, tag }: Narrowing) {
  const wanted = fold(search.trim())
  return recipes
    .map((recipe, index) => ({ recipe, index }))
    .filter(
      ({ recipe }) =>
        isOfKind(recipe, kind) &&
        (tag === '' || recipe.tags.includes(tag)) &&
        (wanted === '' || [recipe.title, ...recipe.tags].some((text) => fold(text).includes(wanted))),
    )
}

/** Those that many have first. */
export function countTags(recipes: readonly FoundRecipe[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { tags } of recipes) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}
