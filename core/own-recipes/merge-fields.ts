import { same } from '../text/same.ts'

/**
 * Merges two edits of one record, field by field. A field that both changed is this device's: the other device's save
 * is a kept version by then. `lost` names those fields.
 *
 * `sent` is what this device sent without an answer. It may have been stored, so a field that was changed back since
 * then counts as changed too.
 */
export function mergeFields<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
  sent: Content = base,
): { merged: Content; lost: (keyof Content)[] } {
  const merged = { ...theirs }
  const lost: (keyof Content)[] = []
  for (const field of Object.keys(mine) as (keyof Content)[]) {
    if (same(base[field], mine[field]) && same(sent[field], mine[field])) continue
    if (![base[field], sent[field], mine[field]].some((known) => same(known, theirs[field]))) lost.push(field)
    merged[field] = mine[field]
  }
  return { merged, lost }
}
