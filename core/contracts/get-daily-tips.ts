import { z } from 'zod'

/** Nothing is asked: the day decides. Whatever a client sends along is ignored. */
export const getDailyTipsInput = z.unknown()

export const getDailyTipsOutput = z.object({ tips: z.array(z.string()) })
export type GetDailyTipsOutput = z.output<typeof getDailyTipsOutput>
