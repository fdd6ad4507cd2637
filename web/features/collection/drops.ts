import { DIETS } from '#core/contracts/food-facts.ts'
import type { SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { dropFilter, type Understood } from '#core/recipes/read-search.ts'
import { CLEARED, type CollectionView } from './collection-address.ts'
import * as strings from './strings.ts'
import { setBy } from './understood.ts'

/** A filter that leaves nothing, and how to remove it. */
export interface Drop {
  /** "Vegan"; undefined for all filters together. */
  label: string | undefined
  total: number
  drop: () => void
}

interface DropActions {
  view: CollectionView
  words: string
  understood: readonly Understood[]
  search: (text: string) => void
  show: (change: Partial<CollectionView>) => void
  /** Searches beyond the user's diets. */
  anyDiet: () => void
  /** The profile adds allergens or diets of its own. */
  profileFilters: boolean
}

/** "diet:vegan" as the search understood it: by kind and value. */
function isIn({ filter }: Understood, kind: string, value: string): boolean {
  const { diets = [], without = [], leave_out = [], tags = [], minutes, meal, cuisine, difficulty } = filter
  const values: Record<string, readonly unknown[]> = {
    diet: diets,
    without,
    leave_out,
    tag: tags,
    time: [minutes],
    meal: [meal],
    cuisine: [cuisine],
    difficulty: [difficulty],
  }
  return (values[kind] ?? []).some((one) => String(one) === value)
}

interface Change {
  label: string
  drop: () => void
}

/** A filter of the page. */
function inView(kind: string, value: string, { view, show }: DropActions): Change | undefined {
  if (kind === 'diet' && view.diets.some((diet) => diet === value))
    return {
      label: dietLabel(value),
      drop: () => show({ diets: view.diets.filter((diet) => diet !== value) }),
    }
  if (kind === 'without' && view.without.some((one) => one === value))
    return {
      label: strings.withoutAllergen(value),
      drop: () => show({ without: view.without.filter((one) => one !== value) }),
    }
  if (kind === 'cuisine') return { label: value, drop: () => show({ cuisine: '' }) }
  if (kind === 'difficulty') return { label: value, drop: () => show({ difficulty: 'all' }) }
  if (kind === 'time')
    return { label: strings.minutesOrLess(value), drop: () => show({ minutes: undefined }) }
  return undefined
}

function changeFor(filter: string, actions: DropActions): Change | undefined {
  const [, kind = '', value = ''] = /^(\w+):(.*)$/s.exec(filter) ?? []
  const { view, understood, search, anyDiet } = actions
  const said = understood.find((one) => isIn(one, kind, value))
  if (said) return { label: said.label, drop: () => search(dropFilter(view.search, said.label, setBy(view))) }
  const own = inView(kind, value, actions)
  if (own) return own
  if (kind === 'diet' && DIETS.some((diet) => diet === value))
    return { label: strings.ownDiet(dietLabel(value)), drop: anyDiet }
  return undefined
}

/** Keeps the words of the search and nothing else. */
function dropAll({ words, search, show }: DropActions) {
  const { sort: _, ...cleared } = CLEARED
  show(cleared)
  search(words)
}

/**
 * Why a search found nothing: each filter without which there are recipes, the most helpful first. What the user avoids is
 * never among them: an allergy is no filter to try without.
 */
export function dropsFor({ drops }: Pick<SearchRecipesOutput, 'drops'>, actions: DropActions): Drop[] {
  const found = new Map<string, Drop>()
  for (const { filter, total } of drops) {
    const change = changeFor(filter, actions)
    if (change && !found.has(change.label)) found.set(change.label, { ...change, total })
  }
  if (found.size > 0) return [...found.values()]
  // What the profile asks for is never dropped along with other filters.
  const [all] = actions.profileFilters ? [] : drops
  return all ? [{ label: undefined, total: all.total, drop: () => dropAll(actions) }] : []
}
