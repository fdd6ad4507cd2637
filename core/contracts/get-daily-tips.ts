import { z } from 'zod'

/** Nothing is asked: the day decides. Whatever a client sends along is ignored. */
export const getDailyTipsInput = z.unknown()

export interface GetDailyTipsOutput {
  tips: string[]
}
