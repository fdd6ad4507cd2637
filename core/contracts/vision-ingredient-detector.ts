import { z } from 'zod'

/** In percent of the picture, from its upper left corner. */
const position = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Position = z.output<typeof position>

const seenIngredient = z.object({ name: z.string(), confidence: z.number(), sure: z.boolean() })
export type SeenIngredient = z.output<typeof seenIngredient>

/** What a picture may weigh; base64 makes a third more of it on the way. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024
export const TOO_HEAVY = 'A picture may have at most 12 MB.'
export const MAX_PICTURE_PIXELS = 50_000_000

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** A picture as a data URL, as the camera and the file chooser give it. */
const picture = z
  .string('Send the picture as a data URL.')
  .max(Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 100, TOO_HEAVY)
  .regex(DATA_URL, 'Send the picture as a data URL, such as data:image/jpeg;base64,…')

export const visionInput = z.object({
  image: picture,
  /** For a connected model; our own detector needs no words. */
  prompt: z.string().max(2000, 'A prompt has at most 2,000 characters.').default(''),
  mode: z.enum(['ar']).optional(),
  /** Who looks: our own detector, or the connected model. Left open, the model does where one is set. */
  engine: z.enum(['sous', 'model']).optional(),
})
export type VisionInput = z.input<typeof visionInput>

/** A thing in a camera's picture. */
const placedIngredient = z.object({
  name: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  /** In percent of the picture. */
  position,
})
export type PlacedIngredient = z.output<typeof placedIngredient>

/** For a photo, names alone; beside them what each is worth, so that a screen can tick the sure ones. */
const photoOutput = z.object({
  ingredients: z.array(z.string()),
  details: z.array(seenIngredient),
  engine: z.string(),
})
export type PhotoOutput = z.output<typeof photoOutput>

const arOutput = z.object({ ingredients: z.array(placedIngredient), engine: z.string() })
export type ArOutput = z.output<typeof arOutput>

/** With `mode: 'ar'` the ingredients have places; else it is a photo. */
export const visionOutput = z.union([photoOutput, arOutput])
