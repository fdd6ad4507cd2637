import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { RecipeField } from '#core/contracts/scraping.ts'
import type { Model } from '../../lib/model/model.ts'

const SYSTEM = readFileSync(new URL('./prompt.md', import.meta.url), 'utf8')
const MAX_TOKENS = 3000

const line = (most: number) => z.string().trim().min(1).max(most)
const minutes = z.number().int().min(0).max(100_000).nullish()

/** All optional: a model that knows nothing returns nothing. */
const answer = z.object({
  title: line(300).nullish(),
  description: line(2000).nullish(),
  ingredients: z.array(line(500)).max(120).nullish(),
  instructions: z.array(line(4000)).max(120).nullish(),
  cooking_time_minutes: minutes,
  prep_time_minutes: minutes,
  servings: z.number().int().min(1).max(1000).nullish(),
  cuisine_type: line(60).nullish(),
})
export type ModelReading = z.output<typeof answer>

/** The fields that a model may fill. Images aren't among them. */
export const ASKABLE = answer.keyof().options satisfies readonly RecipeField[]

interface Question {
  wanted: readonly RecipeField[]
  known: ExtractedRecipe | undefined
  wish: string | undefined
  text: string
}

export function askModel(model: Model, question: Question, signal: AbortSignal): Promise<ModelReading> {
  const { wanted, known, wish, text } = question
  const asked = {
    wanted,
    known: known ? { title: known.title, ingredients: known.ingredients.slice(0, 40) } : {},
    wish: wish ?? '',
    page: text,
  }
  return model.json({
    schema: answer,
    system: SYSTEM,
    prompt: JSON.stringify(asked).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
    maxTokens: MAX_TOKENS,
    signal,
  })
}
