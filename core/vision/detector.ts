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
    size: z.number().int().positive(),
    /** The picture keeps its aspect ratio, is centered, and the rest is filled with this value (0..255). */
    fill: z.number(),
    /** Each channel value v (0..255, RGB order, planes one after another) becomes v * scale + offset. */
    scale: z.number(),
    offset: z.number(),
  }),
  outputs: z.object({ image: z.string(), scores: z.string(), boxes: z.string() }),
  /** A class's evidence in the whole picture: its logit, plus this share of its best box's (never below the floor). */
  evidence: z.object({ boxShare: z.number().min(0), boxFloor: z.number() }),
  strides: z.array(z.number().int().positive()).min(1),
  nms: z.object({ iou: z.number(), limit: z.number().int().positive() }),
  /** `first`: below this for the strongest name nothing is named, as the picture may show no food at all. */
  thresholds: z.object({ image: Thresholds.extend({ first: z.number().min(0).max(1) }), box: Thresholds }),
  classes: z.array(DetectorClass).min(1),
})
export type DetectorModel = z.infer<typeof DetectorModelSchema>

/**
 * The three raw tensors. `image`: one logit per class, then one for "none of these". `scores`: cells × classes.
 * `boxes`: cells × 4, distances from the cell's center to left, top, right, bottom in input pixels.
 * Cells run through the strides in order, row by row.
 */
export interface DetectorOutputs {
  image: Float32Array
  scores: Float32Array
  boxes: Float32Array
}

export interface Detection {
  name: string
  /** 0..1: of detections with confidence c, about c are right. */
  confidence: number
  /** Above the threshold at which it is accepted without asking. */
  sure: boolean
  position: Position
}

export interface PictureSize {
  width: number
  height: number
}
