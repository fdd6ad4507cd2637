import { z } from 'zod'
import { ALLERGENS, DIETS } from './food-facts.ts'
import {
  MAX_FOOD,
  MAX_INGREDIENTS,
  MAX_LEFT_OUT,
  MAX_NAME,
  MAX_SOON,
  normaliseName,
} from './ingredient-names.ts'
import { CUISINES } from './preferences.ts'
import { LINE_WEIGHTS } from './recipe-kind.ts'
import { externalRecipeRow } from './row-schemas.ts'
import { type SousScore, TOP } from './sous-score.ts'
import * as strings from './strings.ts'

const strength = z.enum(['full', 'partial', 'none'])
export type Strength = z.output<typeof strength>

const reason = z.enum(['exact', 'plural', 'synonym', 'kind of', 'part of a phrase', 'part of a word', 'none'])
export type Reason = z.output<typeof reason>

const name = z
  .string()
  .transform(normaliseName)
  .refine((text) => text.length <= MAX_NAME, strings.ingredientTooLong(MAX_NAME))

const names = (most: number, tooMany: (most: number) => string) =>
  z
    .array(name)
    .max(most, tooMany(most))
    .transform((list) => [...new Set(list.filter((text) => text !== ''))])

/** What the user has; may be empty. */
export const ingredientNames = names(MAX_INGREDIENTS, strings.tooManyIngredients)
/** Staples: they count neither as missing nor as extra. */
export const stapleNames = names(100, strings.tooManyStaples).default([])

/** What won't keep. */
const MAX_ONLY_SOON = 3
export const soonNames = names(MAX_SOON, strings.tooManySoon).default([])

/** Ready first by default; the others rank the same recipes by SousScore, by time, or by how much of the kitchen they use. */
export const ORDERS = ['ready', 'score', 'quick', 'uses'] as const
export type Order = (typeof ORDERS)[number]

/** How far a recipe is from the table. Drinks, sauces and condiments come last, whatever they need. */
export const READY_GROUPS = ['ready', 'one', 'few', 'trip', 'extra'] as const
export type ReadyGroup = (typeof READY_GROUPS)[number]

export const matchRecipesInput = z.object({
  ingredients: ingredientNames.refine((list) => list.length > 0, strings.ingredientsMissing),
  limit: z.int().min(1).max(100).default(TOP),
  /** Recipes that have already been shown. */
  exclude: z.array(z.uuid()).max(2000).default([]),
  staples: stapleNames,
  dietary: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  /** Recipes that contain one of these are left out, and counted. */
  avoid: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  /** Recipes that name one of these foods, or a kind of it, are left out. What isn't a food is ignored. */
  leave_out: z
    .array(z.string().max(MAX_FOOD).transform(normaliseName))
    .max(MAX_LEFT_OUT, strings.tooManyLeftOut(MAX_LEFT_OUT))
    .default([]),
  /** Favourites: of recipes with the same score, these come first. */
  cuisines: z.array(z.enum(CUISINES)).max(CUISINES.length).default([]),
  order: z.enum(ORDERS).default('ready'),
  /** The hour of the day where the user is: in the morning, breakfast leads. */
  hour: z.int().min(0).max(23).optional(),
  /** Of the ingredients, those that won't keep: recipes that use them come first among equally ready ones. */
  soon: soonNames,
  /** Only recipes that use at least so many of them. */
  only_soon: z.int().min(0).max(MAX_ONLY_SOON).default(0),
  /** To be merged with the answer over other recipes: everything that may be among the best, and the place of each. */
  mergeable: z.boolean().optional(),
})
export type MatchRecipesInput = z.input<typeof matchRecipesInput>

/** Why a line of a recipe is green, yellow or grey. */
const lineMatch = z.object({
  line: z.string(),
  strength,
  reason,
  /** The user's ingredient that it matched. */
  ingredient: z.string(),
  staple: z.boolean(),
})
export type LineMatch = z.output<typeof lineMatch>

const missingIngredient = z.object({
  line: z.string(),
  /** What to put on a shopping list: the line's ingredient by its plain name. */
  name: z.string(),
  weight: z.enum(LINE_WEIGHTS),
  /** What the user has that does instead; empty if nothing. */
  swap: z.string(),
  /** About that swap; absent without one. */
  instead: z
    .object({
      /** How much of each, for the line as written: "2 cups water", "1 tsp soy sauce". Empty for the same amount. */
      amounts: z.array(z.string()),
      allergens: z.array(z.enum(ALLERGENS)),
      diets: z.array(z.enum(DIETS)),
    })
    .optional(),
})
export type SwapFacts = NonNullable<z.output<typeof missingIngredient>['instead']>

const sousScore = z.object({
  /** Whole, 30 to 100. */
  sousScore: z.number(),
  /** Before rounding and clamping: what recipes are ranked by. */
  unclamped: z.number(),
  matchCount: z.number(),
  fullMatches: z.number(),
  partialMatches: z.number(),
  coverageRatio: z.number(),
  efficiencyRatio: z.number(),
  parts: z.object({
    base: z.number(),
    full: z.number(),
    partial: z.number(),
    coverage: z.number(),
    efficiency: z.number(),
  }),
}) satisfies z.ZodType<SousScore>

/** How well a recipe fits what the user has, and why. */
export const recipeFit = sousScore.extend({
  /** What none of the user's ingredients cover. */
  missing: z.array(missingIngredient),
  reasons: z.array(lineMatch),
  /** Of what won't keep, what the recipe uses, by the user's names; absent if nothing was named. */
  uses_soon: z.array(z.string()).optional(),
})

const readiness = z.object({
  group: z.enum(READY_GROUPS),
  /** In a few words, why it is where it is: "You have everything", "Needs turkey", "Use your bacon for pancetta". */
  why: z.string(),
})

const matchedRecipe = externalRecipeRow.extend({ ...recipeFit.shape, ...readiness.shape })
export type MatchedRecipe = z.output<typeof matchedRecipe>

/** What puts a recipe before or behind another one of another answer to the same question. */
const matchPlace = z.object({
  id: z.string(),
  /** In the order that was asked for; the higher, the earlier. */
  rank: z.number(),
  unclamped: z.number(),
  quality: z.number().nullable(),
  /** Things to buy. */
  needed: z.number(),
  lacksMain: z.boolean(),
  isAside: z.boolean(),
  isReadyMeal: z.boolean(),
  usesHearty: z.boolean(),
  /** How many of those that won't keep it uses, and its tier: the lower, the readier. Absent if none were named. */
  soon: z.number().optional(),
  tier: z.number().optional(),
  /** It contains what is avoided, and is only counted. */
  hidden: z.boolean(),
})
export type MatchPlace = z.output<typeof matchPlace>

export const matchRecipesOutput = z.object({
  recipes: z.array(matchedRecipe),
  /** Recipes that would have been among these, but contain what is avoided. */
  hidden: z.number(),
  /** Only of a mergeable answer. */
  places: z.array(matchPlace).optional(),
})
export type MatchRecipesOutput = z.output<typeof matchRecipesOutput>
