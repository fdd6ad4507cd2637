import { writtenDates } from '../pantry/written-date.ts'

type Day = 'opened' | 'cooked' | 'bought' | 'frozen' | 'thawed' | 'from' | 'best_before'

/**
 * The days in "bought Monday, opened yesterday". `from`: nothing says what happened on it. Nothing happened on a day to
 * come: without a word, that is the date of the package.
 */
export function writtenSince(since: string | undefined, today: string): { readonly [day in Day]?: string } {
  const found: { [day in Day]?: string } = {}
  for (const { kind, day } of since ? writtenDates(since, today) : []) {
    if (day === undefined || kind === 'package') continue
    if (day <= today) found[kind === 'bare' ? 'from' : kind] = day
    else if (kind === 'bare') found.best_before = day
  }
  return found
}
