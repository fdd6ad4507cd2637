/** Limits of one request. Generous for users and client libraries, but finite. */
export const REST_LIMITS = {
  /** Rows per response; also the maximum of an embedded list. */
  rows: 1000,
  /** Bytes per response, before compression. */
  answerBytes: 8 * 1024 * 1024,
  /** Characters of the query string; Node's own limit on headers is 16 kB. */
  queryChars: 15_000,
  /** Columns and embedded tables in all select lists together. */
  selectItems: 100,
  embedDepth: 3,
  embeds: 8,
  /** Filters, counting each part of an and/or. */
  filters: 100,
  filterDepth: 8,
  /** Values per `in` list. */
  values: 1000,
  orderTerms: 8,
  jsonSteps: 8,
  /** Characters of a regular expression. */
  patternChars: 100,
  /** Characters of a full-text search, and how many of them may be operators. */
  searchChars: 500,
  searchSigns: 30,
  /** Rows per write. */
  bodyRows: 1000,
  nameChars: 63,
  offset: 1_000_000_000,
} as const

/** Statement timeout, by role. */
export const STATEMENT_MS = { anon: 5000, authenticated: 8000, service_role: 30_000 } as const

export type Role = keyof typeof STATEMENT_MS
