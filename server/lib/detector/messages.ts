import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import type { Detection } from '#core/vision/detector.ts'

/** What is handed to the thread that looks at pictures. */
export interface Look {
  id: number
  picture: Uint8Array
}

export interface Sight {
  ingredients: SeenIngredient[]
  detections: Detection[]
}

/** `unreadable`: the fault is the picture's; `failed`: it is ours. */
export type Looked =
  | { id: number; sight: Sight }
  | { id: number; unreadable: string }
  | { id: number; failed: string }
