/** What one request may ask for. Generous for people and client libraries, an end for everything else. */
export const REST_LIMITS = {
  /** Rows of one answer; also what an embedded list holds at most. */
  rows: 1000,
  /** Bytes of one answer, before compression. */
  answerBytes: 8 * 1024 * 1024,
  /** Characters of the query string; Node's own limit on headers is 16 kB. */
  queryChars: 15_000,
  /** Columns and embedded tables in all select lists together. */
  selectItems: 100,
  embedDepth: 3,
  embeds: 8,
  /** Filters, each part of an and/or counted. */
  filters: 100,
  filterDepth: 8,
  /** Values of one `in` list. */
  values: 1000,
  orderTerms: 8,
  jsonSteps: 8,
  /** Characters of a regular expression. */
  patternChars: 100,
  /** Characters of a full-text search, and how many of them may be operators. */
  searchChars: 500,
  searchSigns: 30,
  /** Rows in one write. */
  bodyRows: 1000,
  nameChars: 63,
  offset: 1_000_000_000,
} as const

/** How long a statement may run, by the role that asks. */
export const STATEMENT_MS = { anon: 5000, authenticated: 8000, service_role: 30_000 } as const

export type Role = keyof typeof STATEMENT_MS
