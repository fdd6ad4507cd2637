import type { Sql } from '../../lib/sql.ts'
import type { Mailer } from './mailer.ts'

/** What the rules of accounts work with. */
export interface AccountServices {
  sql: Sql
  mailer: Mailer
  siteUrl: string
  requireConfirmation: boolean
}
