/**
 * The driver notes where a failed query came from, and for one given as plain text it keeps that note for ever: a caller
 * whose queries fail would fill the memory.
 */
export const withoutOrigin = <T extends object>(query: T): T =>
  Object.defineProperty(query, 'origin', { value: '' })
