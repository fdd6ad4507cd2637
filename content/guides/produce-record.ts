import { storage } from '#content/assistant/storage.ts'
import { produceStorage } from '#content/assistant/storage-produce.ts'
import type { Season } from '#content/tips/record.ts'
import { capital } from '#core/text/capital.ts'

/** A fruit or vegetable, and when it is harvested in the United States. */
export interface Produce {
  name: string
  emoji: string
  kind: 'fruit' | 'vegetable'
  /** The season it is listed under; it may last longer. */
  season: Season
  /** 1 to 12, in the northern hemisphere. */
  months: readonly number[]
  choose: string
  /** From the assistant's table of storage times. */
  keep: string
  use: string
}

const times = new Map([...storage, ...produceStorage].map((row) => [row.food, row]))

function keepOf(food: string): string {
  const row = times.get(food)
  if (!row) throw new Error(`The kitchen knows no storage times of ${food}.`)
  const refuses = /^(not|never|do not)/
  const places = [
    row.pantry && `counter ${row.pantry}`,
    row.fridge && `fridge ${row.fridge}`,
    row.freezer && (refuses.test(row.freezer) ? row.freezer : `freezer ${row.freezer}`),
  ]
    .filter(Boolean)
    .join('; ')
  return capital(places)
}

/** "4-6, 9": April to June, and September; "11-2" runs over the new year. */
function monthsIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.trim().split('-').map(Number)
    const count = ((to - from + 12) % 12) + 1
    return Array.from({ length: count }, (_, at) => ((from - 1 + at) % 12) + 1)
  })
}

/** A line: name | emoji | fruit or vegetable | months | the assistant's name for it | how to choose | what to do with it. */
export function produceIn(season: Season, lines: string): Produce[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', emoji = '', kind = '', months = '', food = '', choose = '', use = '']) => ({
      name,
      emoji,
      kind: kind === 'fruit' ? 'fruit' : 'vegetable',
      season,
      months: monthsIn(months),
      choose,
      keep: keepOf(food),
      use,
    }))
}
