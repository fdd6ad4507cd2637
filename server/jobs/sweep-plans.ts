import type { Sql } from '../lib/sql.ts'
import { inBatches, PACE, type Pace } from './batches.ts'
import type { Job } from './job.ts'

/** Last year's weeks can be looked up; what is older says little. */
const KEPT_DAYS = 400

/** Meals that were planned long ago. */
export const sweepPlans = (pace: Pace = PACE): Job[] =>
  ['plan_meals', 'household_plan_meals'].map((table) => ({
    name: `sweep ${table.replaceAll('_', ' ')}`,
    run: (sql: Sql) =>
      inBatches(
        pace,
        (limit) => sql`delete from ${sql(table)} where ctid in (
          select ctid from ${sql(table)} where date < current_date - ${KEPT_DAYS}::int
          limit ${limit} for update skip locked)`,
      ),
  }))
