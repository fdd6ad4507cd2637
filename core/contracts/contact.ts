import { z } from 'zod'

export const CONTACT_LIMITS = { name: 200, email: 320, subject: 300, message: 10_000 }

const text = (field: keyof typeof CONTACT_LIMITS, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(CONTACT_LIMITS[field], `Please keep this under ${CONTACT_LIMITS[field]} characters.`)

export const contactInput = z.object({
  name: text('name', 'Please enter your name.'),
  email: text('email', 'Please enter your email address.').pipe(
    z.email('Please enter a valid email address.'),
  ),
  subject: text('subject', 'Please enter a subject.'),
  message: text('message', 'Please enter a message.'),
  /** Honeypot: a hidden field. If it is filled in, the sender is a bot, and gets a friendly answer and nothing else. */
  website: z.string().max(2000).optional(),
})
export type ContactInput = z.input<typeof contactInput>

export const contactOutput = z.object({ sent: z.literal(true) })
export type ContactOutput = z.output<typeof contactOutput>
