import type { ScrapeAnswer } from '#core/contracts/scrape-results.ts'
import type { Plan } from '../../scraping/jobs/plan.ts'
import type { FunctionContext } from '../definition.ts'
import * as strings from '../strings.ts'

/** Starts the job and waits for its results, unless the caller prefers to watch. A disconnect does not stop it. */
export async function runPlan(
  plan: Plan,
  wait: boolean,
  { scraping, model, signal }: Pick<FunctionContext<unknown>, 'scraping' | 'model' | 'signal'>,
): Promise<ScrapeAnswer> {
  const job_id = await scraping.start(plan, plan.settings.enhance && !model ? strings.noModel : undefined)
  const message = async () => (await scraping.message(job_id)) ?? undefined
  if (!wait) return { job_id, message: await message() }
  if (!(await scraping.finished(job_id, signal))) return { job_id, message: strings.jobContinues }
  return { job_id, results: await scraping.results(job_id), message: await message() }
}
