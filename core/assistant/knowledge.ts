import { z } from 'zod'
import type { NutritionFacts } from '../contracts/recipe-details.ts'
import type { ShelfLife } from '../stock/shelf-life.ts'

/** Ways to cook, as a cook would say them. "boil" is anything in water on the stove, "bake" anything in the oven. */
const METHODS = [
  'boil',
  'steam',
  'bake',
  'broil',
  'grill',
  'pan',
  'deep-fry',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'microwave',
  'poach',
  'smoke',
] as const
export type Method = (typeof METHODS)[number]

const text = z.string().min(1)

const timingSchema = z.strictObject({
  method: z.enum(METHODS),
  /** "20–25 minutes". */
  time: text,
  /** Fahrenheit, or words ("medium-high heat"); empty where the water determines it. */
  heat: z.union([z.number().min(145).max(550), z.string()]),
  note: z.string(),
  /** The form it applies to ("bone-in", "soaked", "hard"); empty for the usual one. */
  variant: z.string(),
  /** Minutes per pound, for roasts. */
  perPound: z.tuple([z.number(), z.number()]).optional(),
})
export type Timing = z.infer<typeof timingSchema>

const SAFE_GROUPS = ['poultry', 'ground meat', 'whole cut', 'fish', 'egg', 'ham', 'leftover'] as const
export type SafeGroup = (typeof SAFE_GROUPS)[number]

export const timedFoodSchema = z.strictObject({
  food: text,
  /** How to tell that it is done. */
  done: text,
  safe: z.enum(SAFE_GROUPS).optional(),
  rows: z.array(timingSchema).min(1),
})
export type TimedFood = z.infer<typeof timedFoodSchema>

/** Whose figures an entry gives; without one they are kitchen practice, that no authority prescribes. */
const SOURCES = [
  'foodkeeper',
  'safe-temperatures',
  'danger-zone',
  'home-canning',
  'infant-feeding',
  'pregnancy',
  'diet-illness',
  'nutrition-data',
  'fda-food',
  'fire-first-aid',
  'religious-practice',
  'weights-measures',
] as const
export type SourceId = (typeof SOURCES)[number]

export const storedFoodSchema = z.strictObject({
  food: text,
  fridge: z.string(),
  freezer: z.string(),
  pantry: z.string(),
  note: z.string(),
  sources: z.array(z.enum(SOURCES)),
})
export type StoredFood = z.infer<typeof storedFoodSchema>

/** What a note is about. */
const NOTE_TOPICS = [
  'rescue',
  'technique',
  'safety',
  'fact',
  'reheat',
  'thaw',
  'still good',
  // Found by its weighted words only, when there is no more exact match.
  'advice',
  'who eats',
  'why',
  'storage',
  'choose',
  'equipment',
  'plan',
  'pairing',
  'world',
  'swap',
  'nutrition',
] as const

/** Whom an answer is for, where it isn't for everyone. */
const EATERS = [
  'pregnant',
  'baby',
  'toddler',
  'child',
  'elderly',
  'immune',
  'diabetes',
  'kidney',
  'allergy',
] as const
export type Eater = (typeof EATERS)[number]

/** What the rules need to know about a note; its title is for display. */
const NOTE_FLAGS = [
  // A warning about eating: questions about how long food keeps don't need these.
  'about-eating',
  // Applies to all food, so a food with an answer of its own takes precedence.
  'general',
  'from-frozen',
  'cooling',
  // An unsafe way to thaw.
  'thaw-refused',
  'sprouted',
  // What to do without a tool.
  'without',
  'seasonal',
  'equipment',
] as const
export type NoteFlag = (typeof NOTE_FLAGS)[number]

export const noteSchema = z.strictObject({
  topic: z.enum(NOTE_TOPICS),
  title: text,
  /** Trigger phrases: every word of one of them must be in the question. Most notes are found by their questions alone. */
  ask: z.array(text),
  text: z.string().min(40).max(900),
  flags: z.array(z.enum(NOTE_FLAGS)),
  /** Different ways to ask for it: notes are found by what these mean. */
  questions: z.array(text),
  /** The foods, dishes, tools or techniques that it is about. */
  about: z.array(text),
  who: z.array(z.enum(EATERS)),
  sources: z.array(z.enum(SOURCES)).max(2),
})
export type Note = z.infer<typeof noteSchema>

export const termSchema = z.strictObject({
  term: text,
  also: z.array(text),
  text: z.string().min(20).max(500),
})
export type Term = z.infer<typeof termSchema>

export const differenceSchema = z.strictObject({ between: z.tuple([text, text]), text: z.string().min(30) })
export type Difference = z.infer<typeof differenceSchema>

export const pairingSchema = z.strictObject({ food: text, flavors: text, sides: z.string() })
export type Pairing = z.infer<typeof pairingSchema>

export const portionSchema = z.strictObject({
  food: text,
  /** For one person, in the US unit and in grams or milliliters. */
  amount: z.number().positive(),
  unit: text,
  metric: z.number().positive(),
  metricUnit: z.enum(['g', 'ml', '']),
  note: z.string(),
})
export type Portion = z.infer<typeof portionSchema>

export const densitySchema = z.strictObject({ food: text, gramsPerCup: z.number().positive() })
export type Density = z.infer<typeof densitySchema>

export const pieceSchema = z.strictObject({ what: text, text })
export type Piece = z.infer<typeof pieceSchema>

/** A danger behind plain words. */
export interface Hazard {
  /** The title of the note that answers it, whatever else was asked. */
  note: string
  signs: readonly RegExp[]
}

/** Everything the built-in assistant knows; the records are in content/assistant. */
export interface Knowledge {
  timings: readonly TimedFood[]
  storage: readonly StoredFood[]
  notes: readonly Note[]
  hazards: readonly Hazard[]
  terms: readonly Term[]
  differences: readonly Difference[]
  pairings: readonly Pairing[]
  portions: readonly Portion[]
  densities: readonly Density[]
  pieces: readonly Piece[]
  /** Other everyday names: slang, British names, abbreviations. */
  aliases: Readonly<Record<string, string>>
  /** Correctly spelled everyday words: nothing to correct. */
  plainWords: readonly string[]
  /** How long food keeps, as the pantry counts. */
  shelfLife?: ShelfLife
  /** Per 100 g, by vocabulary name. */
  nutrition?: Readonly<Record<string, NutritionFacts>>
  /** Grams per piece, by vocabulary name. */
  pieceGrams?: Readonly<Record<string, number>>
}
