import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import type { Detection, DetectorModel } from '#core/vision/detector.ts'

/** Messages from the page to the detector's worker. */
export type ToWorker =
  | { type: 'open'; model: DetectorModel; bytes: ArrayBuffer }
  | { type: 'look'; id: number; frame: ImageBitmap }

export interface Sight {
  ingredients: SeenIngredient[]
  detections: Detection[]
}

export type FromWorker =
  | { type: 'opened'; engine: 'webgpu' | 'wasm' }
  | { type: 'failed'; reason: string }
  | { type: 'looked'; id: number; sight: Sight }
  | { type: 'blind'; id: number; reason: string }
