import { namedRecipe } from '#core/assistant/named-recipe.ts'
import type { AssistantContext } from '#core/assistant/write/answer.ts'
import type { CookingAssistantRequest } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow, ProfileRow } from '#core/contracts/rows.ts'
import { readPantry } from '../../database/stock.ts'
import type { FunctionContext } from '../definition.ts'

/** What is known about the caller: from the request, with the caller's own recipes, and from the account. */
export async function readContext(
  {
    input,
    user,
    db,
    recipes,
  }: Pick<FunctionContext<CookingAssistantRequest>, 'input' | 'user' | 'db' | 'recipes'>,
  own: readonly ExternalRecipeRow[],
): Promise<AssistantContext> {
  const opened = own.find(({ id }) => id === input.recipe_id?.toLowerCase())
  const [profiles, pantry, stored] = await Promise.all([
    user
      ? db<Pick<ProfileRow, 'dietary_preferences' | 'allergies' | 'cooking_skill' | 'favorite_cuisines'>[]>`
          select dietary_preferences, allergies, cooking_skill, favorite_cuisines from profiles
          where user_id = ${user.id}`
      : [],
    user && input.pantry.length === 0 ? readPantry(db, user.id, recipes.vocabulary) : input.pantry,
    input.recipe_id && !opened
      ? db<ExternalRecipeRow[]>`select * from external_recipes where id = ${input.recipe_id}`
      : [],
  ])
  const profile = profiles[0]
  return {
    pantry,
    dated: input.dated,
    kitchen: input.kitchen,
    today: input.today,
    profile: {
      diets: [...new Set([...(profile?.dietary_preferences ?? []), ...input.diets])],
      allergies: [...new Set([...(profile?.allergies ?? []), ...input.allergies])],
      ...(profile && { cuisines: profile.favorite_cuisines, skill: profile.cooking_skill }),
    },
    recipe: opened ?? stored[0],
    recipeIs: input.recipe_is,
    named: namedRecipe(input.message, own, recipes.vocabulary),
    plan: input.plan,
  }
}
