/**
 * A backup is what `pg_dump --data-only` writes, gzipped: COPY blocks as plain text. A migrated database takes it by
 * psql as well as by our own restore. Two comments of ours frame it: what it is, and that it is whole.
 */
export const HEAD = '-- Sous backup '
export const FOOT = '-- Sous backup ends '

export interface BackupHead {
  format: 1
  version: string
  made_at: string
  /** The schema that the rows fit. */
  migrations: string[]
}

export interface BackupFoot {
  rows: Record<string, number>
}

export class BackupError extends Error {}

/** The only statements that a backup may hold; a file that says anything else is not ours. */
const NAME = String.raw`(?:"(?:[^"]|"")+"|[a-z_][\w$]*)\.(?:"(?:[^"]|"")+"|[a-z_][\w$]*)`
const COLUMN = String.raw`(?:"(?:[^"]|"")+"|[a-z_][\w$]*)`
export const COPY = new RegExp(`^COPY (${NAME}) \\((${COLUMN}(?:, ${COLUMN})*)\\) FROM stdin;$`)
export const STATEMENT = new RegExp(
  `^(?:SET LOCAL [a-z_]+ = '?[\\w-]+'?|TRUNCATE ${NAME}(?:, ${NAME})*|SELECT pg_catalog\\.setval\\('${NAME}', \\d+, (?:true|false)\\));$`,
)
