import { dietBits } from '#core/contracts/diets.ts'
import {
  type MatchedRecipe,
  type MatchRecipesOutput,
  matchRecipesInput,
} from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { RankedRecipe } from '#core/pantry/recipe-index.ts'
import { plainName } from '#core/recipes/plain-name.ts'
import { defineFunction } from '../definition.ts'

const AMONG = 50

/** Among neighbours that lack as much and score the same; nothing passes a better recipe. */
function favouritesFirst(ranked: RankedRecipe[], isFavourite: (one: RankedRecipe) => boolean) {
  const equals: RankedRecipe[][] = []
  for (const one of ranked) {
    const last = equals.at(-1)?.[0]
    if (last?.sousScore === one.sousScore && last.missing.length === one.missing.length)
      equals.at(-1)?.push(one)
    else equals.push([one])
  }
  return equals.flatMap((group) => [
    ...group.filter(isFavourite),
    ...group.filter((one) => !isFavourite(one)),
  ])
}

/** Ingredients in, the best recipes out. The index ranks; only the rows that are shown are read from the database. */
export const matchRecipes = defineFunction({
  input: matchRecipesInput,
  handler: async ({ input, db, recipes }) => {
    await recipes.ready
    const index = recipes.current()
    const { ingredients, staples, exclude, cuisines } = input
    // Favourites come first among equals, so more of the equals have to be looked at.
    const limit = cuisines.length > 0 ? input.limit + AMONG : input.limit
    const candidates = index.query({ ingredients, staples, limit, exclude, dietary: dietBits(input.dietary) })
    const rows = await db<ExternalRecipeRow[]>`
      select * from external_recipes where id = any(${candidates.map((one) => one.id)})`
    const byId = new Map(rows.map((row) => [row.id, row]))
    const isFavourite = ({ id }: RankedRecipe) =>
      (cuisines as readonly string[]).includes(byId.get(id)?.cuisine_type ?? '')
    const ranked = favouritesFirst(candidates, isFavourite).slice(0, input.limit)
    const ids = ranked.map((one) => one.id)
    const reasons = index.explain(ids, ingredients, staples)
    const found: MatchedRecipe[] = []
    for (const [at, ranking] of ranked.entries()) {
      const { id, quality: _quality, full: _full, partial: _partial, missing, ...score } = ranking
      const row = byId.get(id)
      // A recipe that was deleted a moment ago may still be in the index.
      if (!row) continue
      found.push({
        ...row,
        ...score,
        missing: missing.map((line) => ({ line, name: plainName(line, recipes.vocabulary) })),
        reasons: reasons[at] ?? [],
      })
    }
    return Response.json({ recipes: found } satisfies MatchRecipesOutput)
  },
})
