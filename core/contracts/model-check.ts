import { z } from 'zod'

export const modelCheckInput = z.object({ access_code: z.string().trim().max(200) })
export type ModelCheckInput = z.input<typeof modelCheckInput>

const modelTask = z.object({
  task: z.enum(['streamed answer', 'standing limit', 'structured answer', 'picture']),
  outcome: z.enum(['works', 'fails', 'not set']),
  /** Time to the last chunk, and to the first one if streamed. */
  ms: z.number().optional(),
  firstMs: z.number().optional(),
  /** The response, or the error. */
  note: z.string(),
})
export type ModelTask = z.output<typeof modelTask>

export const modelCheckOutput = z.object({
  model: z.string().nullable(),
  visionModel: z.string().nullable(),
  tasks: z.array(modelTask),
  /** Who currently answers in each part of the product. */
  features: z.array(z.object({ feature: z.string(), engine: z.string() })),
})
export type ModelCheckOutput = z.output<typeof modelCheckOutput>
