import { SITES } from '#content/scraping/catalogue.ts'
import { scrapeOutput } from '#core/contracts/scrape-results.ts'
import { scrapeInput } from '#core/contracts/scraping.ts'
import { badRequest } from '../../errors.ts'
import { planOf } from '../../scraping/jobs/plan.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'
import { runPlan } from './answer.ts'

/** A pasted page, plus the overhead of JSON. */
const MAX_BODY = 8 * 1024 * 1024

/** For operators: scrapes recipes from pages and sites, in any mode. */
export const recipeScraper = defineFunction({
  input: scrapeInput,
  output: scrapeOutput,
  headers: NO_STORE,
  bodyLimit: MAX_BODY,
  handler: async (ctx) => {
    await ctx.requireOperator(ctx.input.access_code)
    const plan = planOf(ctx.input, SITES)
    if (plan.pages.length === 0) throw badRequest(strings.noSiteChosen)
    return runPlan(plan, ctx.input.wait, ctx)
  },
})
