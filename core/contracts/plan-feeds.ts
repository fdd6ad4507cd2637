import { z } from 'zod'
import { MAX_PLAN_FEEDS, MEAL_SLOTS } from './planning-limits.ts'
import * as strings from './strings.ts'
import { timeZone } from './time-zone.ts'

/** HH:MM by slot; meals without a time are for the day. */
const times = z.partialRecord(
  z.enum(MEAL_SLOTS),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, strings.timeOfDayInvalid),
)

/** An address that calendars read the plan at. Its secret is in the answer that made it, and nowhere else. */
export const planFeed = z.object({
  id: z.string(),
  time_zone: z.string(),
  times,
  created_at: z.string(),
  /** To the hour; null until a calendar reads it. */
  read_at: z.string().nullable(),
})
export type PlanFeed = z.output<typeof planFeed>

const shown = { time_zone: timeZone, times }

/** Function plan-feeds, for signed-in users. */
export const planFeedsInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('create'), ...shown }),
  z.strictObject({ action: z.literal('change'), id: z.uuid(), ...shown }),
  z.strictObject({ action: z.literal('revoke'), id: z.uuid() }),
])
export type PlanFeedsInput = z.input<typeof planFeedsInput>

export const planFeedsOutput = z.object({
  feeds: z.array(planFeed).max(MAX_PLAN_FEEDS),
  /** The path of the new one, with its secret. */
  path: z.string().optional(),
})
export type PlanFeedsOutput = z.output<typeof planFeedsOutput>
