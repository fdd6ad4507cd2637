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
  trip: 'Worth a trip',
  extra: 'Drinks and sauces',
}

/** As many as people take in at once. */
const PICKED = 5

/** A part of the results with its own heading. */
export interface ResultGroup {
  id: string
  title: string
  recipes: readonly MatchedRecipe[]
}

const byGroup = (recipes: readonly MatchedRecipe[]): ResultGroup[] =>
  READY_GROUPS.map((id) => ({
    id,
    title: TITLES[id],
    recipes: recipes.filter(({ group }) => group === id),
  }))

/**
 * The results as the page shows them. By readiness and by time they are grouped by how much is missing, ready first after
 * the five that suit the kitchen best; the other orders are one list. The order inside a group is that of arrival, so a
 * further page only appends. What a filter leaves has no best five: those were chosen of all.
 */
export function resultGroups(
  recipes: readonly MatchedRecipe[],
  order: Order,
  isFiltered = false,
): ResultGroup[] {
  if (order === 'ready' && recipes.length > PICKED && !isFiltered) {
    const picked = { id: 'best', title: 'Best with what you have', recipes: recipes.slice(0, PICKED) }
    return [picked, ...byGroup(recipes.slice(PICKED))].filter((group) => group.recipes.length > 0)
  }
  const groups =
    order === 'score' || order === 'uses'
      ? [
          {
            id: order,
            title: order === 'score' ? 'Best SousScore first' : 'Uses most of what you have',
            recipes,
          },
        ]
      : byGroup(recipes)
  return groups.filter((group) => group.recipes.length > 0)
}

const FIRST_GROUPS: readonly string[] = ['ready', 'one'] satisfies ReadyGroup[]

/** Where a hint about buying goes: after what needs next to nothing, but never before the first results. */
export const afterFirstGroups = (groups: readonly ResultGroup[]): number =>
  Math.max(
    0,
    groups.findLastIndex(({ id }) => FIRST_GROUPS.includes(id)),
  )
