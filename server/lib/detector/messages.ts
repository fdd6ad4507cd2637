import type { Detection, PhotoFindings } from '#core/vision/detector.ts'

/** Messages to the detector's worker thread. */
export interface Look {
  id: number
  picture: Uint8Array
}

export interface Sight {
  photo: PhotoFindings
  detections: Detection[]
}

/** `unreadable`: the image is at fault; `failed`: we are. */
export type Looked =
  | { id: number; sight: Sight }
  | { id: number; unreadable: string }
  | { id: number; failed: string }
