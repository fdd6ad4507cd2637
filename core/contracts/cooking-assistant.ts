import { z } from 'zod'
import { MAX_MESSAGE, REMEMBERED_TURNS } from './chat.ts'
import { ingredientNames } from './match-recipes.ts'
import { ASKED_OWN } from './own-limits.ts'
import { ownRecipeContent } from './own-recipes.ts'
import * as strings from './strings.ts'

const MAX_TURNS = 2000
const MAX_TURN = 20_000

const turn = z.object({
  role: z.enum(['user', 'assistant'], strings.turnRoleInvalid),
  content: z.string().max(MAX_TURN, strings.turnTooLong(MAX_TURN)),
})

const choices = z.array(z.string().trim().max(60)).max(40)

/** One of the user's own recipes, as far as an answer needs it. */
export const askedOwnRecipe = ownRecipeContent
  .pick({
    title: true,
    ingredients: true,
    instructions: true,
    servings: true,
    prep_time_minutes: true,
    cooking_time_minutes: true,
    rest_time_minutes: true,
    difficulty_level: true,
    cuisine_type: true,
  })
  .extend({ id: z.uuid().toLowerCase() })
  .strict()
export type AskedOwnRecipe = z.output<typeof askedOwnRecipe>

export const askedLetters = (recipes: unknown): number => JSON.stringify(recipes).length

const askedOwnRecipes = z
  .array(askedOwnRecipe)
  .max(ASKED_OWN.recipes, strings.tooManyOwnRecipes(ASKED_OWN.recipes))
  .refine((recipes) => askedLetters(recipes) <= ASKED_OWN.letters, strings.ownRecipesTooLong)
  .refine((recipes) => new Set(recipes.map(({ id }) => id)).size === recipes.length, strings.ownRecipeTwice)

export const cookingAssistantInput = z.object({
  message: z
    .string(strings.chatMessageMissing)
    .trim()
    .min(1, strings.chatMessageMissing)
    .max(MAX_MESSAGE, strings.chatMessageTooLong(MAX_MESSAGE)),
  conversation: z
    .array(turn)
    .max(MAX_TURNS, strings.conversationTooLong(MAX_TURNS))
    .default([])
    .transform((turns) => turns.filter(({ content }) => content.trim() !== '').slice(-REMEMBERED_TURNS)),
  /** What the user has at home, as far as this device knows. */
  pantry: ingredientNames.default([]),
  /** Chosen on this device, for users without an account too. */
  diets: choices.default([]),
  allergies: choices.default([]),
  /** The open recipe. */
  recipe_id: z.uuid().optional(),
  /** Own recipes that the question may be about. They count for this answer alone, and nothing of them is stored. */
  own_recipes: askedOwnRecipes.default([]),
})
export type CookingAssistantInput = z.input<typeof cookingAssistantInput>
export type CookingAssistantRequest = z.output<typeof cookingAssistantInput>

/** Responds with a stream of `ChatChunk` (chat.ts), never with a single JSON document. */
export const cookingAssistantOutput = z.never()
