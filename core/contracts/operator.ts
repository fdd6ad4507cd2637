import { z } from 'zod'

/** The access code for the operator tools; all their functions require it. */
export const accessCode = z.string().trim().min(1).max(200)

/** Body of operator-access: is the code valid? 200 or 403. Also of operator-status, which takes nothing else. */
export const operatorAccessInput = z.object({ access_code: accessCode })
export type OperatorAccessInput = z.input<typeof operatorAccessInput>

export const operatorAccessOutput = z.object({ granted: z.literal(true) })
export type OperatorAccessOutput = z.output<typeof operatorAccessOutput>

/** Response of operator-status: what the System Debugging panel shows. */
export const operatorStatusOutput = z.object({
  version: z.string(),
  uptimeSeconds: z.number(),
  memoryMegabytes: z.number(),
  database: z.object({
    version: z.string(),
    megabytes: z.number(),
    connections: z.number(),
    tables: z.array(z.object({ name: z.string(), rows: z.number(), megabytes: z.number() })),
    /** Empty, with the reason, if the database doesn't collect statement statistics. */
    slowest: z.array(z.object({ statement: z.string(), calls: z.number(), meanMs: z.number() })),
    slowestNote: z.string().nullable(),
  }),
  index: z.object({ recipes: z.number(), megabytes: z.number().nullable() }),
  jobs: z.object({
    pending: z.number(),
    running: z.number(),
    paused: z.number(),
    failedPages: z.number(),
  }),
  mails: z.object({ waiting: z.number(), failed: z.number() }),
  errors: z.array(z.object({ at: z.string(), message: z.string() })),
})
export type OperatorStatus = z.output<typeof operatorStatusOutput>
