import { namedRecipe } from '#core/assistant/named-recipe.ts'
import type { AssistantContext } from '#core/assistant/write/answer.ts'
import type { CookingAssistantRequest } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow, ProfileRow } from '#core/contracts/rows.ts'
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
    user && input.pantry.length === 0
      ? db<{ name: string }[]>`select name from sous.pantry_of(${user.id}) order by added_at limit 500`
      : input.pantry.map((name) => ({ name })),
    input.recipe_id && !opened
      ? db<ExternalRecipeRow[]>`select * from external_recipes where id = ${input.recipe_id}`
      : [],
  ])
  const profile = profiles[0]
  return {
    pantry: pantry.map(({ name }) => name),
    profile: {
      diets: [...new Set([...(profile?.dietary_preferences ?? []), ...input.diets])],
      allergies: [...new Set([...(profile?.allergies ?? []), ...input.allergies])],
      ...(profile && { cuisines: profile.favorite_cuisines, skill: profile.cooking_skill }),
    },
    recipe: opened ?? stored[0],
    named: namedRecipe(input.message, own, recipes.vocabulary),
  }
}
