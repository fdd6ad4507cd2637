import { z } from 'zod'
import { MAX_MESSAGE, REMEMBERED_TURNS } from './chat.ts'
import { ingredientNames } from './match-recipes.ts'

const MAX_TURNS = 2000
const MAX_TURN = 20_000
const NO_MESSAGE = 'Please write a message.'

const turn = z.object({
  role: z.enum(['user', 'assistant'], 'A turn is by the user or by the assistant.'),
  content: z.string().max(MAX_TURN, `A turn has at most ${MAX_TURN} characters.`),
})

const choices = z.array(z.string().trim().max(60)).max(40)

export const cookingAssistantInput = z.object({
  message: z
    .string(NO_MESSAGE)
    .trim()
    .min(1, NO_MESSAGE)
    .max(MAX_MESSAGE, `A message has at most ${MAX_MESSAGE} characters. Please ask in fewer words.`),
  conversation: z
    .array(turn)
    .max(MAX_TURNS, `A conversation has at most ${MAX_TURNS} turns. Please start a new one.`)
    .default([])
    .transform((turns) => turns.filter(({ content }) => content.trim() !== '').slice(-REMEMBERED_TURNS)),
  /** What the user has at home, as far as this device knows. */
  pantry: ingredientNames.default([]),
  /** Chosen on this device, for users without an account too. */
  diets: choices.default([]),
  allergies: choices.default([]),
  /** The open recipe. */
  recipe_id: z.uuid().optional(),
})
export type CookingAssistantInput = z.input<typeof cookingAssistantInput>
export type CookingAssistantRequest = z.output<typeof cookingAssistantInput>

/** Responds with a stream of `ChatChunk` (chat.ts), never with a single JSON document. */
export const cookingAssistantOutput = z.never()
