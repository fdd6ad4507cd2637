import { tipsOfTheDay } from '#content/tips/of-the-day.ts'
import { getDailyTipsInput, getDailyTipsOutput } from '#core/contracts/get-daily-tips.ts'
import { defineFunction } from '../definition.ts'

export const getDailyTips = defineFunction({
  input: getDailyTipsInput,
  output: getDailyTipsOutput,
  handler: () => ({ tips: tipsOfTheDay(new Date()) }),
})
