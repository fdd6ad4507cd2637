import { z } from 'zod'
import { accessCode } from './operator.ts'
import { externalRecipeRow } from './row-schemas.ts'
import { quality } from './scraping.ts'
import * as strings from './strings.ts'

export const recipeEdit = z
  .strictObject({
    title: z.string().trim().min(1).max(300),
    description: z.string().trim().max(5000).nullable(),
    ingredients: z.array(z.string().trim().min(1).max(1000)).min(1).max(200),
    instructions: z.array(z.string().trim().min(1).max(10_000)).max(200),
    cuisine_type: z.string().trim().toLowerCase().max(60).nullable(),
    difficulty_level: z.enum(['easy', 'medium', 'hard']).nullable(),
    dietary_tags: z.array(z.string().trim().min(1).max(60)).max(30),
    cooking_time_minutes: z.number().int().min(0).max(100_000).nullable(),
    prep_time_minutes: z.number().int().min(0).max(100_000).nullable(),
    servings: z.number().int().min(1).max(1000).nullable(),
    quality_score: z.number().int().min(0).max(100).nullable(),
  })
  .partial()
export type RecipeEdit = z.input<typeof recipeEdit>

/** Filters of the operator's search of stored recipes; it queries `rest/v1`, as every visitor may read recipes. */
export const storedFilters = z.object({
  cuisine_type: z.string().optional(),
  difficulty_level: z.enum(['easy', 'medium', 'hard']).optional(),
  dietary_tags: z.array(z.string()).optional(),
  max_cooking_time: z.number().int().positive().optional(),
  min_quality: quality.optional(),
  text: z.string().trim().max(200).optional(),
  order_by: z
    .enum(['scraped_at', 'created_at', 'title', 'quality_score', 'cooking_time_minutes'])
    .default('scraped_at'),
  ascending: z.boolean().default(false),
})
export type StoredFilters = z.input<typeof storedFilters>

/** Body of stored-recipes: the operations reserved for operators. */
export const storedRecipesInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('update'), access_code: accessCode, id: z.uuid(), recipe: recipeEdit }),
  z.object({ action: z.literal('delete'), access_code: accessCode, id: z.uuid() }),
  z.object({ action: z.literal('counts'), access_code: accessCode }),
  z.object({
    action: z.literal('export'),
    access_code: accessCode,
    format: z.enum(['json', 'csv', 'html'], { error: strings.exportFormatInvalid }),
    filters: storedFilters.prefault({}),
  }),
])
export type StoredRecipesInput = z.input<typeof storedRecipesInput>

const storedUpdateOutput = z.object({ recipe: externalRecipeRow })
export type StoredUpdateOutput = z.output<typeof storedUpdateOutput>

const storedDeleteOutput = z.object({ deleted: z.string() })
export type StoredDeleteOutput = z.output<typeof storedDeleteOutput>

const storedCounts = z.object({
  total: z.number(),
  cuisines: z.record(z.string(), z.number()),
  difficulties: z.record(z.string(), z.number()),
})
export type StoredCounts = z.output<typeof storedCounts>

/** One form per action; `export` responds with a file. */
export const storedRecipesOutput = z.union([storedUpdateOutput, storedDeleteOutput, storedCounts])
