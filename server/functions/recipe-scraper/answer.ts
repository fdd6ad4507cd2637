import type { ScrapeAnswer } from '#core/contracts/scrape-results.ts'
import type { Plan } from '../../scraping/jobs/plan.ts'
import type { FunctionContext } from '../definition.ts'

const NO_MODEL = 'No language model is set up, so our own rules filled in what they could.'
const GOES_ON = 'The job continues in the background. Follow it by its id.'

/** Starts the job and waits for its results, unless the caller prefers to watch. A disconnect does not stop it. */
export async function runPlan(
  plan: Plan,
  wait: boolean,
  { scraping, model, signal }: Pick<FunctionContext<unknown>, 'scraping' | 'model' | 'signal'>,
): Promise<ScrapeAnswer> {
  const job_id = await scraping.start(plan, plan.settings.enhance && !model ? NO_MODEL : undefined)
  const message = async () => (await scraping.message(job_id)) ?? undefined
  if (!wait) return { job_id, message: await message() }
  if (!(await scraping.finished(job_id, signal))) return { job_id, message: GOES_ON }
  return { job_id, results: await scraping.results(job_id), message: await message() }
}
