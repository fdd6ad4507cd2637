import type { Ink } from './ink.ts'

interface TextRow {
  from: number
  to: number
}

export function inkByRow({ width, height, data }: Ink, left = 0, right = width): Float32Array {
  const rows = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = left; x < right; x++) sum += data[y * width + x] as number
    rows[y] = sum
  }
  return rows
}

/** The bodies of lines, without ascenders and descenders. */
export function textRows(rows: Float32Array): TextRow[] {
  const out: TextRow[] = []
  const reach = 25
  let from = -1
  for (let y = 0; y <= rows.length; y++) {
    let most = 0
    for (let v = Math.max(0, y - reach); v < Math.min(rows.length, y + reach); v++)
      most = Math.max(most, rows[v] as number)
    const isBody = y < rows.length && most > 4 && (rows[y] as number) > 0.45 * most
    if (isBody && from < 0) from = y
    if (!isBody && from >= 0) {
      if (y - from >= 3 && y - from <= 40) out.push({ from, to: y })
      from = -1
    }
  }
  return out
}

/** Latin letters reach up more often than down. Undefined if that can't be told. */
export function isUpsideDown(ink: Ink): boolean | undefined {
  const rows = inkByRow(ink)
  let [above, below] = [0, 0]
  const found = textRows(rows)
  for (const { from, to } of found) {
    const reach = Math.max(2, Math.round((to - from) * 0.5))
    for (let by = 1; by <= reach; by++) {
      above += rows[from - 1 - by] ?? 0
      below += rows[to + by] ?? 0
    }
  }
  if (found.length < 3 || above + below === 0) return undefined
  const share = above / (above + below)
  return share > 0.56 ? false : share < 0.44 ? true : undefined
}
