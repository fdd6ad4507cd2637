import { tipsOfTheDay } from '#content/tips/of-the-day.ts'
import { type GetDailyTipsOutput, getDailyTipsInput } from '#core/contracts/get-daily-tips.ts'
import { defineFunction } from '../definition.ts'

export const getDailyTips = defineFunction({
  input: getDailyTipsInput,
  handler: () => Response.json({ tips: tipsOfTheDay(new Date()) } satisfies GetDailyTipsOutput),
})
