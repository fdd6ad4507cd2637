/**
 * A backup is what `pg_dump --data-only` writes, gzipped: COPY blocks as plain text. psql can load it into a migrated
 * database, as can our own restore. Two comments frame it: a header that identifies it and a footer that marks it complete.
 */
export const HEAD = '-- Sous backup '
export const FOOT = '-- Sous backup ends '

export interface BackupHead {
  format: 1
  version: string
  made_at: string
  /** The schema version that the rows match. */
  migrations: string[]
}

export interface BackupFoot {
  rows: Record<string, number>
}

export class BackupError extends Error {}

/** The only statements that a backup may contain; a file with anything else isn't one of ours. */
const NAME = String.raw`(?:"(?:[^"]|"")+"|[a-z_][\w$]*)\.(?:"(?:[^"]|"")+"|[a-z_][\w$]*)`
const COLUMN = String.raw`(?:"(?:[^"]|"")+"|[a-z_][\w$]*)`
export const COPY = new RegExp(`^COPY (${NAME}) \\((${COLUMN}(?:, ${COLUMN})*)\\) FROM stdin;$`)
export const STATEMENT = new RegExp(
  `^(?:SET LOCAL [a-z_]+ = '?[\\w-]+'?|TRUNCATE ${NAME}(?:, ${NAME})*|SELECT pg_catalog\\.setval\\('${NAME}', \\d+, (?:true|false)\\));$`,
)
