import type { KnownName, NameTables } from '../pantry/known-names.ts'
import { NameReader } from '../pantry/name-reader.ts'
import { isHouseholdGood } from '../shopping/household-goods.ts'
import type { Amount } from '../stock/event.ts'
import { LabelReading } from './label-reading.ts'
import { takeSize } from './label-size.ts'
import { createLabelTables, type LabelTables } from './label-tables.ts'
import { type LabelWord, labelWords, withoutPairs } from './label-tokens.ts'
import type { LabelWords } from './label-words.ts'

interface ReadLabel {
  /** The food by the name that it is listed under, a readable name where none fits, or null. */
  name: string | null
  /** Names that it may be, best first. */
  near: readonly string[]
  isSure: boolean
  /** What a package has. */
  each: Amount | null
  isFood: boolean
}

export type LabelLanguage = 'de' | 'en'

/** Reads the text that a shop or a maker prints. Never throws. */
export type LabelReader = (text: string, language?: LabelLanguage) => ReadLabel

interface LabelKnowledge {
  tables: NameTables
  words: Readonly<Record<LabelLanguage, LabelWords>>
  /** Foods that come in flavors: beside one of them, another food is the flavor. */
  carriers: readonly string[]
}

const LONGEST = 200
const GERMAN = /[äöüß]|sch|chen(?!\p{L})|(?<!\p{L})(?:und|mit|bio|brot|milch|joghurt)(?!\p{L})/iu

function isNonFood(words: readonly LabelWord[], tables: readonly LabelTables[]): boolean {
  const keys = words.map(({ word }) => word)
  const has = (key: string) =>
    tables.some(({ nonFood: { phrases } }) => phrases.has(key) || phrases.has(withoutPairs(key)))
  for (let length = Math.min(3, keys.length); length > 0; length--)
    for (let from = 0; from + length <= keys.length; from++)
      if (has(keys.slice(from, from + length).join(' '))) return true
  const isPart = (word: string) =>
    tables.some(
      ({ nonFood: { beginnings, endings } }) =>
        beginnings.some((start) => word.startsWith(start)) || endings.some((end) => word.endsWith(end)),
    )
  return keys.some((word) => isPart(word) || isPart(withoutPairs(word))) || isHouseholdGood(keys.join(' '))
}

export function labelReader({ tables, words, carriers }: LabelKnowledge): LabelReader {
  const label = {
    de: createLabelTables(words.de, tables, 'de'),
    en: createLabelTables(words.en, tables, 'en'),
  }
  const german = tables.others.filter(({ code }) => code === 'de')
  const spoken = { de: [...german, tables.english], en: [tables.english, ...german] }
  const order = { de: [label.de, label.en], en: [label.en, label.de] }
  const flavored = new Set(carriers)
  const { ingredients, ancestors } = tables.foods
  const foods = {
    popularity: ({ id }: KnownName) => ingredients[id]?.popularity ?? 0,
    isKind: (one: KnownName, other: KnownName) =>
      other.id >= 0 && ancestors[one.id]?.includes(other.id) === true,
    isCarrier: ({ name }: KnownName) => flavored.has(name),
  }
  return (text, language) => {
    const { each, rest } = takeSize(text.slice(0, LONGEST))
    const found = labelWords(rest)
    const first = language ?? (GERMAN.test(rest) ? 'de' : 'en')
    if (isNonFood(found, order[first])) return { name: null, near: [], isSure: true, each, isFood: false }
    const similar = first === 'de' ? ['de', 'en'] : ['en', 'de']
    const reading = new LabelReading(found, order[first], new NameReader(tables, spoken[first]), {
      ...foods,
      similar: (similar as LabelLanguage[]).map((code) => tables.similarWords(code)),
    })
    const food = reading.food() ?? { name: reading.readable(), near: [], isSure: false }
    return { ...food, each, isFood: true }
  }
}
