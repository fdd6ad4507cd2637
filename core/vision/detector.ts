import { z } from 'zod'
import type { Position } from '../contracts/vision-ingredient-detector.ts'

/** A linear map from a raw logit to a calibrated one: sigmoid(logit / temperature + bias) is a probability. */
const Calibration = z.object({ temperature: z.number().positive(), bias: z.number() })

const DetectorClass = z.object({
  /** The pantry vocabulary's name, or the photo set's if the vocabulary has none. */
  name: z.string().min(1),
  /** False: the class helps to distinguish others but is never shown (too weak, or not in the vocabulary). */
  shipped: z.boolean(),
  image: Calibration,
  box: Calibration,
})

/** Two display thresholds: `confident` is accepted without asking, `likely` is offered to the user to confirm. */
const Thresholds = z.object({ confident: z.number().min(0).max(1), likely: z.number().min(0).max(1) })

/** vision/model/sous-detector.json: everything needed to run the model and decode its output. */
export const DetectorModelSchema = z.object({
  name: z.string(),
  /** First 12 hex digits of the SHA-256 of the .onnx file. */
  version: z.string().regex(/^[0-9a-f]{12}$/),
  input: z.object({
    name: z.string(),
    /** For a photo. The network takes any multiple of 32. */
    size: z.number().int().positive(),
    /** For a camera's frame, where speed counts more. */
    live: z.number().int().positive(),
    /** The picture keeps its aspect ratio, is centered, and the rest is filled with this value (0..255). */
    fill: z.number(),
    /** Each channel value v (0..255, RGB order, planes one after another) becomes v * scale + offset. */
    scale: z.number(),
    offset: z.number(),
  }),
  outputs: z.object({ image: z.string(), scores: z.string(), boxes: z.string(), looks: z.string() }),
  /** A class's evidence in the whole picture: its logit, plus this share of its best box's (never below the floor). */
  evidence: z.object({ boxShare: z.number().min(0), boxFloor: z.number() }),
  strides: z.array(z.number().int().positive()).min(1),
  nms: z.object({ iou: z.number(), limit: z.number().int().positive() }),
  /**
   * `first`: below this for the strongest name nothing is named, as the picture may show no food at all. `placed`: a name
   * whose best box is at least this confident gets its position.
   */
  thresholds: z.object({
    image: Thresholds.extend({ first: z.number().min(0).max(1) }),
    box: Thresholds.extend({ placed: z.number().min(0).max(1) }),
  }),
  /** The most names for one photo, and the overlap from which two names are for the same thing. */
  findings: z.object({ limit: z.number().int().positive(), same: z.number().min(0).max(1) }),
  classes: z.array(DetectorClass).min(1),
})
export type DetectorModel = z.infer<typeof DetectorModelSchema>

/**
 * The raw tensors. `image`: one logit per class, then one for "none of these". `scores`: cells × classes.
 * `boxes`: cells × 4, distances from the cell's center to left, top, right, bottom in input pixels.
 * Cells run through the strides in order, row by row. `looks`: planes of numbers that describe each cell at stride 32.
 */
export interface DetectorOutputs {
  image: Float32Array
  scores: Float32Array
  boxes: Float32Array
  looks?: Float32Array
}

export interface Detection {
  name: string
  /** 0..1: of detections with confidence c, about c are right. */
  confidence: number
  /** Above the threshold at which it is accepted without asking. */
  sure: boolean
  position: Position
  /** What the object looks like, unit length, where the network says it. */
  vector?: Float32Array
}

export interface Guess {
  name: string
  confidence: number
}

/** One thing in a photo, under its most likely name. */
export interface Finding extends Guess {
  sure: boolean
  /** The next most likely names for the same thing, at most two. */
  others: Guess[]
  /** The crop it was named from; null if it was named from the whole photo. */
  position: Position | null
  /** What the crop looks like, unit length: similar things have a dot product near 1. */
  vector: Float32Array | null
}

export interface PhotoFindings {
  /** At most eight, the surest first. */
  findings: Finding[]
  /** The three most likely names of the whole photo, for when nothing was found. */
  nearest: Guess[]
  /** What the whole photo looks like, unit length. */
  vector: Float32Array | null
  /** The model's: vectors of different models can't be compared. */
  version: string
}

export interface PictureSize {
  width: number
  height: number
}
