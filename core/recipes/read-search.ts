import { capital } from '#core/text/capital.ts'
import type { Diet } from '../contracts/food-facts.ts'
import { SEARCH_MINUTES, type SearchRecipesInput } from '../contracts/search-recipes.ts'
import { excludedBy } from '../food-facts/excluded.ts'
import { splitNeeds } from '../food-facts/need-words.ts'
import { isDiet } from '../food-facts/needs.ts'
import { fold } from '../text/normalise.ts'
import { followsAsFood, PHRASES, SAYS_NOTHING } from './search-words.ts'
import * as strings from './strings.ts'

type Filter = Pick<
  SearchRecipesInput,
  'diets' | 'without' | 'leave_out' | 'minutes' | 'difficulty' | 'cuisine' | 'meal' | 'tags'
>
export type FilterKind = keyof Filter

/** A part of a search that is a filter. */
export interface Understood {
  kind: FilterKind
  filter: Filter
  /** "Vegan", "Under 30 min", "Without nuts". */
  label: string
  /** In words that read the same again. */
  text: string
  /** Where it stands among the words. */
  at: number
}

export interface ReadSearch {
  /** What is left to look for as words. */
  words: string
  understood: Understood[]
}

interface Reading {
  words: readonly string[]
  /** Kinds that are set already and stay words here. */
  set: ReadonlySet<FilterKind>
  understood: Understood[]
}

const LONGEST_PHRASE = 3
const MAX_WORDS = 40
const MAX_LENGTH = 300
const NUMBERS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, half: 0.5 }
const LIMITS = new Set('under within below max maximum in'.split(' '))
const JOINING = new Set(['or', 'and', 'nor', ','])
/** "no nuts, soup" goes on with the dish. */
const JOINING_AFTER_NO = new Set(['or', 'nor'])

const unitOf = (word: string | undefined): number | undefined =>
  /^(?:m|min|mins|minutes?)$/.test(word ?? '') ? 1 : /^(?:h|hrs?|hours?)$/.test(word ?? '') ? 60 : undefined

/** "under 30 minutes", "30-minute", "half an hour", "1 hour or less": how many minutes, and how many words it takes. */
function timeAt(words: readonly string[], from: number): { minutes: number; to: number } | undefined {
  let at = from
  if (LIMITS.has(words[at] ?? '')) at++
  else if (/^(?:less than|at most|up to)$/.test(`${words[at]} ${words[at + 1]}`)) at += 2
  const word = words[at] ?? ''
  const [, digits = '', glued = ''] = /^(\d{1,3})(\D*)$/.exec(word) ?? []
  const amount = digits === '' ? NUMBERS[word] : Number(digits)
  if (amount === undefined) return undefined
  if (glued === '') at++
  if (word === 'half' && /^an?$/.test(words[at] ?? '')) at++
  const unit = unitOf(glued || words[at])
  if (unit === undefined) return undefined
  at++
  if (words[at] === 'or' && /^(?:less|under|fewer)$/.test(words[at + 1] ?? '')) at += 2
  return { minutes: Math.round(amount * unit), to: at }
}

/** The largest limit that the search knows and that keeps what was said. */
const limitFor = (minutes: number): number | undefined => SEARCH_MINUTES.findLast((most) => most <= minutes)

/** False where one is set already: a second one stays a word. */
function add(reading: Reading, entry: Understood): boolean {
  const { kind, label } = entry
  if (reading.understood.some((one) => one.kind === kind && one.label === label)) return true
  const isSingle = kind === 'difficulty' || kind === 'cuisine' || kind === 'meal'
  if (isSingle && (reading.set.has(kind) || reading.understood.some((one) => one.kind === kind))) return false
  reading.understood.push(entry)
  return true
}

