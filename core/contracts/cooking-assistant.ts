import { z } from 'zod'
import { MAX_MESSAGE, REMEMBERED_TURNS } from './chat.ts'
import { MAX_AMOUNT, MAX_NAME, MOST_ASKED_FOODS, normaliseName } from './ingredient-names.ts'
import { ingredientNames } from './match-recipes.ts'
import { ASKED_OWN } from './own-limits.ts'
import { ownRecipeContent } from './own-recipes.ts'
import { PLACES } from './places.ts'
import { ASKED_PLAN, MAX_MEAL_TITLE, MEAL_SLOTS } from './planning-limits.ts'
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

const calendarDay = z.iso.date()

/** The plan of the coming days. Unknown fields are refused. */
const askedPlan = z.strictObject({
  /** Of the user's calendar. */
  today: calendarDay,
  meals: z
    .array(
      z.strictObject({
        date: calendarDay,
        slot: z.enum(MEAL_SLOTS),
        title: z.string().trim().min(1).max(MAX_MEAL_TITLE),
        recipe_id: z.uuid().nullable(),
        leftovers: z.boolean(),
        /** Eaten, or nobody is at home; left out while it is still to come. */
        state: z.enum(['done', 'off']).optional(),
      }),
    )
    .max(ASKED_PLAN.meals),
  /** What it takes to buy, as far as it is on the shopping list. */
  buys: z.array(z.string().trim().min(1).max(MAX_NAME)).max(ASKED_PLAN.buys),
})

const MOST_DATED = 60

/** A food of the user's that is close to its date, or past it. */
const datedFood = z
  .object({
    name: z.string().min(1).max(MAX_NAME).transform(normaliseName),
    until: z.iso.date(),
    /** Whole days until then; below 0 it is past. */
    days: z.int().min(-5000).max(5000),
    /** The date is one of safety, not of quality. */
    safety: z.boolean(),
    /** Past it, and not to be eaten. */
    unsafe: z.boolean(),
  })
  .strict()
export type DatedFood = z.output<typeof datedFood>

/** A food of the user's with all that an answer about it needs. Unknown fields are refused. */
const ownFood = datedFood
  .extend({
    /** null where there is no date, as for salt. */
    until: z.iso.date().nullable(),
    days: z.int().min(-5000).max(5000).nullable(),
    /** The date was entered, or is that of a leftover's recipe; otherwise Sous guessed it. */
    printed: z.boolean(),
    place: z.enum(PLACES),
    /** A dish that was left over. */
    leftovers: z.boolean(),
    /** Not seen for long: it may be used up. */
    maybe_gone: z.boolean(),
    amount: z.string().trim().min(1).max(MAX_AMOUNT).nullable(),
    /** Freezing it now keeps it. */
    freezes: z.boolean().optional(),
  })
  .strict()
export type OwnFood = z.output<typeof ownFood>

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
  /** What of it won't keep, and what isn't safe any more, the first to go first. */
  dated: z.array(datedFood).max(MOST_DATED).default([]),
  /** The foods that a question about the user's kitchen may be about. They count for this answer alone, and nothing of them is stored. */
  kitchen: z.array(ownFood).max(MOST_ASKED_FOODS).optional(),
  /** Of the user's calendar, where the question names a day. */
  today: z.iso.date().optional(),
  /** Chosen on this device, for users without an account too. */
  diets: choices.default([]),
  allergies: choices.default([]),
  /** The open recipe. */
  recipe_id: z.uuid().optional(),
  /** It goes before a dish that an earlier answer named: it was opened since, or the question asks about its planned meal. */
  recipe_is: z.enum(['newer', 'asked']).optional(),
  /** Own recipes that the question may be about. They count for this answer alone, and nothing of them is stored. */
  own_recipes: askedOwnRecipes.default([]),
  /** Only where the question is about it. It counts for this answer alone, and nothing of it is stored. */
  plan: askedPlan.optional(),
})
export type CookingAssistantInput = z.input<typeof cookingAssistantInput>
export type CookingAssistantRequest = z.output<typeof cookingAssistantInput>

/** Responds with a stream of `ChatChunk` (chat.ts), never with a single JSON document. */
export const cookingAssistantOutput = z.never()
