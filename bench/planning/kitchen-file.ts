import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ALLERGENS, DIETS } from '#core/contracts/food-facts.ts'
import { MAX_FOOD, MAX_LEFT_OUT, MAX_NAME, MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { PLACES } from '#core/contracts/places.ts'
import { MAX_EATERS, MAX_GUESTS, MAX_PLAN_DAYS, MEAL_SLOTS } from '#core/contracts/planning-limits.ts'

const date = z.iso.date('a day as 2026-11-18')
const name = z.string().trim().min(1).max(MAX_NAME)
const minutes = z
  .int()
  .min(1)
  .max(24 * 60)
  .nullable()
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const weekday = z.enum(WEEKDAYS)
const diets = z.array(z.enum(DIETS)).max(DIETS.length).default([])
const allergies = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([])
const leftOut = z.array(z.string().trim().min(1).max(MAX_FOOD)).max(MAX_LEFT_OUT).default([])

/** A line as typed, or a food with what is known about it. */
const food = z.union([
  z.string().trim().min(1).max(MAX_PASTED),
  z.strictObject({
    food: name,
    /** As written on it: "200 g", "3", "half a jar". */
    amount: z.string().max(40).optional(),
    place: z.enum(PLACES).optional(),
    bought: date.optional(),
    opened: date.optional(),
    frozen: date.optional(),
    best_before: date.optional(),
  }),
])

const wishes = z.strictObject({
  slots: z.array(z.enum(MEAL_SLOTS)).min(1).default(['dinner']),
  eaters: z.int().min(1).max(MAX_EATERS).default(2),
  guests: z
    .array(z.strictObject({ name, diets, allergies, leave_out: leftOut }))
    .max(MAX_GUESTS)
    .default([]),
  days_off: z.array(weekday).default([]),
  cook_twice: z.boolean().default(false),
  /** One limit for all days, or by weekday. */
  minutes: z.union([minutes, z.partialRecord(weekday, minutes)]).default(null),
  variety: z.enum(['low', 'normal', 'high']).default('normal'),
  kcal: z.strictObject({ min: z.number().min(0).nullable(), max: z.number().min(0).nullable() }).nullish(),
  protein: z.number().min(0).nullish(),
  most_to_buy: z.int().min(0).nullish(),
})

const kitchen = z.strictObject({
  /** Today, unless given. */
  today: date.optional(),
  days: z.int().min(1).max(MAX_PLAN_DAYS).default(7),
  pantry: z.array(food).max(500),
  leftovers: z
    .array(z.strictObject({ title: name, portions: z.number().min(0).max(100), cooked: date.optional() }))
    .max(50)
    .default([]),
  staples: z
    .array(name)
    .max(100)
    .default(['salt', 'black pepper', 'oil', 'olive oil', 'water', 'sugar', 'flour', 'butter']),
  diets,
  allergies,
  leave_out: leftOut,
  wishes: wishes.prefault({}),
  seed: z.int().default(1),
})
export type Kitchen = z.output<typeof kitchen>

/** Weekdays count from Monday, 0. */
export const weekdayNumber = (day: (typeof WEEKDAYS)[number]) => WEEKDAYS.indexOf(day)

export function minutesByWeekday(limit: Kitchen['wishes']['minutes']): (number | null)[] {
  return WEEKDAYS.map((day) => (typeof limit === 'object' && limit ? (limit[day] ?? null) : limit))
}

/** Reads and checks a kitchen; the error names every field that is wrong. */
export function readKitchen(file: string): Kitchen {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`)
  }
  const read = kitchen.safeParse(json)
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`)
  return read.data
}
