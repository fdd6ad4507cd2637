import { z } from 'zod'

/** In percent of the picture, from its upper left corner. */
export interface Position {
  x: number
  y: number
  width: number
  height: number
}

export interface SeenIngredient {
  name: string
  confidence: number
  sure: boolean
}

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
export interface PlacedIngredient {
  name: string
  /** 0 to 1. */
  confidence: number
  /** In percent of the picture. */
  position: Position
}

/** For a photo, names alone; beside them what each is worth, so that a screen can tick the sure ones. */
export interface PhotoOutput {
  ingredients: string[]
  details: SeenIngredient[]
  engine: string
}

export interface ArOutput {
  ingredients: PlacedIngredient[]
  engine: string
}
