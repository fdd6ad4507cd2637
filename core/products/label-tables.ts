import type { FoodBook } from '../food-facts/food-book.ts'
import { foodNamed, type KnownName, type NameTables } from '../pantry/known-names.ts'
import { nameRows } from '../pantry/lexicon.ts'
import { labelWords, withoutPairs } from './label-tokens.ts'
import type { LabelWords } from './label-words.ts'

export interface LabelTables {
  names: ReadonlyMap<string, KnownName>
  /** What compounds end with, the longest first. */
  tails: readonly (readonly [ending: string, food: KnownName])[]
  short: ReadonlyMap<string, readonly string[]>
  brands: ReadonlyMap<string, KnownName>
  usual: ReadonlyMap<string, KnownName>
  makers: ReadonlySet<string>
  nothing: ReadonlySet<string>
  nonFood: NonFood
  /** All names, sorted, to complete a beginning with. */
  forms: readonly (readonly [form: string, food: KnownName])[]
}

interface NonFood {
  phrases: ReadonlySet<string>
  beginnings: readonly string[]
  endings: readonly string[]
}

const keyOf = (text: string) =>
  labelWords(text)
    .map(({ word }) => word)
    .join(' ')
/** Both ways to write umlauts. */
const bothKeys = (text: string) => {
  const key = keyOf(text)
  return new Set([key, withoutPairs(key)])
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

const named = (name: string, foods: FoodBook): KnownName =>
  foodNamed(name, foods) ?? { name, emoji: '', id: -1 }

function foodMap(table: string, foods: FoodBook): Map<string, KnownName> {
  const map = new Map<string, KnownName>()
  for (const { name, forms } of nameRows(table))
    for (const form of forms)
      if (!form.startsWith('*'))
        for (const key of bothKeys(form)) if (!map.has(key)) map.set(key, named(name, foods))
  return map
}

function tailsOf(table: string, foods: FoodBook): [string, KnownName][] {
  return nameRows(table)
    .flatMap(({ name, forms }) =>
      forms
        .filter((form) => form.startsWith('*'))
        .flatMap((form) => [...bothKeys(form)].map((key): [string, KnownName] => [key, named(name, foods)])),
    )
    .sort((a, b) => b[0].length - a[0].length)
}

function nonFoodOf(text: string): NonFood {
  const all = listed(text)
  const keys = (some: string[]) => [...new Set(some.flatMap((one) => [...bothKeys(one)]))]
  return {
    phrases: new Set(keys(all.filter((one) => !one.includes('*')))),
    beginnings: keys(all.filter((one) => one.endsWith('*'))),
    endings: keys(all.filter((one) => one.startsWith('*'))),
  }
}

/** Every name of the languages and of the labels. */
function formsOf(names: ReadonlyMap<string, KnownName>, tables: NameTables, code: string) {
  const forms = new Map<string, KnownName>(names)
  const { foods, english, others } = tables
  const add = (form: string, food: KnownName | undefined) => {
    if (food && !forms.has(form)) forms.set(form, food)
  }
  if (code === 'en') {
    for (const form of foods.byForm.keys()) add(form, foodNamed(form, foods))
    for (const [form, name] of english.names) add(form, foodNamed(name, foods))
  } else
    for (const lexicon of others)
      if (lexicon.code === code) for (const [form, name] of lexicon.names) add(form, foodNamed(name, foods))
  return [...forms].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
}

export function createLabelTables(words: LabelWords, tables: NameTables, code: 'de' | 'en'): LabelTables {
  const { foods } = tables
  const names = foodMap(words.names, foods)
  const short = words.short
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => {
      const [word = '', meant = ''] = pair.split('=')
      return [keyOf(word), labelWords(meant.replaceAll('-', ' ')).map((one) => one.word)] as const
    })
  return {
    names,
    tails: tailsOf(words.names, foods),
    short: new Map(short),
    brands: foodMap(words.brands, foods),
    usual: foodMap(words.usual, foods),
    makers: new Set(listed(words.makers).flatMap((one) => [...bothKeys(one)])),
    nothing: new Set(words.nothing.split(/\s+/).flatMap((one) => [...bothKeys(one)])),
    nonFood: nonFoodOf(words.nonFood),
    forms: formsOf(names, tables, code),
  }
}

/** The names that begin like this; none where there are too many to mean one. */
export function completions(start: string, { forms }: LabelTables, most = 40): KnownName[] {
  let [low, high] = [0, forms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((forms[middle]?.[0] ?? '') < start) low = middle + 1
    else high = middle
  }
  const found: KnownName[] = []
  for (let at = low; forms[at]?.[0].startsWith(start); at++) {
    found.push((forms[at] as (typeof forms)[number])[1])
    if (found.length > most) return []
  }
  return found
}
