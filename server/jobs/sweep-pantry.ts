import type { Sql } from '../lib/sql.ts'
import { inBatches, PACE, type Pace } from './batches.ts'
import type { Job } from './job.ts'

/** Habits need a year; how long food lasted before that says little. */
const KEPT_DAYS = 400
/** As long as a food that was out may come back by Undo, or a device may be away. */
const OUT_DAYS = 30

/** Events about food that is long gone. Those of what is there now stay, however old. */
export const sweepPantry = (pace: Pace = PACE): Job[] =>
  ['pantry_events', 'household_pantry_events'].map((log) => ({
    name: `sweep ${log.replaceAll('_', ' ')}`,
    run: (sql: Sql) =>
      inBatches(pace, async (limit) => {
        const [done] = await sql<{ count: number }[]>`select sous.trim_pantry(${log}, null,
          now() - ${KEPT_DAYS} * interval '1 day', now() - ${OUT_DAYS} * interval '1 day', ${limit}) as count`
        return { count: done?.count ?? 0 }
      }),
  }))
