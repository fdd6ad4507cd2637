import type { Outbox } from '../outbox.ts'

/** What code that sends mail needs to know. */
export interface MailDesk {
  outbox: Outbox
  /** The base URL of links in mails. */
  siteUrl: string
  /** The recipient of contact messages; empty: they stay in the outbox, for the operator to read. */
  contactEmail: string
}
