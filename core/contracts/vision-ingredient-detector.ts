import { z } from 'zod'
import * as strings from './strings.ts'

/** In percent of the picture, from its top left corner. */
const position = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Position = z.output<typeof position>

const seenIngredient = z.object({ name: z.string(), confidence: z.number(), sure: z.boolean() })
export type SeenIngredient = z.output<typeof seenIngredient>

/** Maximum size of a picture; base64 adds a third to it in transit. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024
export const TOO_HEAVY = strings.imageTooLarge
export const MAX_PICTURE_PIXELS = 50_000_000

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** A picture as a data URL, as the camera and the file input produce it. */
export const picture = z
  .string(strings.imageMissing)
  .max(Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 100, TOO_HEAVY)
  .regex(DATA_URL, strings.imageInvalid)

export const visionInput = z.object({
  image: picture,
  /** For a connected model; our own detector doesn't use a prompt. */
  prompt: z.string().max(2000, strings.promptTooLong).default(''),
  mode: z.enum(['ar']).optional(),
  /** The engine: our own detector, or the connected model. If omitted, the model is used when one is configured. */
  engine: z.enum(['sous', 'model']).optional(),
})
export type VisionInput = z.input<typeof visionInput>

/** An object in a camera frame. */
const placedIngredient = z.object({
  name: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  /** In percent of the picture. */
  position,
})
export type PlacedIngredient = z.output<typeof placedIngredient>

const guess = z.object({ name: z.string(), confidence: z.number() })

/** Everything that our own detector says of a photo. Looks are 128 signed bytes in base64. */
const photoFindings = z.object({
  findings: z.array(
    seenIngredient.extend({
      /** What else it may be. */
      others: z.array(guess),
      position: position.nullable(),
      look: z.string().nullable(),
    }),
  ),
  /** The likeliest names of the whole photo, also if none was found. */
  nearest: z.array(guess),
  look: z.string().nullable(),
  /** The model's: looks of two models can't be compared. */
  version: z.string(),
})
export type SentFindings = z.output<typeof photoFindings>

/** For a photo, names only, each with its confidence, so that a screen can tick the certain ones. */
const photoOutput = z.object({
  ingredients: z.array(z.string()),
  details: z.array(seenIngredient),
  engine: z.string(),
  /** Missing in the answer of a connected model. */
  photo: photoFindings.optional(),
})
export type PhotoOutput = z.output<typeof photoOutput>

const arOutput = z.object({ ingredients: z.array(placedIngredient), engine: z.string() })
export type ArOutput = z.output<typeof arOutput>

/** With `mode: 'ar'` the ingredients have positions; otherwise it is a photo. */
export const visionOutput = z.union([photoOutput, arOutput])
