import type { Detection, DetectorModel, PhotoFindings } from '#core/vision/detector.ts'

/** Messages from the page to the detector's worker: a photo in full, or a frame of the camera, where speed counts more. */
export type ToWorker =
  | { type: 'open'; model: DetectorModel; bytes: ArrayBuffer }
  | { type: 'look' | 'watch'; id: number; picture: ImageBitmap }

/** What a frame shows, and the model that says so. */
export interface Watched {
  detections: Detection[]
  version: string
}

export type FromWorker =
  | { type: 'opened'; engine: 'webgpu' | 'wasm' }
  | { type: 'failed'; reason: string }
  | { type: 'looked'; id: number; seen: PhotoFindings | Watched }
  | { type: 'blind'; id: number; reason: string }
