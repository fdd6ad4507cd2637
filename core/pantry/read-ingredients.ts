import { MAX_FOOD, MAX_INGREDIENTS, MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import type { ReadIngredientsOutput, ReadItem } from '../contracts/read-ingredients.ts'
import { excludedBy } from '../food-facts/excluded.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import { splitNeeds } from '../food-facts/need-words.ts'
import { amountText } from './amounts.ts'
import { createNameTables, type NameTables, type ReadingWords } from './known-names.ts'
import { languagesOf } from './list-languages.ts'
import { ListReader } from './list-reader.ts'
import { NameReader } from './name-reader.ts'
import { type ClausedLine, readClauses } from './read-clauses.ts'
import { readTokens, textOf } from './read-tokens.ts'
import { splitWithout } from './read-without.ts'
import type { DraftItem } from './words-reader.ts'

export interface IngredientReader {
  /** Reads a list as people write it. Never throws, and drops nothing but bullets and joining words. */
  read: (text: string) => ReadIngredientsOutput
}

const LINES = /\r\n|[\n\r\v\f\u2028\u2029]/
const MAX_AMOUNT = 40

function draft(text: string, tables: NameTables): { items: DraftItem[]; rest: string[]; names: NameReader } {
  const lines = text.split(LINES).map(readClauses)
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
  for (const [at, line] of lines.entries())
    reader.read(line, {
      isList: lines.length > 2,
      isFirst: isFirst(at),
      isFollowed: (lines[at + 1]?.clauses.length ?? 0) > 0,
      isTitle:
        (isDivided && isOver(line, at)) ||
        (!line.bulleted && lines[at + 1]?.bulleted === true && lines[at - 1]?.clauses.length !== 1),
    })
  return { items: reader.items, rest: reader.rest, names }
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
    const all = [amount, written].filter((part) => part !== '').join(' ')
    if (amount.length > MAX_AMOUNT) return all
    if (item.known) {
      const { name, emoji } = item.known
      return { written: written || name, name, emoji, amount, known: true, near: [] }
    }
    const name = nameOf(item)
    let found = near.get(name)
    if (found === undefined) {
      found = name.length <= MAX_NAME && isStable(name) ? names.near(item.name) : null
      near.set(name, found)
    }
    return found ? { written, name, emoji: '', amount, known: false, near: found } : all
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
        else answer.rest.push([read.amount, read.written].filter((part) => part !== '').join(' '))
      }
      return answer
    },
  }
}

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
