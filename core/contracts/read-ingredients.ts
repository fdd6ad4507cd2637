import { z } from 'zod'
import { MAX_NAME } from './ingredient-names.ts'

/** About a hundred lines with notes and prices. */
export const MAX_PASTED = 10_000

export const readIngredientsInput = z.object({
  /** Typed or pasted: names, lines, bullets, amounts, prices, in any of the languages that we read. */
  text: z.string().max(MAX_PASTED, 'That is too long to read at once. Paste it in two parts.'),
})
export type ReadIngredientsInput = z.input<typeof readIngredientsInput>

const readItem = z.object({
  /** As it was written, without the amount. */
  written: z.string(),
  /** The ingredient by its plain name; where it isn't known, what was written. */
  name: z.string().max(MAX_NAME),
  /** Empty where it isn't known. */
  emoji: z.string(),
  /** How much, for people: "2", "500 g", "half", "a few"; empty where nothing was said. */
  amount: z.string().max(40),
  known: z.boolean(),
  /** Where it isn't known: the nearest names, best first. */
  near: z.array(z.string()),
})
export type ReadItem = z.output<typeof readItem>

export const readIngredientsOutput = z.object({
  items: z.array(readItem),
  /** What isn't food, as it was written: headings, prices, notes. */
  rest: z.array(z.string()),
})
export type ReadIngredientsOutput = z.output<typeof readIngredientsOutput>
