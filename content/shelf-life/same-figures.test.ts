import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import type { StoredFood } from '#core/assistant/knowledge.ts'
import type { Days, Keeping, PantryFact } from '#core/contracts/pantry-facts.ts'
import type { Place } from '#core/contracts/places.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { SHELF_LIFE } from './index.ts'

/*
 * The texts of the assistant and the guides, read as days and compared with what the pantry counts with. Both guides
 * take their tables from the assistant (content/guides/shared-facts.test.ts).
 */

const knowledge = { vocabulary: createFoods(), shelfLife: SHELF_LIFE, measures: MEASURES }
const factOf = (name: string): PantryFact | undefined => answerFacts([name], knowledge).facts[name]

interface Clause {
  days: Days
  /** "2 years or more". */
  open: boolean
  /** What else the clause says: "opened", "raw", "when ripe". */
  words: string
}

const FIGURE = /(\d+)(?:–(\d+))?(?: (hour|day|week|month|year)s?\b)?( or more)?/

function inDays(count: number, unit: string): number {
  if (unit === 'hour') return Math.floor(count / 24)
  if (unit === 'day' || unit === 'week') return unit === 'day' ? count : count * 7
  const months = unit === 'year' ? count * 12 : count
  return Math.floor(months / 12) * 365 + (months % 12) * 30
}

/** "1–2 days dressed, 3–5 undressed": two clauses, the second in the unit of the first. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let unit = ''
  for (const part of text.replace(/\([^)]*\)/g, '').split(',')) {
    const found = FIGURE.exec(part)
    const last = clauses.at(-1)
    if (!found) {
      if (last) last.words += ` ${part.trim()}`
      continue
    }
    unit = found[3] ?? unit
    const [from, to] = [found[1], found[2] ?? found[1]].map((count) => inDays(Number(count), unit)) as Days
    clauses.push({ days: [from, to], open: found[4] !== undefined, words: part.replace(FIGURE, '').trim() })
  }
  return clauses
}

/** A clause about another form of the food than its row. */
const OTHER: readonly (readonly [RegExp, (food: string) => string])[] = [
  [/^(?!.*\bopened\b).*\bhomemade\b/, (food) => `homemade ${food}`],
  [/\bfresh\b(?! water)/, (food) => `fresh ${food}`],
  [/\bfrom a can\b/, (food) => `canned ${food}`],
  [/\bgrated\b/, (food) => `grated ${food}`],
  [/\bfor soft\b/, () => 'soft cheese'],
  [/\bfor hard cheese\b/, () => 'hard cheese'],
  [/\bfor ground\b/, () => 'ground meat'],
  [/\bfor tomatoes and fruit\b/, () => 'canned tomato'],
  [/\bfor summer squash\b/, () => 'summer squash'],
  [/\bfor winter squash\b/, () => 'winter squash'],
  [/\bfor fruit pies\b/, () => 'fruit pie'],
]
const named = (food: string, words: string) =>
  food === 'spices' && words === 'whole'
    ? 'whole spices'
    : (OTHER.find(([pattern]) => pattern.test(words))?.[1](food) ?? food)

const COOKED = /\b(cooked|hard-boiled|brewed)\b/
const OPENED = /\b(opened|opening|opened jar|cut|sliced|peeled|shucked|dressed|as seeds)\b/
const CLOSED = /\b(unopened|raw|live|alive|whole|undressed|in the shell|dry|uncooked)\b/

/** The figures that a clause may mean. A clause without a state may be about the closed or the opened food. */
function meant(keeps: Keeping, place: Place, words: string): (Days | null)[] {
  const cooked = COOKED.test(words) && !CLOSED.test(words.replace('never raw', ''))
  if (place === 'freezer') return [cooked ? keeps.cookedFrozen : keeps.freezer]
  if (cooked) return [keeps.cooked]
  const { closed, opened } = keeps[place]
  if (OPENED.test(words)) return [opened]
  return CLOSED.test(words) ? [closed] : [closed, opened]
}

const agrees =
  ({ days, open }: Clause) =>
  (figure: Days | null) =>
    figure !== null && figure[0] === days[0] && (open || figure[1] === days[1])

function disagreements(row: StoredFood): string[] {
  const wrong: string[] = []
  for (const place of ['fridge', 'freezer', 'pantry'] as const) {
    const text = row[place]
    for (const clause of clausesOf(text)) {
      const name = named(row.food, clause.words)
      const figures = meant((factOf(name) as PantryFact).keeps, place, clause.words)
      if (!figures.some(agrees(clause)))
        wrong.push(`${place} of ${name}: "${text}", not ${JSON.stringify(figures)}`)
    }
  }
  return wrong
}

describe('the assistant and the pantry say the same', () => {
  it('reads texts', () => {
    expect(clausesOf('1–2 days dressed, 3–5 undressed')).toEqual([
      { days: [1, 2], open: false, words: 'dressed' },
      { days: [3, 5], open: false, words: 'undressed' },
    ])
    expect(clausesOf('2 years or more dry (brown rice 6 months)')).toEqual([
      { days: [730, 730], open: true, words: 'dry' },
    ])
    expect(clausesOf('1 day live, 12–18 months, in brine').map(({ days }) => days)).toEqual([
      [1, 1],
      [365, 545],
    ])
    expect(clausesOf('do not freeze')).toEqual([])
  })

  it('has texts to compare', () => {
    const clauses = KNOWLEDGE.storage.flatMap((row) =>
      [row.fridge, row.freezer, row.pantry].flatMap((text) => clausesOf(text)),
    )
    expect(clauses.length).toBeGreaterThan(500)
  })

  it.each(KNOWLEDGE.storage.map((row) => [row.food, row] as const))('%s', (food, row) => {
    const fact = factOf(food)
    expect(fact).toBeDefined()
    expect(disagreements(row)).toEqual([])
    const { keeps } = fact as PantryFact
    const refuses = (text: string) => /\b(not|never|poorly)\b/.test(text) && clausesOf(text).length === 0
    if (refuses(row.fridge)) expect(keeps.fridge.closed).toBeNull()
    if (refuses(row.freezer)) expect(keeps.freezer).toBeNull()
    if (refuses(row.pantry)) expect(keeps.pantry.closed).toBeNull()
    if (/^until ripe|^by the date/.test(row.pantry)) expect(keeps.pantry.closed).not.toBeNull()
    if (/for ever/.test(row.pantry)) expect(keeps.pantry.closed).toEqual([3650, 3650])
  })
})
