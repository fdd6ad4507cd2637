import type { Sql } from '../../lib/sql.ts'
import type { Mailer } from './mailer.ts'

/** Dependencies of the account rules. */
export interface AccountServices {
  sql: Sql
  mailer: Mailer
  siteUrl: string
  requireConfirmation: boolean
}
