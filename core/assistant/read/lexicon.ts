import type { FoodBook } from '../../food-facts/food-book.ts'
import { isKindOf } from '../../ingredients/vocabulary.ts'
import { normalWords } from '../../text/normalise.ts'
import { singular } from '../../text/plural.ts'
import type { Knowledge } from '../knowledge.ts'
import { stem } from './question-words.ts'
import { createSpeller, type Speller } from './spelling.ts'

/** All food names and what they mean, and the words that questions are made of. */
export interface Lexicon {
  vocabulary: FoodBook
  /** Normalised phrase -> the name that the tables use. */
  foods: ReadonlyMap<string, string>
  longest: number
  /** Phrases that the vocabulary maps to a broader food, but that a table has entries for: duck legs, canned beans. */
  narrow: ReadonlyMap<string, string>
  speller: Speller
  isKitchenWord: (word: string) => boolean
  isKnown: (word: string) => boolean
  nameOf: (phrase: string) => string
  /** The key of a table entry. */
  entryOf: (phrase: string) => string
}

const normal = (text: string) => normalWords(text.replace(/-/g, ' ')).join(' ')

export function createLexicon(knowledge: Knowledge, vocabulary: FoodBook): Lexicon {
  const foods = new Map<string, string>()
  for (const [form, id] of vocabulary.byForm) {
    const name = vocabulary.ingredients[id]?.name
    if (name) foods.set(normal(form), name)
  }
  const tables = [
    ...knowledge.timings,
    ...knowledge.storage,
    ...knowledge.pairings,
    ...knowledge.portions,
    ...knowledge.densities,
  ]
  for (const { food } of tables) if (!foods.has(normal(food))) foods.set(normal(food), food)
  // A dish in the tables keeps its own name, even where the vocabulary has another meaning for the word: chili, curry.
  const dishes = new Set(tables.map(({ food }) => food))
  for (const [alias, means] of Object.entries(knowledge.aliases))
    foods.set(
      normal(alias),
      alias === means && dishes.has(means) ? means : (foods.get(normal(means)) ?? means),
    )

  const narrow = new Map<string, string>()
  for (const table of [knowledge.timings, knowledge.storage]) {
    const taken = new Set<string>(table.map(({ food }) => food))
    for (const { food } of table) {
      const name = foods.get(normal(food)) ?? food
      if (name !== food && taken.has(name)) narrow.set(normal(food), food)
      taken.add(name)
    }
  }

  const cooking = new Set<string>()
  const add = (text: string) => {
    for (const word of normalWords(text.replace(/[-/]/g, ' '))) cooking.add(word)
  }
  for (const form of foods.keys()) add(form)
  for (const { term, also } of knowledge.terms) for (const name of [term, ...also]) add(name)
  for (const { ask } of knowledge.notes) for (const phrase of ask) add(phrase)
  for (const { what } of knowledge.pieces) add(what)
  // Dishes and products are known by name, for questions about what is in them.
  const dishWords = [...vocabulary.named.keys()].flatMap((form) => form.split(' '))
  const known = new Set([...cooking, ...knowledge.plainWords, ...dishWords])
  const knownStems = new Set([...known].map(stem))
  const isKnown = (word: string) => known.has(word) || known.has(singular(word)) || knownStems.has(stem(word))

  return {
    vocabulary,
    foods,
    longest: 4,
    speller: createSpeller(known, isKnown),
    isKnown,
    isKitchenWord: (word) => cooking.has(word) || cooking.has(singular(word)),
    narrow,
    entryOf: (phrase) => narrow.get(normal(phrase)) ?? foods.get(normal(phrase)) ?? phrase,
    nameOf: (phrase) => foods.get(normal(phrase)) ?? phrase,
  }
}

/** A name and its ancestors, nearest first: the order in which a table is searched. */
export function nameAndKinds(name: string, lexicon: Lexicon): string[] {
  const kinds = isKindOf(lexicon.vocabulary, name).map((kind) => kind.name)
  // A dish in the tables: a roast potato is treated as a potato wherever it has no entry.
  const plain =
    kinds.length === 0 && name.includes(' ') ? lexicon.foods.get(name.split(' ').at(-1) ?? '') : undefined
  return plain ? [name, plain] : [name, ...kinds]
}

/** Looks up a food in a table, by its own name or its parent's. */
export function lookUp<Row>(
  table: ReadonlyMap<string, Row>,
  name: string,
  lexicon: Lexicon,
): Row | undefined {
  for (const one of nameAndKinds(name, lexicon)) {
    const row = table.get(one)
    if (row !== undefined) return row
  }
  return undefined
}

export function tableOf<Row extends { food: string }>(
  rows: readonly Row[],
  lexicon: Lexicon,
): Map<string, Row> {
  const table = new Map<string, Row>()
  for (const row of rows) {
    const name = lexicon.entryOf(row.food)
    if (!table.has(name)) table.set(name, row)
  }
  return table
}
