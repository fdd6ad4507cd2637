export interface ReadText {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
}

export interface Score {
  title: number
  ingredients: number
  steps: number
  /** Character errors, as a share of the printed characters. */
  errors: number
}

const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }

const plain = (text: string) =>
  text
    .replace(
      /(\d)?\s?([½¼¾⅓⅔])/g,
      (_, whole: string | undefined, sign: string) => `${whole ? `${whole} ` : ''}${FRACTIONS[sign]}`,
    )
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

export function editsBetween(a: string, b: string): number {
  let last = Uint32Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint32Array(b.length + 1)
    row[0] = i
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    last = row
  }
  return last[b.length] as number
}

const likeness = (a: string, b: string) => {
  const [x, y] = [plain(a), plain(b)]
  const longer = Math.max(x.length, y.length)
  return longer === 0 ? 1 : 1 - editsBetween(x, y) / longer
}

/** A line counts as read where at most a twelfth of its letters differ. */
const SAME = 0.92

function f1(read: readonly string[], printed: readonly string[]): number {
  const left = [...read]
  let hits = 0
  for (const line of printed) {
    const at = left.findIndex((one) => likeness(one, line) >= SAME)
    if (at < 0) continue
    left.splice(at, 1)
    hits++
  }
  return read.length + printed.length === 0 ? 1 : (2 * hits) / (read.length + printed.length)
}

const asOne = ({ title, ingredients, steps }: ReadText) => plain([title, ...ingredients, ...steps].join(' '))

export function score(read: ReadText | undefined, printed: ReadText): Score {
  if (!read) return { title: 0, ingredients: 0, steps: 0, errors: 1 }
  const text = asOne(printed)
  return {
    title: likeness(read.title, printed.title) >= 0.9 ? 1 : 0,
    ingredients: f1(read.ingredients, printed.ingredients),
    steps: f1(read.steps, printed.steps),
    errors: Math.min(1, editsBetween(asOne(read), text) / text.length),
  }
}
