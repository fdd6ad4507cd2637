import { z } from 'zod'

/** No input: the day determines the tips. Anything a client sends is ignored. */
export const getDailyTipsInput = z.unknown()

export const getDailyTipsOutput = z.object({ tips: z.array(z.string()) })
export type GetDailyTipsOutput = z.output<typeof getDailyTipsOutput>
