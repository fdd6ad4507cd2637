/** Left, top, right, bottom, all in the same unit. */
export type Corners = readonly [left: number, top: number, right: number, bottom: number]

export function overlap(a: Corners, b: Corners): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const both = width * height
  return both / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - both)
}

/**
 * The strongest boxes, at most `limit`, none overlapping a stronger one by more than `iou`. Classes share one
 * list: two names for the same object would be a contradiction on the screen.
 */
export function suppress<T extends { confidence: number; corners: Corners }>(
  found: readonly T[],
  iou: number,
  limit: number,
): T[] {
  const kept: T[] = []
  for (const one of [...found].sort((a, b) => b.confidence - a.confidence)) {
    if (kept.length >= limit) break
    if (kept.every((other) => overlap(one.corners, other.corners) <= iou)) kept.push(one)
  }
  return kept
}
