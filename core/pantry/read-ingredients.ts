import { MAX_FOOD, MAX_INGREDIENTS, MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import type { ReadIngredientsOutput, ReadItem } from '../contracts/read-ingredients.ts'
import { excludedBy } from '../food-facts/excluded.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import { splitNeeds } from '../food-facts/need-words.ts'
import { amountText } from './amounts.ts'
import { divided, type LineDate, withShares } from './date-shares.ts'
import { createNameTables, type NameTables, type ReadingWords } from './known-names.ts'
import { languagesOf } from './list-languages.ts'
import { ListReader } from './list-reader.ts'
import { NameReader } from './name-reader.ts'
import { type ClausedLine, readClauses } from './read-clauses.ts'
import { readTokens, textOf } from './read-tokens.ts'
import { splitWithout } from './read-without.ts'
import type { DraftItem } from './words-reader.ts'
import { withoutDates, writtenDates } from './written-date.ts'

export interface IngredientReader {
  /** Reads a list as people write it. Never throws, and drops nothing but bullets and joining words. */
  read: (text: string) => ReadIngredientsOutput
}

/** Which dates there are doesn't depend on the day, only which days they mean; a leap year, for those of February. */
const ANY_DAY = '2028-01-01'
const LINES = /\r\n|[\n\r\v\f\u2028\u2029]/
const MAX_AMOUNT = 40
const MAX_SINCE = 100

function draft(text: string, tables: NameTables): { items: DraftItem[]; rest: string[]; names: NameReader } {
  const written = text
    .split(LINES)
    .map((line) => ({ line, dates: withShares(line, writtenDates(line, ANY_DAY)) }))
  const lines = written.map(({ line, dates }) => readClauses(withoutDates(line, dates)))
  const spoken = languagesOf(
    lines.flatMap(({ clauses }) => clauses.flatMap(({ tokens, notes }) => [tokens, ...notes])),
    tables,
  )
  const names = new NameReader(tables, spoken)
  const reader = new ListReader(names, spoken, tables)
  const isFirst = (at: number) => at === 0 || lines[at - 1]?.clauses.length === 0
  /** Capitals over a block of lines that has none: a heading, where another block has one too. */
  const isOver = (line: ClausedLine, at: number) => isFirst(at) && isCapitals(line) && hasSmall(lines[at + 1])
  const isDivided = lines.filter(isOver).length > 1
  for (const [at, line] of lines.entries()) {
    const first = reader.items.length
    reader.read(line, {
      isList: lines.length > 2,
      isFirst: isFirst(at),
      isFollowed: (lines[at + 1]?.clauses.length ?? 0) > 0,
      isTitle:
        (isDivided && isOver(line, at)) ||
        (!line.bulleted && lines[at + 1]?.bulleted === true && lines[at - 1]?.clauses.length !== 1),
    })
    for (const date of written[at]?.dates ?? [])
      if (!giveDate(date, reader.items, first)) reader.rest.push(textAt(written[at]?.line ?? '', date))
  }
  return { items: reader.items.flatMap(divided), rest: reader.rest, names }
}

const textAt = (line: string, { start, end }: LineDate) =>
  line
    .slice(start, end)
    .replace(/[\s()]+/g, ' ')
    .trim()

/**
 * Gives a date to the food before it; at the start of a line to the first one after it, alone to the last one above. What
 * has no word that makes it a date of food only belongs to a food before it.
 */
function giveDate(date: LineDate, items: readonly DraftItem[], first: number): boolean {
  const { start, text, day, kind, share } = date
  const own = items.slice(first)
  const before = own.findLast(({ name, amount }) => ([...name, ...amount][0]?.start ?? 0) < start)
  const item =
    before ?? (kind === 'bare' ? undefined : (own[0] ?? (kind === 'from' ? undefined : items.at(-1))))
  if (day === undefined || !item) return false
  if (share !== undefined) item.shares = [...(item.shares ?? []), { count: share, date: text }]
  else if (kind === 'package') {
    if (item.date !== undefined) return false
    item.date = text
  } else {
    const since = item.since === undefined ? text : `${item.since}, ${text}`
    if (since.length > MAX_SINCE) return false
    item.since = since
  }
  return true
}

const hasSmall = (line: ClausedLine | undefined) => /\p{Ll}/u.test(line?.line ?? '')
const isCapitals = ({ line }: ClausedLine) => /\p{Lu}{2}/u.test(line) && !/[\d\p{Ll}]/u.test(line)

export function createIngredientReader(foods: FoodBook, words: ReadingWords): IngredientReader {
  const tables = createNameTables(foods, words)

  /** A name that reads differently by itself isn't one. */
  const isStable = (name: string) => {
    const { items, rest } = draft(name, tables)
    const [item] = items
    return (
      items.length === 1 && rest.length === 0 && item !== undefined && !item.known && nameOf(item) === name
    )
  }

  /** The item, or its text where it isn't one after all. */
  const itemOf = (
    item: DraftItem,
    names: NameReader,
    near: Map<string, string[] | null>,
  ): ReadItem | string => {
    const written = normaliseWritten(writtenOf(item))
    const amount = amountText(item.amount)
    const all = wholeOf({ amount, written, since: item.since, date: item.date })
    if (amount.length > MAX_AMOUNT) return all
    const date = { ...(item.date && { date: item.date }), ...(item.since && { since: item.since }) }
    if (item.known) {
      const { name, emoji } = item.known
      return { written: written || name, name, emoji, amount, known: true, near: [], ...date }
    }
    const name = nameOf(item)
    let found = near.get(name)
    if (found === undefined) {
      found = name.length <= MAX_NAME && isStable(name) ? names.near(item.name) : null
      near.set(name, found)
    }
    return found ? { written, name, emoji: '', amount, known: false, near: found, ...date } : all
  }

  /** A food that a dish can do without, by its plural: "tomatoes", "nuts". */
  const excludedName = (food: string): string | undefined => {
    const name = normaliseName(food)
    if (name.length > MAX_FOOD) return undefined
    const { kind } = excludedBy(name)
    // "no eggs left" is more than an allergen.
    if (kind === 'diets' || (kind === 'without' && splitNeeds(name).rest.trim() === '')) return name
    const { names } = draft(food, tables)
    const known = names.exact(readTokens(food))
    return known && foods.ingredients[known.id]?.plural
  }

  return {
    read: (text) => {
      const { left, without } = splitWithout(text, excludedName)
      const { items, rest, names } = draft(left, tables)
      const near = new Map<string, string[] | null>()
      const answer: ReadIngredientsOutput = { items: [], rest: [...rest], without }
      for (const item of items) {
        const read = itemOf(item, names, near)
        if (typeof read === 'string') answer.rest.push(read)
        else if (answer.items.length < MAX_INGREDIENTS) answer.items.push(read)
        else answer.rest.push(wholeOf(read))
      }
      return answer
    },
  }
}

/** All that was written of an item. */
const wholeOf = ({ amount, written, since, date }: Pick<ReadItem, 'amount' | 'written' | 'since' | 'date'>) =>
  [amount, written, since, date].filter(Boolean).join(' ')

const normaliseWritten = (text: string) => text.replace(/\s+/g, ' ').trim()

function writtenOf({ name, extra, line }: DraftItem): string {
  const own = [...name, ...extra.filter(({ note }) => !note).flatMap(({ tokens }) => tokens)]
  const text = textOf(
    own.sort((a, b) => a.start - b.start),
    line,
  )
  const notes = extra.filter(({ note }) => note).map(({ tokens }) => `(${textOf(tokens, line)})`)
  return [text, ...notes].join(' ')
}

function nameOf({ name, line }: DraftItem): string {
  return normaliseName(textOf(name, line))
}
