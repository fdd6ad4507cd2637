import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CATEGORIES } from '#core/contracts/ingredient.ts'
import { PLACES } from '#core/contracts/places.ts'

const part = z.number().min(0).max(1)
const days = z.tuple([z.int().min(1).max(3650), z.int().min(1).max(3650)])
const taps = z.number().min(0).max(20)

const food = z.object({
  name: z.string(),
  category: z.enum(CATEGORIES),
  place: z.enum(PLACES),
  /** Grams of what a shop sells, and of a piece. */
  package: z.number().positive(),
  each: z.number().positive().optional(),
  keeps: days,
  opened: days.nullable(),
  safety: z.boolean().default(false),
  staple: z.boolean().default(false),
  /** The share of households that ever buy it. */
  carried: part,
  /** The chance that a person eats some on a day without cooking, and how many grams. */
  snack: z.tuple([part, z.number().min(0)]),
})
export type FoodRule = z.output<typeof food>

const recipe = z.object({ title: z.string(), grams: z.record(z.string(), z.number().positive()) })
export type RecipeRule = z.output<typeof recipe>

const householdType = z.object({
  type: z.string(),
  share: part,
  people: z.int().min(1).max(12),
  cooks: z.number().min(0).max(7),
  shop_every: z.number().min(1).max(28),
  top_up: z.number().min(0).max(7),
  snacks: z.number().min(0).max(5),
  forgets_tick: part,
  forgets_trip: part,
  forgets_cooked: part,
  ignores_question: part,
  records_out: part,
})
export type HouseholdType = z.output<typeof householdType>

const habits = z.object({
  spread: z.number().min(0).max(2),
  plans: part,
  misjudges: part,
  restock_below: part,
  amount_noise: z.number().min(0).max(2),
  list_has_amount: part,
  starts_with: part,
  lists_at_start: part,
  notices_spoiled: part,
  spoils_spread: z.number().min(0).max(2),
  eats_past: z.number().min(0.5).max(5),
  records_thrown: part,
  sees_what_spoils: part,
  books_snack: part,
  photo_a_week: z.number().min(0).max(7),
  photo_recall: part,
  opens_a_day: part,
  wrong_answer: part,
  corrects_listed: part,
  corrects_missing: part,
  acts_on_soon: part,
})
export type Habits = z.output<typeof habits>

const rules = z
  .object({
    weeks: z.int().min(2).max(52),
    measured_weeks: z.int().min(1).max(52),
    seeds: z.array(z.int()).min(1),
    households: z.int().min(1).max(1000),
    types: z.array(householdType).min(1),
    habits,
    taps: z.object({
      plain: z.object({ tick: taps, add: taps, out: taps, photo: taps }),
      booking: z.object({ tick: taps, add: taps, out: taps, cooked: taps, snack: taps }),
      sous: z.object({ tick: taps, add: taps, out: taps, cooked: taps, answer: taps, photo: taps }),
    }),
    foods: z.array(food).min(1),
    recipes: z.array(recipe),
  })
  .refine(({ weeks, measured_weeks }) => measured_weeks <= weeks, 'measured_weeks must not exceed weeks')
  .refine(
    ({ foods, recipes }) =>
      recipes.every(({ grams }) =>
        Object.keys(grams).every((name) => foods.some((one) => one.name === name)),
      ),
    'recipes use only the foods of the file',
  )
export type Rules = z.output<typeof rules>

/** Reads and checks a file of rules; the error names every field that is wrong. */
export function readRules(file: string): Rules {
  const read = rules.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`)
  return read.data
}
