import { type ContactOutput, contactInput, contactOutput } from '#core/contracts/contact.ts'
import { writeLetter } from '../../lib/mail/letter.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'

/** Stores a message from the contact form, and mails it to the support address. */
export const contact = defineFunction({
  input: contactInput,
  output: contactOutput,
  limit: LIMITS.contact,
  bodyLimit: 64 * 1024,
  handler: async ({ input, db, user, mail, log }) => {
    const answer: ContactOutput = { sent: true }
    if (input.website?.trim()) {
      log.info('contact form submitted by a bot')
      return answer
    }
    const { name, email, subject, message } = input
    await db`insert into contact_messages ${db({ name, email, subject, message, user_id: user?.id ?? null })}`
    // A subject is a single line: strip line breaks.
    const line = subject.replace(/\s+/g, ' ')
    await mail.outbox.send({
      to: mail.contactEmail || strings.operatorRecipient,
      replyTo: email,
      subject: strings.contactMailSubject(line),
      ...writeLetter({ title: line, paragraphs: [message], note: strings.contactMailNote(name, email) }),
    })
    return answer
  },
})
