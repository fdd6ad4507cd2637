import type { Method, SafeGroup, TimedFood } from '#core/assistant/knowledge.ts'
import { type TimingRow, timed } from './timing-record.ts'

const VARIANTS = new Set(['frozen', 'boneless', 'bone-in', 'cubes', 'half', 'whole'])

/** A row: method; time; heat (°F or words); note; the form it applies to. */
function rowOf(line: string): TimingRow {
  const [method = '', time = '', heat = '', ...rest] = line.split(';').map((part) => part.trim())
  const variant = VARIANTS.has(rest.at(-1) ?? '') ? (rest.pop() as string) : ''
  const note = rest.filter((part) => part !== '').join('; ')
  return [method as Method, time, /^\d+$/.test(heat) ? Number(heat) : heat, note, variant]
}

/**
 * Foods in plain text: a line "# food | safe group | done when", then its rows. Foods without "done when" append their
 * rows to the food with that name.
 */
export function timingTable(text: string): TimedFood[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '')
      const [food = '', safe = '', done = ''] = head.split('|').map((part) => part.trim())
      return timed(food, done, safe === '' ? undefined : (safe as SafeGroup), lines.map(rowOf))
    })
}

/** Appends the rows of the second list to the foods with the same name in the first. */
export function withRows(foods: readonly TimedFood[], more: readonly TimedFood[]): TimedFood[] {
  const extra = new Map(more.map((food) => [food.food, food.rows]))
  return foods.map((food) => ({ ...food, rows: [...food.rows, ...(extra.get(food.food) ?? [])] }))
}
