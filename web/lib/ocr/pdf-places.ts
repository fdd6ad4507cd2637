import type { Box } from '#core/paper/page-words.ts'

export type Matrix = [number, number, number, number, number, number]
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

interface Painted {
  /** Of the operator that paints it. */
  at: number
  /** In points; y grows upward, as in the file. */
  place: Box
}

const isMatrix = (args: unknown): args is Matrix =>
  Array.isArray(args) && args.length === 6 && args.every((one) => typeof one === 'number')

/** A picture fills the unit square of its coordinates. */
function boxOf(m: Matrix): Box {
  const [xs, ys] = [
    [m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]],
    [m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]],
  ]
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/** Where the operators of a page paint its pictures. */
export function placesOf(
  fnArray: readonly number[],
  argsArray: readonly unknown[][],
  ops: Record<string, number>,
): Painted[] {
  const painting = new Set([ops.paintImageMaskXObject, ops.paintImageXObject, ops.paintInlineImageXObject])
  const stack: Matrix[] = []
  let current: Matrix = [1, 0, 0, 1, 0, 0]
  const found: Painted[] = []
  for (const [at, op] of fnArray.entries()) {
    const args = argsArray[at]
    if (op === ops.save) stack.push(current)
    else if (op === ops.restore) current = stack.pop() ?? current
    else if (op === ops.transform && isMatrix(args)) current = times(current, args)
    else if (op === ops.paintFormXObjectBegin) {
      stack.push(current)
      if (isMatrix(args?.[0])) current = times(current, args[0])
    } else if (op === ops.paintFormXObjectEnd) current = stack.pop() ?? current
    else if (painting.has(op)) found.push({ at, place: boxOf(current) })
  }
  return found
}
