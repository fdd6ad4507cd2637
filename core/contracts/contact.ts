import { z } from 'zod'
import * as strings from './strings.ts'

export const CONTACT_LIMITS = { name: 200, email: 320, subject: 300, message: 10_000 }

const text = (field: keyof typeof CONTACT_LIMITS, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(CONTACT_LIMITS[field], strings.contactTooLong(CONTACT_LIMITS[field]))

export const contactInput = z.object({
  name: text('name', strings.contactNameMissing),
  email: text('email', strings.contactEmailMissing).pipe(z.email(strings.contactEmailInvalid)),
  subject: text('subject', strings.contactSubjectMissing),
  message: text('message', strings.contactMessageMissing),
  /** Honeypot: a hidden field. If it is filled in, the sender is a bot, and gets a friendly answer and nothing else. */
  website: z.string().max(2000).optional(),
})
export type ContactInput = z.input<typeof contactInput>

export const contactOutput = z.object({ sent: z.literal(true) })
export type ContactOutput = z.output<typeof contactOutput>
