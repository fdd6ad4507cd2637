import {
  type MatchedRecipe,
  type Order,
  READY_GROUPS,
  type ReadyGroup,
} from '#core/contracts/match-recipes.ts'

const TITLES: Record<ReadyGroup, string> = {
  ready: 'Ready to cook',
  one: 'One thing missing',
  few: 'Two or three missing',
  trip: 'Something important missing',
  extra: 'Drinks and sauces',
}

/** After the top picks: some of those are ready too, or miss as much. */
const OTHER_TITLES: Record<ReadyGroup, string> = {
  ...TITLES,
  ready: 'Also ready to cook',
  one: 'Also missing one thing',
  few: 'Also missing two or three',
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
    title: order === 'quick' ? `${titles[id]}, quickest first` : titles[id],
    recipes: recipes.filter(({ group }) => group === id),
  }))

/** How many of the picks can be cooked at once. */
function pickedNote(picked: readonly MatchedRecipe[]): string {
  const ready = picked.filter(({ group }) => group === 'ready').length
  if (ready === picked.length) return 'All ready to cook.'
  return ready > 0
    ? `${ready} ready to cook, the others need a little.`
    : 'Nothing is ready to cook yet. These come closest.'
}

/** The five that suit the kitchen best, then by how much is missing. What a filter leaves has no best five: those were chosen of all. */
function grouped(recipes: readonly MatchedRecipe[], order: Order, isFiltered: boolean): ResultGroup[] {
  if (order !== 'ready' || recipes.length <= PICKED || isFiltered) return byGroup(recipes, order)
  const picked = recipes.slice(0, PICKED)
  return [
    { id: 'best', title: 'Top picks', note: pickedNote(picked), recipes: picked },
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
  if (order === 'score') return recipes.length > 0 ? [{ ...all, title: 'Best SousScore first' }] : []
  if (order === 'uses') return recipes.length > 0 ? [{ ...all, title: 'Uses most of what you have' }] : []
  const first = isFiltered ? recipes : recipes.slice(0, FIRST_PAGE)
  const more = { id: 'more', title: 'More matches', recipes: recipes.slice(first.length) }
  return [...grouped(first, order, isFiltered), more].filter((group) => group.recipes.length > 0)
}

const FIRST_GROUPS: readonly string[] = ['ready', 'one'] satisfies ReadyGroup[]

/** Where a hint about buying goes: after what needs next to nothing, but never before the first results. */
export const afterFirstGroups = (groups: readonly ResultGroup[]): number =>
  Math.max(
    0,
    groups.findLastIndex(({ id }) => FIRST_GROUPS.includes(id)),
  )
