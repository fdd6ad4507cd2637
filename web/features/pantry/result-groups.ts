import {
  type MatchedRecipe,
  type Order,
  READY_GROUPS,
  type ReadyGroup,
} from '#core/contracts/match-recipes.ts'
import * as strings from './strings.ts'

const TITLES: Record<ReadyGroup, string> = {
  ready: strings.groupReady,
  one: strings.groupOne,
  few: strings.groupFew,
  trip: strings.groupTrip,
  extra: strings.groupExtra,
}

/** After the top picks: some of those are ready too, or miss as much. */
const OTHER_TITLES: Record<ReadyGroup, string> = {
  ...TITLES,
  ready: strings.groupAlsoReady,
  one: strings.groupAlsoOne,
  few: strings.groupAlsoFew,
}

/** As many as people take in at once. */
const PICKED = 5
/** What comes after it was asked for later, and goes below: nothing appears above what the user looks at. */
const FIRST_PAGE = 25

/** A part of the results with its own heading. */
export interface ResultGroup {
  id: string
  title: string
  /** What can be expected of it, where the title doesn't say. */
  note?: string
  recipes: readonly MatchedRecipe[]
}

const byGroup = (recipes: readonly MatchedRecipe[], order: Order, titles = TITLES): ResultGroup[] =>
  READY_GROUPS.map((id) => ({
    id,
    title: order === 'quick' ? strings.quickestFirst(titles[id]) : titles[id],
    recipes: recipes.filter(({ group }) => group === id),
  }))

/** How many of the picks can be cooked at once. */
function pickedNote(picked: readonly MatchedRecipe[]): string {
  const ready = picked.filter(({ group }) => group === 'ready').length
  if (ready === picked.length) return strings.bestAllReady
  return ready > 0 ? strings.bestSomeReady(ready) : strings.bestNoneReady
}

/** The five that suit the kitchen best, then by how much is missing. What a filter leaves has no best five: those were chosen of all. */
function grouped(recipes: readonly MatchedRecipe[], order: Order, isFiltered: boolean): ResultGroup[] {
  if (order !== 'ready' || recipes.length <= PICKED || isFiltered) return byGroup(recipes, order)
  const picked = recipes.slice(0, PICKED)
  return [
    { id: 'best', title: strings.groupBest, note: pickedNote(picked), recipes: picked },
    ...byGroup(recipes.slice(PICKED), order, OTHER_TITLES),
  ]
}

/** The results as the page shows them: in groups by readiness and by time, as one list in the other orders. */
export function resultGroups(
  recipes: readonly MatchedRecipe[],
  order: Order,
  isFiltered = false,
): ResultGroup[] {
  const all = { id: order, recipes }
  if (order === 'score') return recipes.length > 0 ? [{ ...all, title: strings.groupScore }] : []
  if (order === 'uses') return recipes.length > 0 ? [{ ...all, title: strings.groupUses }] : []
  const first = isFiltered ? recipes : recipes.slice(0, FIRST_PAGE)
  const more = { id: 'more', title: strings.groupMore, recipes: recipes.slice(first.length) }
  return [...grouped(first, order, isFiltered), more].filter((group) => group.recipes.length > 0)
}

const FIRST_GROUPS: readonly string[] = ['ready', 'one'] satisfies ReadyGroup[]

/** Where a hint about buying goes: after what needs next to nothing, but never before the first results. */
export const afterFirstGroups = (groups: readonly ResultGroup[]): number =>
  Math.max(
    0,
    groups.findLastIndex(({ id }) => FIRST_GROUPS.includes(id)),
  )
