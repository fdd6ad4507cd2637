import type { Outbox } from '../outbox.ts'

/** What whoever writes a mail needs to know. */
export interface MailDesk {
  outbox: Outbox
  /** Links in mails start with it. */
  siteUrl: string
  /** Who reads what people write to us. */
  contactEmail: string
}