function readTime(reading: Reading, at: number): number {
  const time = timeAt(reading.words, at)
  const minutes = time && limitFor(time.minutes)
  if (!time || minutes === undefined) return at
  const text = strings.searchUnderMinutes(minutes)
  const label =
    minutes < 60 || minutes === 90 ? strings.underMinutes(minutes) : strings.underHours(minutes / 60)
  return add(reading, { kind: 'minutes', filter: { minutes }, label, text, at }) ? time.to : at
}

/** A word that is a diet only beside others: "alcohol free" is one, "alcohol" isn't. */
const NO_DIET_ALONE = new Set(['alcohol', 'sodium', 'lactose', 'veggie', 'fodmap', 'sober'])

function dietIn(phrase: string): Diet | undefined {
  if (NO_DIET_ALONE.has(phrase)) return undefined
  const { needs, rest } = splitNeeds(phrase, isDiet)
  return rest.trim() === '' ? needs.find(isDiet) : undefined
}

/** The shortest phrase that names a diet: what follows may name another. */
function readDiet(reading: Reading, at: number): number {
  const { words } = reading
  for (let to = at + 1; to <= Math.min(words.length, at + LONGEST_PHRASE); to++) {
    const text = words.slice(at, to).join(' ')
    const diet = dietIn(text)
    if (diet === undefined) continue
    add(reading, { kind: 'diets', filter: { diets: [diet] }, label: capital(text), text, at })
    return to
  }
  return at
}

/** The longest phrase at this place that names a meal, a cuisine, a level or a tag. */
function readPhrase(reading: Reading, at: number): number {
  const { words } = reading
  for (let to = Math.min(words.length, at + LONGEST_PHRASE); to > at; to--) {
    const text = words.slice(at, to).join(' ')
    const known = PHRASES.get(text)
    if (known === undefined || followsAsFood(text, words[to])) continue
    return add(reading, { ...known, text, at }) ? to : at
  }
  return at
}

const isNegation = (words: readonly string[], at: number) =>
  words[at] === 'without' || words[at] === 'excluding' || words[at] === 'minus' || isNo(words, at)

/** "no nuts", but not "no-bake" or "no-knead". */
const NO_METHODS = new Set('bake cook knead churn boil fuss fail'.split(' '))
const isNo = (words: readonly string[], at: number) =>
  words[at] === 'no' && !NO_METHODS.has(words[at + 1] ?? '')

/** The second half of a food's name: "bell pepper", "soy sauce". */
const SECOND = new Set(
  'pepper peppers sauce oil cheese cream milk butter bean beans powder seed seeds paste juice sugar onion onions potato potatoes vinegar wine meat'.split(
    ' ',
  ),
)

/** Where another part of the search begins. */
function endsFood({ words, set }: Reading, at: number): boolean {
  const word = words[at]
  if (word === undefined || JOINING.has(word) || /^(?:with|but|for|in|under|less)$/.test(word)) return true
  if (isNegation(words, at)) return true
  const probe: Reading = { words, set, understood: [] }
  return [readTime, readDiet, readPhrase].some((read) => read(probe, at) > at)
}

/** Where the food that must not be in it ends. "no" takes one food, since the dish may follow: "no dairy pasta". */
function foodEnd(reading: Reading, lead: string, from: number): number {
  let to = from
  while (!endsFood(reading, to) && (lead !== 'no' || to === from || SECOND.has(reading.words[to] as string)))
    to++
  return to
}

function exclude(reading: Reading, food: string, at: number): void {
  const said = { label: strings.without(food), text: strings.searchWithout(food), at }
  const excluded = excludedBy(food)
  if (excluded.kind === 'diets') add(reading, { ...said, kind: 'diets', filter: { diets: [excluded.diet] } })
  else if (excluded.kind === 'without')
    add(reading, { ...said, kind: 'without', filter: { without: excluded.allergens } })
  else add(reading, { ...said, kind: 'leave_out', filter: { leave_out: [excluded.food] } })
}

