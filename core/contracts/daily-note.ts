import { z } from 'zod'
import * as strings from './strings.ts'
import { timeZone } from './time-zone.ts'

const NOTE_CHANNELS = ['mail', 'push'] as const
export type NoteChannel = (typeof NOTE_CHANNELS)[number]
/** Of the week: 0 is Sunday. */
export const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const
export const NOTE_HOUR = 16
/** Browsers of one user that get notifications; the oldest goes first. */
export const MAX_BROWSERS = 5

const MAX_ENDPOINT = 1000
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)

/** As a browser gives it. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(MAX_ENDPOINT),
  keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
})
export type PushSubscriptionInput = z.input<typeof subscription>

/** When and how a user is told what to use soon. */
export const dailyNote = z.object({
  channel: z.enum(NOTE_CHANNELS),
  hour: z.int().min(0).max(23),
  days: z
    .array(z.int().min(0).max(6))
    .min(1, strings.noteDaysMissing)
    .max(WEEK_DAYS.length)
    .transform((days) => [...new Set(days)].sort()),
  time_zone: timeZone,
})
export type DailyNote = z.output<typeof dailyNote>

export const dailyNoteInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status') }),
  z.object({ action: z.literal('off') }),
  /** `browser`: where notifications go; without one they go to those known already. */
  z.object({ action: z.literal('set'), note: dailyNote, browser: subscription.optional() }),
])
export type DailyNoteInput = z.input<typeof dailyNoteInput>

export const dailyNoteOutput = z.object({
  note: dailyNote.nullable(),
  /** Whether a mail server is set, and the address is confirmed. */
  can_mail: z.boolean(),
  /** The key that a browser subscribes with. */
  push_key: z.string(),
})
export type DailyNoteOutput = z.output<typeof dailyNoteOutput>
