import { dishInTalk } from '#core/assistant/read/dish-in-talk.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { paths } from '#web/paths.ts'
import { recipeAtHand } from '#web/state/recipe-at-hand.ts'
import type { ChatMessage } from './message.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The dishes that an answer named, unless the recipe was opened since. */
function told(messages: readonly ChatMessage[], recipeId: string | undefined) {
  const found = dishInTalk(messages, paths.recipe)
  if (!found) return { dishes: [] }
  const atHand = recipeAtHand.get()
  const openedAt = recipeId && atHand?.id === recipeId ? atHand.at : 0
  const isNewer = openedAt > Date.parse(messages[found.at]?.timestamp ?? '')
  return isNewer ? { dishes: [], isNewer } : { dishes: found.dishes }
}

/** What "it" means in the next question: the dish that was named last, or the recipe. */
export function recipeMeant(
  messages: readonly ChatMessage[],
  recipeId: string | undefined,
): Pick<CookingAssistantInput, 'recipe_id' | 'recipe_is'> {
  const { dishes, isNewer } = told(messages, recipeId)
  if (isNewer) return { recipe_id: recipeId, recipe_is: 'newer' }
  const [dish, ...others] = dishes
  if (!dish || others.length > 0) return { recipe_id: recipeId }
  // One that can't be opened is said to be unknown: no other one is meant.
  return { recipe_id: dish.id && UUID.test(dish.id) ? dish.id : undefined }
}

/** The dish to show as the one that is meant, where it isn't the recipe. */
export function dishMeant(
  messages: readonly ChatMessage[],
  recipeId: string | undefined,
): { title: string } | undefined {
  const [dish, ...others] = told(messages, recipeId).dishes
  return dish && others.length === 0 && dish.id !== recipeId ? dish : undefined
}
