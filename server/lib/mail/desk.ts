import type { Outbox } from '../outbox.ts'

/** What code that sends mail needs to know. */
export interface MailDesk {
  outbox: Outbox
  /** The base URL of links in mails. */
  siteUrl: string
  /** The recipient of contact messages. */
  contactEmail: string
}
