import { hasAmount } from '#core/recipes/reading/line-shapes.ts'

interface Row {
  left: string
  right: string
  /** Where the right column begins; -1 without one. */
  at: number
}

const GAP = /\S(\t+\s*| {3,})(?=\S)/
/** "2 cups", "250 g", "1/2": an amount without its ingredient. */
const BARE_AMOUNT = /^(?:about\s+)?[\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛.,/–-]*(?:\s?\p{L}{1,12}\.?)?$/u

function rowOf(line: string): Row {
  const gap = GAP.exec(line)
  if (!gap) {
    const indent = /^ */.exec(line)?.[0].length ?? 0
    return { left: line, right: '', at: indent > 12 && line.trim() !== '' ? -2 - indent : -1 }
  }
  const at = gap.index + 1 + (gap[1]?.length ?? 0)
  return { left: line.slice(0, gap.index + 1), right: line.slice(at), at }
}

const most = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).length * 2 > rows.length

/** The rows of a table: "flour    2 cups" becomes "2 cups flour". */
function asTable(rows: readonly Row[]): string[] | undefined {
  const split = rows.filter(({ at }) => at >= 0)
  if (most(split, ({ left }) => BARE_AMOUNT.test(left.trim())))
    return rows.map(({ left, right }) => `${left} ${right}`)
  if (most(split, ({ left, right }) => BARE_AMOUNT.test(right.trim()) && !hasAmount(left.trim())))
    return rows.map(({ left, right }) =>
      BARE_AMOUNT.test(right.trim()) ? `${right} ${left.trim()}` : `${left} ${right}`,
    )
  return undefined
}

/**
 * Two columns of a PDF come as lines with a gap: first all of the left one, then all of the right one. A table of
 * amounts and names is no text in columns: its rows stay together.
 */
export function inOneColumn(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf)
  const all = rows.flatMap(({ at }, line) => (at >= 0 ? [line] : []))
  // A header above the columns has its own gap elsewhere.
  const wide = all.map((line) => rows[line]?.at ?? 0).sort((a, b) => a - b)
  const middle = wide[wide.length >> 1] ?? 0
  const near = all.filter((line) => Math.abs((rows[line]?.at ?? 0) - middle) <= 3)
  const gaps =
    near.length >= 3 ? all.slice(all.indexOf(near[0] ?? 0), all.lastIndexOf(near.at(-1) ?? 0) + 1) : all
  const [first, last] = [gaps[0], gaps.at(-1)]
  if (gaps.length < 3 || first === undefined || last === undefined) return [...lines]
  const isLeft = (row: Row | undefined) =>
    row !== undefined && row.at === -1 && row.left.trim() !== '' && row.left.length < middle
  let end = last + 1
  // Where the right column is shorter, the left one goes on.
  while (isLeft(rows[end])) end++
  const block = rows.slice(first, end)
  const around = (columns: readonly string[]) => [...lines.slice(0, first), ...columns, ...lines.slice(end)]
  const table = asTable(block)
  if (table) return around(table)
  const starts = block.flatMap(({ at }) => (at >= 0 ? [at] : [])).sort((a, b) => a - b)
  const usual = starts[starts.length >> 1] as number
  const aligned = starts.filter((at) => Math.abs(at - usual) <= 3).length
  if (
    aligned * 3 < starts.length * 2 ||
    gaps.length * 2 < block.filter(({ left }) => left.trim() !== '').length
  )
    return [...lines]
  const left: string[] = []
  const right: string[] = []
  for (const row of block) {
    const isRight = row.at < -1 && -row.at - 2 >= usual - 3
    const [one, other] = isRight ? ['', row.left.trim()] : [row.left, row.right]
    const isBlank = one.trim() === '' && other === ''
    // A line that only the other column has leaves no gap here.
    if (one.trim() !== '' || isBlank) left.push(one)
    if (other !== '' || isBlank) right.push(other)
  }
  return around([...left, '', ...right, ''])
}
