import type { Sql } from '../../lib/sql.ts'
import { storableJson } from '../store/storable.ts'
import * as strings from '../strings.ts'
import { announce } from './notices.ts'
import type { Plan, PlannedPage } from './plan.ts'
import { settleJob } from './settle-job.ts'

/** Rows of the given pages. Invalid URLs and duplicates are marked as done, with the reason. */
function rowsOf(pages: PlannedPage[]) {
  const seen = new Set<string>()
  return pages.map(({ kind, given, address, most, html }) => {
    const key = address?.key ?? null
    const again = key !== null && seen.has(key)
    if (key !== null) seen.add(key)
    const wrong = !address && html === undefined
    return {
      kind,
      url: address?.url ?? given,
      host: address?.host ?? '',
      key: again ? null : key,
      twin: again ? key : null,
      most: most ?? null,
      html: html ?? null,
      state: wrong ? 'error' : again ? 'duplicate' : 'pending',
      reason: wrong ? 'address' : null,
      error: wrong ? strings.addressInvalid : null,
    }
  })
}

/** Inserts the job with all its pages atomically: no worker ever sees a partial job. */
export const createJob = (sql: Sql, plan: Plan, message?: string): Promise<string> =>
  sql.begin(async (work) => {
    const [job] = await work<{ id: string }[]>`
      insert into sous.scrape_jobs (mode, settings, concurrency, message, source_id)
      values (${plan.mode}, ${work.json({ ...plan.settings })}, ${plan.concurrency}, ${message ?? null},
        ${plan.sourceId ?? null}) returning id`
    const id = job?.id ?? ''
    await work`
      insert into sous.scrape_pages (job_id, kind, url, host, key, twin, most, html, state, reason, error)
      select ${id}, * from jsonb_to_recordset(${work.json(storableJson(rowsOf(plan.pages)))}) as page
        (kind text, url text, host text, key text, twin text, most integer, html text, state text, reason text, error text)`
    await Promise.all(settleJob(work, id))
    await announce(work, 'work', id)
    return id
  })
