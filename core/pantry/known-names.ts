import type { FoodBook } from '../food-facts/food-book.ts'
import { SimilarTexts } from '../ingredients/spelling.ts'
import { normalise } from '../text/normalise.ts'
import { singular } from '../text/plural.ts'
import { createLexicon, keyOf, type Lexicon, nameRows, partsOf, wordKey } from './lexicon.ts'
import type { ReadToken } from './read-tokens.ts'
import type { ReadingLanguage } from './reading-language.ts'

/** A food that a list names. */
export interface KnownName {
  name: string
  emoji: string
  /** Number in the vocabulary; -1 for dishes and products. */
  id: number
}

export interface ReadingWords {
  languages: readonly ReadingLanguage[]
  /** What an emoji means, by the emoji without its variation selector. */
  emoji: Readonly<Record<string, string>>
}

/** Everything that names can be looked up in; made once, and the same for every list. */
export interface NameTables {
  foods: FoodBook
  english: Lexicon
  /** The languages other than English. */
  others: readonly Lexicon[]
  emoji: ReadonlyMap<string, KnownName>
  /** Short forms and brands, as written: "peppers" are bell peppers, "pepper" isn't. */
  slang: ReadonlyMap<string, string>
  /** All English names without their spaces: "chick peas", "soysauce". */
  joined: ReadonlyMap<string, KnownName>
  /** Every English word that is part of a food's name. */
  words: ReadonlySet<string>
  /** The words of names in a language, to find misspelled ones in. */
  similarWords: (code: Lexicon['code']) => SimilarTexts
}

/** Words as a name is keyed in English: folded and singular. */
export function englishKey(tokens: readonly ReadToken[]): string {
  return tokens
    .map(({ word }) => singular(word))
    .filter((word) => word !== '')
    .join(' ')
}

/** A food by one of its English names. */
export function foodNamed(name: string, foods: FoodBook): KnownName | undefined {
  return foodOf(normalise(name), foods)
}

function foodOf(key: string, foods: FoodBook): KnownName | undefined {
  const id = foods.byForm.get(key)
  const ingredient = id === undefined ? undefined : foods.ingredients[id]
  if (ingredient && id !== undefined) return { name: ingredient.name, emoji: ingredient.emoji, id }
  return foods.named.has(key) ? { name: dishName(key, foods), emoji: '', id: -1 } : undefined
}

/** The plain name of a dish, unless that is an ingredient as well ("ramen") or reads as two ("fish and chips"). */
function dishName(key: string, { byForm, named }: FoodBook): string {
  const { name = key } = named.get(key) ?? {}
  const plain = normalise(name)
  const isOne = named.get(plain)?.name === name && !byForm.has(plain) && !/ (?:and|e) /.test(plain)
  return isOne ? name : key
}

/** Most lists need no corrections, so that what finds them is made on first use. */
function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

export function createNameTables(foods: FoodBook, { languages, emoji }: ReadingWords): NameTables {
  const lexicons = languages.map(createLexicon)
  const english = lexicons.find(({ code }) => code === 'en')
  const informal = languages.find(({ code }) => code === 'en')
  if (!english || !informal) throw new Error('English is missing')
  const slang = new Map<string, string>()
  for (const { name, forms } of [...nameRows(informal.names), ...nameRows(informal.brands ?? '')])
    for (const form of forms) slang.set(partsOf(form).join(' '), name)

  const joined = new Map<string, KnownName>()
  const words = new Set([...foods.words, ...[...foods.named.keys()].flatMap((form) => form.split(' '))])
  for (const form of [...foods.byForm.keys(), ...foods.named.keys(), ...english.names.keys()]) {
    const known = foodOf(form, foods) ?? foodNamed(english.names.get(form) ?? '', foods)
    const key = form.replaceAll(' ', '')
    if (known && !joined.has(key)) joined.set(key, known)
  }
  const others = lexicons.filter((one) => one !== english)
  const meant = Object.entries(emoji).flatMap(([sign, name]) => {
    const known = foodNamed(name, foods)
    return known ? [[sign, known] as const] : []
  })
  return {
    foods,
    english,
    others,
    emoji: new Map(meant),
    slang,
    joined,
    words,
    similarWords: kept((code) => {
      const lexicon = others.find((one) => one.code === code)
      // Short words of other languages are too like each other, and to those of languages that we don't know.
      const names = lexicon && [...lexicon.names.keys()].flatMap((key) => key.split(' '))
      return new SimilarTexts(names ? new Set(names.filter((word) => word.length > 5)) : words)
    }),
  }
}

/** The food with exactly this name in English. */
export function englishName(tokens: readonly ReadToken[], tables: NameTables): KnownName | undefined {
  const { slang, foods, english, joined } = tables
  const written = slang.get(tokens.flatMap(({ parts }) => parts).join(' '))
  if (written !== undefined) return foodNamed(written, foods)
  const key = englishKey(tokens)
  const informal = foods.byForm.has(key) ? undefined : english.names.get(key)
  if (informal !== undefined) return foodNamed(informal, foods)
  return foodOf(key, foods) ?? joined.get(key.replaceAll(' ', ''))
}

const UMLAUTS: readonly [RegExp, string][] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
]

/** The food with exactly this name in another language. */
export function foreignName(
  tokens: readonly ReadToken[],
  lexicon: Lexicon,
  foods: FoodBook,
): KnownName | undefined {
  const key = keyOf(
    tokens.flatMap(({ parts }) => parts),
    lexicon,
  )
  const { names, plurals, code } = lexicon
  const plain = () => UMLAUTS.reduce((text, [pair, vowel]) => text.replace(pair, vowel), key)
  const find = (text: string) => names.get(text) ?? plurals.get(text)
  const name = find(key) ?? (code === 'de' ? find(plain()) : undefined)
  return name === undefined ? undefined : translated(name, foods)
}

/** A name that stands for all that begins or ends with it: "confiture de cerises", "Dinkelbrot". */
export function openName(
  tokens: readonly ReadToken[],
  { code, small, heads, tails }: Lexicon,
  foods: FoodBook,
): KnownName | undefined {
  const parts = tokens.flatMap(({ parts }) => parts).filter((part) => !small.has(part))
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  const name = heads.get(wordKey(first, code)) ?? tails.find(([ending]) => isCompound(last, ending))?.[1]
  return name === undefined ? undefined : translated(name, foods)
}

const isCompound = (word: string, ending: string) =>
  word.length > ending.length + 2 &&
  (word.endsWith(ending) || word.endsWith(`${ending}n`) || word.endsWith(`${ending}e`))

/** What other languages have a word for may be missing in the vocabulary; its English name helps all the same. */
function translated(name: string, foods: FoodBook): KnownName {
  return foodNamed(name, foods) ?? { name, emoji: '', id: -1 }
}
