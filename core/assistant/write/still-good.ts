import { capital } from '#core/text/capital.ts'
import type { StoredFood } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { SPOKEN_COUNTS } from '../read/spoken-count.ts'
import { type Answer, ask, said, sentences, withLink } from './answer.ts'
import { leftOut } from './left-out.ts'
import { storedFood } from './stored-food.ts'
import * as strings from './strings.ts'

const OUT =
  /\b(left|sat|sitting|sit|been|stayed|was|leave)\b.*\b(out|counter|stove|table|car|overnight|bag|room)\b|\bovernight\b/

export function writeStillGood(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = storedFood(frame, facts)
  if (OUT.test(frame.text)) return leftOut(frame, facts)
  const own = facts.notes.best(frame.stems, ({ topic }) => topic === 'still good')
  const other = facts.notes.best(frame.stems, ({ flags }) => flags.includes('sprouted'))
  const note = other && other.words.length >= 2 ? other : own
  if (note)
    return { ...finish(note.item.text, facts), about: `${note.item.title} ${note.item.ask.join(' ')}` }
  if (frame.foods.length === 0 && !frame.followsUp) return ask('still good', strings.askStillGood)
  if (!row) return undefined
  return (
    aged(frame, facts) ??
    finish(
      sentences(
        `${capital(row.food)}: ${placesOf(row)}.`,
        strings.throwOutIf,
        row.note ? `${capital(row.note)}.` : '',
      ),
      facts,
    )
  )
}

const placesOf = (row: StoredFood) =>
  [
    row.fridge && strings.inFridge(row.fridge),
    row.freezer && strings.inFreezer(row.freezer),
    row.pantry && strings.onShelf(row.pantry),
  ]
    .filter(Boolean)
    .join(', ')

/** The maximum days that an entry allows in the fridge; undefined for weeks and prose. */
const mostDays = (text: string) =>
  Number(/(\d+)(?: ?days| days)/.exec(text.replace(/(\d+)–(\d+)/g, '$2'))?.[1] ?? Number.NaN)

const COUNTS: Readonly<Record<string, number>> = { ...SPOKEN_COUNTS, last: 1 }
const SPAN = new RegExp(`\\b(\\d{1,2}|${Object.keys(COUNTS).join('|')})(?: of)? (day|week|month)s?\\b`)

function daysIn(text: string): number {
  const match = SPAN.exec(text)
  if (!match) return Number.NaN
  const count = COUNTS[match[1] ?? ''] ?? Number(match[1])
  return count * ({ week: 7, month: 30 }[match[2] ?? ''] ?? 1)
}

/** "Chicken, five days old": raw and cooked keep differently, so both are given when the question doesn't specify. */
function aged(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const days = daysIn(frame.text)
  if (Number.isNaN(days)) return undefined
  if (/\b(freezer|frozen)\b/.test(frame.text) && !/\b(thawed|defrosted|fridge)\b/.test(frame.text))
    return {
      ...finish(strings.frozenIsSafe, facts),
      verdict: true,
    }
  const state = (name: string) => storedFood({ ...frame, states: new Set([name]) }, facts)
  const said = frame.states.has('cooked') || frame.states.has('raw')
  const rows = said ? [storedFood(frame, facts)] : [state('raw'), state('cooked')]
  const known = [...new Set(rows)].filter(
    (row): row is StoredFood => row !== undefined && !Number.isNaN(mostDays(row.fridge)),
  )
  if (known.length === 0) return undefined
  const late = known.every((row) => days > mostDays(row.fridge))
  const list = known.map((row) => strings.keeps(row.food, row.fridge)).join(', ')
  const text = late
    ? strings.tooOld(days, list)
    : known.every((row) => days <= mostDays(row.fridge))
      ? strings.youngEnough(list)
      : strings.ageDepends(list)
  return { ...finish(text, facts), verdict: true }
}

function finish(text: string, facts: KnowledgeIndex): Answer {
  return withLink(said('still good', text), strings.foodSafety, facts.hrefs.foodSafety)
}
