import { type OperatorStatus, operatorAccessInput, operatorStatusOutput } from '#core/contracts/operator.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import { databaseFacts } from './database-facts.ts'

/** For operators: the health of this server and its database. */
export const operatorStatus = defineFunction({
  input: operatorAccessInput,
  output: operatorStatusOutput,
  headers: NO_STORE,
  handler: async ({ input, db, recipes, version, log, requireOperator }) => {
    await requireOperator(input.access_code)
    const [database, [jobs], [mails]] = await Promise.all([
      databaseFacts(db),
      db<OperatorStatus['jobs'][]>`
        select (select count(*)::int from sous.scrape_pages p join sous.scrape_jobs j on j.id = p.job_id
            where p.state = 'pending' and j.status = 'running') as pending,
          count(*) filter (where status = 'running')::int as running,
          count(*) filter (where status = 'paused')::int as paused,
          (select count(*)::int from sous.scrape_pages where state = 'error') as "failedPages"
        from sous.scrape_jobs`,
      db<OperatorStatus['mails'][]>`
        select count(*) filter (where sent_at is null and gave_up_at is null)::int as waiting,
          count(*) filter (where gave_up_at is not null)::int as failed from sous.mail_outbox`,
    ])
    return {
      version,
      uptimeSeconds: Math.round(process.uptime()),
      memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      database,
      index: { recipes: recipes.current().size, megabytes: null },
      jobs: jobs ?? { pending: 0, running: 0, paused: 0, failedPages: 0 },
      mails: mails ?? { waiting: 0, failed: 0 },
      errors: log.recent(),
    }
  },
})
