import { type RecordEventInput, recordEventInput, recordEventOutput } from '#core/contracts/achievements.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { readPantry } from '../../database/stock.ts'
import { notFound, unauthorized } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import { progressOf } from '../achievements/progress.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'
import { type Fact, factOfSwap, factsOfCooking } from './facts.ts'

type Recipe = Pick<ExternalRecipeRow, 'id' | 'ingredients' | 'cuisine_type'>

/** Of the collection, the user's own, or shared with them. */
async function recipeOf(db: Sql, id: string, userId: string): Promise<Recipe> {
  const [recipe] = await db<Recipe[]>`
    select id, ingredients, cuisine_type from external_recipes where id = ${id}
    union all
    select id, ingredients, cuisine_type from own_recipes
    where id = ${id} and deleted_at is null and (user_id = ${userId}
      or household_id = (select household_id from household_members where user_id = ${userId}))`
  if (!recipe) throw notFound(strings.recipeGone)
  return recipe
}

/** The caller reports what happened; derived facts are read from the recipe and the pantry, not from the caller. */
async function factsOf(db: Sql, input: RecordEventInput, userId: string, vocabulary: FoodBook) {
  if (input.kind === 'substituted') {
    const swap = factOfSwap(input, vocabulary)
    return swap ? [swap] : []
  }
  const recipe = await recipeOf(db, input.recipe_id, userId)
  if (input.kind === 'viewed') return [{ kind: 'viewed', key: recipe.id } satisfies Fact]
  return factsOfCooking(recipe, await readPantry(db, userId, vocabulary), vocabulary)
}

/** Records an event of the signed-in user. Recording it twice counts once. */
export const recordEvent = defineFunction({
  input: recordEventInput,
  output: recordEventOutput,
  handler: async ({ input, db, user, recipes }) => {
    if (!user) throw unauthorized()
    const facts = await factsOf(db, input, user.id, recipes.vocabulary)
    const recipeId = input.kind === 'substituted' ? null : input.recipe_id
    const day = new Date().toISOString().slice(0, 10)
    const added = facts.length
      ? await db<{ kind: Fact['kind'] }[]>`insert into cooking_events ${db(
          facts.map((fact) => ({ ...fact, user_id: user.id, day, recipe_id: recipeId })),
        )} on conflict do nothing returning kind`
      : []
    const progress = added.length ? await progressOf(db, user.id) : []
    return {
      recorded: added.some(({ kind }) => kind === input.kind),
      unlocked: progress.filter(({ isNew }) => isNew).map(({ id }) => id),
    }
  },
})