/** "without nuts or dairy", "no mushrooms": each food in turn. */
function readExclusion(reading: Reading, at: number): number {
  const { words } = reading
  if (!isNegation(words, at)) return at
  const lead = words[at] as string
  let from = at + 1
  if (/^(?:any|added|the)$/.test(words[from] ?? '')) from++
  let end = at
  const joins = lead === 'no' ? JOINING_AFTER_NO : JOINING
  for (;;) {
    const to = foodEnd(reading, lead, from)
    if (to === from) return end
    exclude(reading, words.slice(from, to).join(' '), at)
    end = to
    if (!joins.has(words[to] ?? '')) return end
    from = to + 1
    while (joins.has(words[from] ?? '')) from++
  }
}

/** Before "free" these describe a product or a feeling: "fat free", "guilt free". */
const FREE_OF_NO_FOOD = new Set('fat guilt cruelty cage stress hands worry'.split(' '))

/** "soy-free", "mushroom free". Diets such as "gluten-free" are read before. */
function readFree(reading: Reading, at: number): number {
  const [word = '', free] = reading.words.slice(at, at + 2)
  if (free !== 'free' || reading.words[at + 2] === 'range' || FREE_OF_NO_FOOD.has(word)) return at
  if (JOINING.has(word) || /^\d/.test(word)) return at
  exclude(reading, word, at)
  return at + 2
}

const READERS = [readTime, readDiet, readPhrase, readExclusion, readFree]

interface Words {
  left: { word: string; at: number }[]
  understood: Understood[]
}

function readWords(text: string, set: ReadonlySet<FilterKind>): Words {
  const found = fold(text.slice(0, MAX_LENGTH)).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|,/gu) ?? []
  const reading: Reading = { words: found.slice(0, MAX_WORDS), set, understood: [] }
  const left: Words['left'] = []
  for (let at = 0; at < reading.words.length; ) {
    const to = READERS.reduce((next, read) => (next > at ? next : read(reading, at)), at)
    if (to === at) left.push({ word: reading.words[at] as string, at })
    at = Math.max(to, at + 1)
  }
  return { left: left.filter(({ word }) => !SAYS_NOTHING.has(word)), understood: reading.understood }
}

/**
 * Reads a search as people type it: "quick vegan dinner without nuts" is a time, a diet, a meal and an allergen. What a
 * filter of the page sets already (`set`) stays a word here.
 */
export function readSearch(text: string, set: ReadonlySet<FilterKind> = new Set()): ReadSearch {
  const { left, understood } = readWords(text, set)
  return { words: left.map(({ word }) => word).join(' '), understood }
}

/** All filters of a search together with those given; of two time limits the shorter counts. */
export function withUnderstood(given: Filter, understood: readonly Understood[]): Filter {
  const all: Filter = { ...given }
  for (const { filter } of understood) {
    const { minutes, difficulty, cuisine, meal, ...lists } = filter
    if (minutes) all.minutes = Math.min(minutes, all.minutes ?? minutes)
    all.difficulty ??= difficulty
    all.cuisine ??= cuisine
    all.meal ??= meal
    for (const kind of ['diets', 'without', 'leave_out', 'tags'] as const)
      if (lists[kind]) all[kind] = [...new Set([...(all[kind] ?? []), ...lists[kind]])]
  }
  return all
}

/** The same search without one of its filters. What must not be in it goes last: it takes the words that follow. */
export function dropFilter(text: string, label: string, set: ReadonlySet<FilterKind> = new Set()): string {
  const { left, understood } = readWords(text, set)
  const kept = understood.filter((one) => one.label !== label)
  const isLast = (one: Understood) => one.text.startsWith(strings.searchWithout(''))
  const inOrder = [
    ...left.map(({ word, at }) => ({ text: word, at })),
    ...kept.filter((one) => !isLast(one)),
  ].sort((a, b) => a.at - b.at)
  return [...inOrder, ...kept.filter(isLast)].map((one) => one.text).join(' ')
}
