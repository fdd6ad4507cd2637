import { singular } from '../text/plural.ts'
import { readTokens } from './read-tokens.ts'
import type { ReadingLanguage } from './reading-language.ts'

/** A language prepared for lookups. All words are folded. */
export interface Lexicon {
  code: ReadingLanguage['code']
  /** Names by key; see `keyOf`. */
  names: ReadonlyMap<string, string>
  /** Plurals derived from them, which may not exist or mean something else. */
  plurals: ReadonlyMap<string, string>
  /** First words that are enough, and what German compounds end with. */
  heads: ReadonlyMap<string, string>
  tails: readonly (readonly [ending: string, name: string])[]
  brands: ReadonlyMap<string, string>
  short: ReadonlyMap<string, readonly string[]>
  /** Every word of a name. */
  nameWords: ReadonlySet<string>
  /** The other words that tell the language. */
  grammar: ReadonlySet<string>
  describing: ReadonlySet<string>
  units: ReadonlySet<string>
  numbers: ReadonlySet<string>
  joins: ReadonlySet<string>
  small: ReadonlySet<string>
  filler: ReadonlySet<string>
  headings: ReadonlySet<string>
  places: ReadonlySet<string>
  ordinary: ReadonlySet<string>
  vague: Phrases
  none: Phrases
  household: Phrases
}

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

export function partsOf(text: string): string[] {
  return readTokens(text).flatMap(({ parts }) => parts)
}

/** The words as a token has them, without apostrophes: "un po' di". */
function wordsIn(text: string): string[] {
  return readTokens(text).flatMap(({ word }) => (word === '' ? [] : [word]))
}

const GERMAN_ENDING = /(?:en|er|es|em|e)$/

/** A German adjective without its ending, in any degree; other words as they are. */
export function stem(word: string, code: Lexicon['code']): string {
  if (code !== 'de' || word.length <= 4) return word
  const shorter = word.replace(GERMAN_ENDING, '')
  return shorter === word ? word : stem(shorter, code)
}

/** One word of a name: singular where -s makes the plural. */
export function wordKey(word: string, code: Lexicon['code']): string {
  if (code === 'en') return singular(word)
  const hasPlural = (code === 'fr' || code === 'es') && word.length > 3
  return hasPlural && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** What names are compared by: folded, singular, without small words; German adjectives lose their endings. */
export function keyOf(parts: readonly string[], { code, small }: Pick<Lexicon, 'code' | 'small'>): string {
  const words = parts.filter((part) => !small.has(part)).map((part) => wordKey(part, code))
  return words.map((word, i) => (i < words.length - 1 ? stem(word, code) : word)).join(' ')
}

const GERMAN_PLURALS = ['n', 'en', 'e', 'er', 's', 'nen']

function italianPlural(word: string): string {
  if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`
  if (/[^i][cg]o$/.test(word)) return `${word.slice(0, -1)}hi`
  if (/[cg]ia$/.test(word)) return `${word.slice(0, -2)}e`
  if (/io$/.test(word)) return word.slice(0, -1)
  if (/a$/.test(word)) return `${word.slice(0, -1)}e`
  return /[oe]$/.test(word) ? `${word.slice(0, -1)}i` : word
}

/** The plural of one word, where `singular` wouldn't find the way back. */
function pluralOf(word: string, code: Lexicon['code']): string {
  if (code === 'it') return italianPlural(word)
  if (code === 'es' && /[^aeiouxsz]$/.test(word)) return `${word}es`
  return code === 'fr' && /[aeo]u$/.test(word) ? `${word}x` : word
}

/** The keys of the plurals of a name. In Romance languages the words before the first preposition inflect. */
function pluralKeys(parts: readonly string[], lexicon: Pick<Lexicon, 'code' | 'small'>): string[] {
  const { code, small } = lexicon
  if (code === 'en') return []
  if (code === 'de') return GERMAN_PLURALS.map((ending) => `${keyOf(parts, lexicon)}${ending}`)
  const at = parts.findIndex((part) => small.has(part))
  const inflected = at < 0 ? parts.length : at
  return [
    keyOf(
      parts.map((part, i) => (i < inflected ? pluralOf(part, code) : part)),
      lexicon,
    ),
  ]
}

function phrasesOf(list: string): Phrases {
  const phrases = new Map<string, string[][]>()
  for (const text of list.split(',')) {
    const words = wordsIn(text)
    const [first] = words
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), words])
  }
  for (const group of phrases.values()) group.sort((a, b) => b.length - a.length)
  return phrases
}

/** The rows of a table of names. */
export function nameRows(table: string): { name: string; forms: string[] }[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [name = '', forms = ''] = line.split('|')
      return { name: name.trim(), forms: forms.split(',').map((form) => form.trim()) }
    })
}

function shortWord(pair: string): [string, string[]] {
  const [word = '', meant = ''] = pair.split('=')
  return [word, partsOf(meant)]
}

export function createLexicon(language: ReadingLanguage): Lexicon {
  const { code } = language
  const set = (text: string) => new Set(wordsIn(text))
  const small = set(language.small)
  const names = new Map<string, string>()
  const plurals = new Map<string, string>()
  const heads = new Map<string, string>()
  const tails: [string, string][] = []
  for (const { name, forms } of nameRows(language.names))
    for (const form of forms) {
      const [plain = ''] = partsOf(form)
      if (form.endsWith('*')) heads.set(wordKey(plain, code), name)
      if (form.startsWith('*')) tails.push([plain, name])
      if (form.includes('*')) continue
      const parts = partsOf(form)
      const key = keyOf(parts, { code, small })
      if (!names.has(key)) names.set(key, name)
      for (const plural of pluralKeys(parts, { code, small })) plurals.set(plural, name)
    }
  const numbers = set(language.numbers)
  const units = set(language.units)
  const vague = phrasesOf(language.vague)
  const quantities = [...vague.values()].flat().filter((phrase) => phrase.length === 1)
  const measures = new Set([...numbers, ...units, ...quantities.flat()])
  const joins = set(language.joins)
  const isOther = (word: string) => measures.has(word) || joins.has(word) || small.has(word)
  const filler = new Set(wordsIn(language.filler).filter((word) => !isOther(word)))
  const brands = nameRows(language.brands ?? '').flatMap(({ name, forms }) =>
    forms.map((form) => [keyOf(partsOf(form), { code, small }), name] as const),
  )
  return {
    code,
    names,
    plurals,
    heads,
    tails,
    brands: new Map(brands),
    short: new Map((language.short ?? '').split(/\s+/).map((pair) => shortWord(pair))),
    nameWords: new Set(
      [...names.keys(), ...plurals.keys(), ...heads.keys()].flatMap((key) => key.split(' ')),
    ),
    grammar: new Set([...measures, ...vague.keys(), ...filler, ...joins, ...small]),
    describing: new Set(wordsIn(language.describing).map((word) => stem(wordKey(word, code), code))),
    units,
    numbers,
    joins,
    small,
    filler,
    headings: new Set(language.headings.split(',').map((text) => wordsIn(text).join(' '))),
    places: set(language.places),
    ordinary: set(language.ordinary ?? ''),
    vague,
    none: phrasesOf(language.none),
    household: phrasesOf(language.household),
  }
}

/** The length of the longest of these phrases that begins at this place; 0 for none. */
export function phraseAt(words: readonly { word: string }[], at: number, phrases: Phrases): number {
  const group = phrases.get(words[at]?.word ?? '')
  return group?.find((phrase) => phrase.every((word, i) => words[at + i]?.word === word))?.length ?? 0
}
