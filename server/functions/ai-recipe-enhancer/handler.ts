import { enhanceOutput } from '#core/contracts/scrape-results.ts'
import { enhanceInput } from '#core/contracts/scraping.ts'
import { planOfEnhancement } from '../../scraping/jobs/plan.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import { runPlan } from '../recipe-scraper/answer.ts'

/** For operators: reads pages and fills in missing fields, using the page's own words. */
export const aiRecipeEnhancer = defineFunction({
  input: enhanceInput,
  output: enhanceOutput,
  headers: NO_STORE,
  handler: async (ctx) => {
    await ctx.requireOperator(ctx.input.access_code)
    const answer = await runPlan(planOfEnhancement(ctx.input), ctx.input.wait, ctx)
    // The response body is the results themselves, as callers of this function expect.
    return { ...answer.results, ...answer }
  },
})
