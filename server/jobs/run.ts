import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'
import { deleteDueAccounts } from './delete-accounts.ts'
import type { Job } from './job.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { sweepFiles } from './sweep-files.ts'
import { sweepMails } from './sweep-mails.ts'
import { sweepOwnRecipes } from './sweep-own-recipes.ts'
import { sweepPantry } from './sweep-pantry.ts'
import { sweepPlans } from './sweep-plans.ts'
import { sweepRealtime } from './sweep-realtime.ts'
import { sweepScrapes } from './sweep-scrapes.ts'

export const JOBS: readonly Job[] = [
  { name: 'delete accounts', run: deleteDueAccounts },
  { name: 'sweep mails', run: sweepMails },
  { name: 'sweep scrapes', run: sweepScrapes },
  { name: 'sweep realtime', run: sweepRealtime },
  ...sweepAccounts(),
  ...sweepOwnRecipes(),
  ...sweepPantry(),
  ...sweepPlans(),
  ...sweepFiles(),
]

const JOBS_LOCK = 7_350_113

/** Each job queries the database for what is due, so a server that was suspended misses nothing. One replica at a time. */
export async function runJobs(sql: Sql, log: Log, jobs: readonly Job[] = JOBS): Promise<void> {
  await sql.begin(async (tx) => {
    const [lock] = await tx`select pg_try_advisory_xact_lock(${JOBS_LOCK}) as mine`
    if (!lock?.mine) return
    for (const { name, run } of jobs) {
      try {
        const done = await run(sql, log)
        if (done > 0) log.info('job done', { job: name, done })
      } catch (error) {
        log.error('job failed', { job: name, error: describeError(error) })
      }
    }
  })
}
