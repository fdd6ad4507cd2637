import { z } from 'zod'
import { CATEGORIES } from './ingredient.ts'
import { MAX_INGREDIENTS, MAX_NAME } from './ingredient-names.ts'
import { PLACES } from './places.ts'

export const pantryFactsInput = z.object({
  names: z.array(z.string().trim().min(1).max(MAX_NAME)).min(1).max(MAX_INGREDIENTS),
})
export type PantryFactsInput = z.input<typeof pantryFactsInput>

/** Days, from and to. A year is 365, and 3650 is as good as forever. */
const days = z.tuple([z.int().min(0).max(3650), z.int().min(0).max(3650)])
export type Days = z.output<typeof days>

/** How long it keeps in a place; null where it doesn't belong. */
const kept = z.object({ closed: days.nullable(), opened: days.nullable() })

/** How long a food keeps, by place and state. */
const keeping = z.object({
  pantry: kept,
  fridge: kept,
  freezer: days.nullable(),
  /** In the fridge, after the freezer. */
  thawed: days.nullable(),
  /** Cooked, in the fridge and in the freezer. */
  cooked: days.nullable(),
  cookedFrozen: days.nullable(),
})
export type Keeping = z.output<typeof keeping>

/** What is known about a food in the pantry. */
const pantryFact = z.object({
  /** The canonical name it is counted under. */
  food: z.string(),
  /** The general foods that it is a kind of and does for: cheddar cheese is cheese. */
  kindOf: z.array(z.string()).optional(),
  emoji: z.string(),
  category: z.enum(CATEGORIES),
  /** Where most people put it. */
  place: z.enum(PLACES),
  /** Safety: past its time it isn't eaten. Quality: past its time it isn't at its best. */
  basis: z.enum(['safety', 'quality']),
  keeps: keeping,
  /** What most kitchens always have. */
  staple: z.boolean(),
  /** Grams of one piece, and of one milliliter, where known. */
  gramsEach: z.number().nullable(),
  gramsPerMl: z.number().nullable(),
})
export type PantryFact = z.output<typeof pantryFact>

export const pantryFactsOutput = z.object({
  /** By the requested names; unknown ones are omitted. */
  facts: z.record(z.string(), pantryFact),
})
export type PantryFactsOutput = z.output<typeof pantryFactsOutput>
