/**
 * The driver records where a failed query came from, and retains that record forever for queries passed as plain text: a
 * caller whose queries fail would exhaust the memory.
 */
export const withoutOrigin = <T extends object>(query: T): T =>
  Object.defineProperty(query, 'origin', { value: '' })
