import { z } from 'zod'

export const modelCheckInput = z.object({ access_code: z.string().trim().max(200) })
export type ModelCheckInput = z.input<typeof modelCheckInput>

const modelTask = z.object({
  task: z.enum(['streamed answer', 'structured answer', 'picture']),
  outcome: z.enum(['works', 'fails', 'not set']),
  /** Until the last piece, and until the first one where it comes in pieces. */
  ms: z.number().optional(),
  firstMs: z.number().optional(),
  /** What came back, or what went wrong. */
  note: z.string(),
})
export type ModelTask = z.output<typeof modelTask>

export const modelCheckOutput = z.object({
  model: z.string().nullable(),
  visionModel: z.string().nullable(),
  tasks: z.array(modelTask),
  /** Who answers in each part of the product, as things stand. */
  features: z.array(z.object({ feature: z.string(), engine: z.string() })),
})
export type ModelCheckOutput = z.output<typeof modelCheckOutput>
