import { z } from 'zod'

export const modelCheckInput = z.object({ access_code: z.string().trim().max(200) })
export type ModelCheckInput = z.input<typeof modelCheckInput>

export interface ModelTask {
  task: 'streamed answer' | 'structured answer' | 'picture'
  outcome: 'works' | 'fails' | 'not set'
  /** Until the last piece, and until the first one where it comes in pieces. */
  ms?: number
  firstMs?: number
  /** What came back, or what went wrong. */
  note: string
}

export interface ModelCheckOutput {
  model: string | null
  visionModel: string | null
  tasks: ModelTask[]
  /** Who answers in each part of the product, as things stand. */
  features: { feature: string; engine: string }[]
}
