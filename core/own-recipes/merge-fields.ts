const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two edits of one record, field by field. A field that both changed is this device's: the other device's save
 * is a kept version by then. `lost` names those fields.
 */
export function mergeFields<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): { merged: Content; lost: (keyof Content)[] } {
  const merged = { ...theirs }
  const lost: (keyof Content)[] = []
  for (const field of Object.keys(mine) as (keyof Content)[]) {
    if (same(base[field], mine[field])) continue
    if (!same(base[field], theirs[field]) && !same(mine[field], theirs[field])) lost.push(field)
    merged[field] = mine[field]
  }
  return { merged, lost }
}
