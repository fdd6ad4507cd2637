import type { z } from 'zod'
import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { MatchedRecipe, MatchRecipesOutput, matchRecipesInput } from '../contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { excludedBy } from '../food-facts/excluded.ts'
import { plainName } from '../ingredients/plain-name.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { isOneOf } from './cuisines-of.ts'
import type { RankedRecipe, RecipeIndex } from './recipe-index.ts'
import { whyHere } from './why.ts'

/** Recipes to search: the index ranks, and only the rows to be shown are read. */
interface RecipeShelf {
  index: RecipeIndex
  vocabulary: Vocabulary
  rowsOf: (ids: string[]) => Promise<readonly ExternalRecipeRow[]>
}

const AMONG = 50

/** Favorites come first among equal scores, so more of the equals must be fetched. */
export const reachOf = ({ limit, cuisines }: { limit: number; cuisines: readonly string[] }): number =>
  cuisines.length > 0 ? limit + AMONG : limit

const standing = ({
  sousScore,
  missing,
  uses_soon,
}: Pick<RankedRecipe, 'sousScore' | 'missing' | 'uses_soon'>) =>
  `${sousScore} ${missing.length} ${uses_soon?.length ?? 0}`

/** Reorders neighbors with the same score and the same number of missing and used up ingredients; nothing overtakes a better recipe. */
export function favouritesFirst<One extends Pick<RankedRecipe, 'sousScore' | 'missing' | 'uses_soon'>>(
  ranked: readonly One[],
  isFavourite: (one: One) => boolean,
): One[] {
  const equals: One[][] = []
  for (const one of ranked) {
    const last = equals.at(-1)?.[0]
    if (last && standing(last) === standing(one)) equals.at(-1)?.push(one)
    else equals.push([one])
  }
  return equals.flatMap((group) => [
    ...group.filter(isFavourite),
    ...group.filter((one) => !isFavourite(one)),
  ])
}

/** What leaving out these foods asks of a recipe. */
function leftOut(foods: readonly string[]) {
  const all = foods.filter((food) => food !== '').map(excludedBy)
  return {
    diets: all.flatMap((one) => (one.kind === 'diets' ? one.diet : [])),
    allergens: all.flatMap((one) => (one.kind === 'without' ? one.allergens : [])),
    leaveOut: all.flatMap((one) => (one.kind === 'leave_out' ? one.food : [])),
  }
}

/** Diets, allergies and foods to leave out, as the index takes them, and by their names. */
export function needsOf(input: Pick<z.output<typeof matchRecipesInput>, 'dietary' | 'avoid' | 'leave_out'>) {
  const out = leftOut(input.leave_out)
  const diets = [...new Set([...input.dietary, ...out.diets])]
  const allergens = [...new Set([...input.avoid, ...out.allergens])]
  const { leaveOut } = out
  return { diets, allergens, leaveOut, dietary: dietBits(diets), avoid: allergenBits(allergens) }
}

/** Ingredients in, the best recipes out: the function match-recipes, on the server and on a device. */
export async function answerMatch(
  input: z.output<typeof matchRecipesInput>,
  { index, vocabulary, rowsOf }: RecipeShelf,
): Promise<MatchRecipesOutput> {
  const { ingredients, staples, exclude, cuisines, order, hour } = input
  const limit = reachOf(input)
  const { dietary, avoid, leaveOut } = needsOf(input)
  const query = {
    ingredients,
    staples,
    limit,
    exclude,
    dietary,
    leaveOut,
    order,
    hour,
    soon: input.soon,
    onlySoon: input.only_soon,
    places: input.mergeable,
  }
  const { recipes: candidates, hidden, places } = index.search({ ...query, avoid })
  const rows = await rowsOf(candidates.map((one) => one.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isFavourite = ({ id }: RankedRecipe) => isOneOf(byId.get(id)?.cuisine_type, cuisines)
  // Whoever merges it puts the favorites of all first.
  const ranked = places ? candidates : favouritesFirst(candidates, isFavourite).slice(0, input.limit)
  const reasons = index.explain(
    ranked.map((one) => one.id),
    ingredients,
    staples,
  )
  const recipes: MatchedRecipe[] = []
  for (const [at, ranking] of ranked.entries()) {
    const { id, quality: _quality, full: _full, partial: _partial, missing, ...score } = ranking
    const row = byId.get(id)
    // A recipe deleted a moment ago may still be in the index.
    if (!row) continue
    const named = missing.map((one) => ({ ...one, name: plainName(one.line, vocabulary) }))
    recipes.push({
      ...row,
      ...score,
      missing: named,
      why: whyHere(named),
      reasons: reasons[at] ?? [],
    })
  }
  return { recipes, hidden, ...(places && { places }) }
}
