import { z } from 'zod'
import { OWN_LIMITS } from './own-limits.ts'
import * as strings from './strings.ts'
import { picture } from './vision-ingredient-detector.ts'

/** Pages of one recipe. */
const MOST_PAGES = 4

export const readRecipePhotoInput = z.object({
  images: z.array(picture).min(1, strings.imageMissing).max(MOST_PAGES, strings.tooManyImages(MOST_PAGES)),
})
export type ReadRecipePhotoInput = z.input<typeof readRecipePhotoInput>

const minutes = z.int().min(0).max(OWN_LIMITS.minutes).nullable()

export const readRecipePhotoOutput = z.object({
  title: z.string().max(OWN_LIMITS.title),
  servings: z.int().min(1).max(OWN_LIMITS.servings).nullable(),
  prep_time_minutes: minutes,
  cooking_time_minutes: minutes,
  ingredients: z.array(z.string().min(1).max(OWN_LIMITS.line)).max(OWN_LIMITS.lines),
  instructions: z.array(z.string().min(1).max(OWN_LIMITS.step)).max(OWN_LIMITS.steps),
  /** What is on the paper besides, and what the model named but did not copy. */
  notes: z.array(z.string()).max(40),
  engine: z.string(),
})
export type ReadRecipePhotoOutput = z.output<typeof readRecipePhotoOutput>
