import type { Point } from '#web/lib/codes/code-messages.ts'

/** All bars look alike: what tells packs apart is around them. */
const ROOM = 1.8

/** The square around corners in shares of a picture, with room, in its pixels. It stays inside the picture. */
export function squareAround(
  corners: readonly Point[],
  { width, height }: { width: number; height: number },
) {
  const xs = corners.map(({ x }) => x * width)
  const ys = corners.map(({ y }) => y * height)
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = Math.min(width, height, Math.max(1, maxX - minX, maxY - minY) * ROOM)
  const within = (middle: number, length: number) => Math.min(length - side, Math.max(0, middle - side / 2))
  return { left: within((minX + maxX) / 2, width), top: within((minY + maxY) / 2, height), side }
}
