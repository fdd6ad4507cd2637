import { z } from 'zod'
import { MAX_AMOUNT, MAX_FOOD, MAX_NAME, MAX_PASTED } from './ingredient-names.ts'
import * as strings from './strings.ts'

export const readIngredientsInput = z.object({
  /** Typed or pasted: names, lines, bullets, amounts, prices, in any of the languages that we read. */
  text: z.string().max(MAX_PASTED, strings.pastedTooLong),
})
export type ReadIngredientsInput = z.input<typeof readIngredientsInput>

const readItem = z.object({
  /** As it was written, with its notes and without the amount; the name for an emoji. */
  written: z.string(),
  /** The ingredient by its plain English name; where it isn't known, what was written. */
  name: z.string().max(MAX_NAME),
  /** Empty where it isn't known, and for dishes and products. */
  emoji: z.string(),
  /** How much, as it was written: "2", "500 g", "half", "a few", "2 Dosen"; empty where nothing was said. */
  amount: z.string().max(MAX_AMOUNT),
  known: z.boolean(),
  /** Where it isn't known: the nearest names, best first. */
  near: z.array(z.string()),
  /** The date of the package, as it was written: "best before 20.11.". Which day that is depends on today. */
  date: z.string().max(100).optional(),
  /** Since when it is there, open or cooked, as it was written: "opened yesterday", "from Sunday". */
  since: z.string().max(100).optional(),
})
export type ReadItem = z.output<typeof readItem>

export const readIngredientsOutput = z.object({
  items: z.array(readItem),
  /** What isn't food, as it was written: headings, prices, phrases. Only bullets, articles and joining words are in neither. */
  rest: z.array(z.string()),
  /** What must not be in a dish, as it was written, and by the names of the foods: "no tomatoes". */
  without: z.array(z.object({ written: z.string(), foods: z.array(z.string().max(MAX_FOOD)) })),
})
export type ReadIngredientsOutput = z.output<typeof readIngredientsOutput>
