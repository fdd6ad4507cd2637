import type { Content, Fact, FoodFacts } from '../contracts/food-facts.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { parseLine } from '../ingredients/parse-line.ts'
import { COMPOUND, isKindOf } from '../ingredients/vocabulary.ts'
import { describes, PIECES } from '../ingredients/word-classes.ts'
import { normalWords } from '../text/normalise.ts'
import { CLAIM_WORDS, deniedIn, isFreshJuice, risksIn } from './claims.ts'
import { type FoodBook, foodNamed, type KnownFood } from './food-book.ts'

/** What a recipe line, or a food that a user names, stands for. */
export interface ReadFoods {
  text: string
  foods: readonly KnownFood[]
  /** Words that no record knows; nothing can be called free of anything with them. */
  unknown: readonly string[]
  optional: boolean
  /** Its foods are alternatives: "butter or margarine". */
  oneOf: boolean
}

/** Before another name these may be a likeness only: "cauliflower steak", "eggplant bacon". */
const LIKENESS = new Set<Content>(['pork', 'meat', 'poultry', 'gelatin', 'rennet'])
const RISKY: Fact = { level: 'yes', reason: '' }
const NEGATING = new Set('no not non without minus instead'.split(' '))

function without(facts: FoodFacts, denied: ReadonlySet<Content>): FoodFacts {
  if (denied.size === 0) return facts
  return new Map([...facts].filter(([content]) => !denied.has(content)))
}

const weaker = (facts: FoodFacts, soften: (content: Content, fact: Fact) => Fact): FoodFacts =>
  new Map([...facts].map(([content, fact]) => [content, soften(content, fact)]))

const sometimes = (fact: Fact): Fact => (fact.level === 'unknown' ? fact : { ...fact, level: 'sometimes' })

interface Found {
  food: KnownFood
  /** "egg-free", "without tahini". */
  denied: boolean
  from: number
  to: number
}

/** Every food named anywhere among the words, the longest names first. */
function scan(words: readonly string[], book: FoodBook): Found[] {
  const found: Found[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(book.longestName, words.length - at)
    let food: KnownFood | undefined
    let hidden = false
    for (; length > 0; length--) {
      const form = words.slice(at, at + length).join(' ')
      food = foodNamed(form, book)
      hidden = food === undefined && isCompound(words.slice(at, at + length), book)
      if (food || hidden) break
    }
    const end = at + Math.max(1, length)
    const denied = NEGATING.has(words[at - 1] ?? '') || words[end] === 'free'
    if (food) found.push({ food, denied, from: at, to: end })
    at = end
  }
  return found
}

function isCompound(words: readonly string[], { endings }: FoodBook): boolean {
  let level = endings
  for (let at = words.length - 1; at >= 0; at--) {
    const node = level.get(words[at] as string)
    if (!node) return false
    if (at === 0) return node.id === COMPOUND
    if (!node.before) return false
    level = node.before
  }
  return false
}

/** The foods that a text names, except those that it rules out: "peanut-free", "without eggs". */
export const foodsNamed = (text: string, book: FoodBook): KnownFood[] =>
  scan(normalWords(text.replace(/-/g, ' ')), book).flatMap(({ food, denied }) => (denied ? [] : food))

/** Beside the word classes of the parser; none of these is or brings a food. */
const PLAIN = new Set(
  'ground finely coarsely uncooked soft lower less non fat other your choice style individual size stone quick cooking whole homemade plain'.split(
    ' ',
  ),
)
const leavesItTheSame = (word: string) =>
  describes(word) || PIECES.has(word) || PLAIN.has(word) || /^\d/.test(word)

/** A name that is known by its end alone ("peanut satay sauce"): its front may bring allergens of its own. */
function byParts(words: readonly string[], book: FoodBook): { foods: KnownFood[]; rest: string[] } {
  const found = scan(words, book).filter((one) => !one.denied)
  const covered = new Set(found.flatMap(({ from, to }) => words.slice(from, to)))
  const last = found.at(-1)
  const foods = found.map(({ food, to }) =>
    to === words.length || food === last?.food
      ? food
      : {
          name: food.name,
          facts: weaker(food.facts, (content, fact) => (LIKENESS.has(content) ? sometimes(fact) : fact)),
        },
  )
  return { foods, rest: words.filter((word) => !covered.has(word) && !leavesItTheSame(word)) }
}

/** The same lines are read again for every need and every answer that lists their recipe. */
const CACHE_LINES = 5000
const CACHE_LINE_LENGTH = 200
const caches = new WeakMap<FoodBook, Map<string, ReadFoods>>()

/** Reads a recipe line. Of what stands beside its names ("greased with butter") only "may contain" follows. */
export function readFoods(text: string, book: FoodBook): ReadFoods {
  if (text.length > CACHE_LINE_LENGTH) return readLine(text, book)
  const cache = caches.get(book) ?? new Map<string, ReadFoods>()
  caches.set(book, cache)
  const read = cache.get(text) ?? readLine(text, book)
  if (cache.size >= CACHE_LINES) cache.clear()
  cache.set(text, read)
  return read
}

/** How an apple may be, rather than something made of it. */
const ADJECTIVES = new Set(['crisp', 'tart'])

/** Every food that a line names; no name spans a comma: "1 apple, crisp and tart" is no apple crisp. */
const besideNames = (text: string, book: FoodBook): Found[] =>
  text.split(/[,;()]/).flatMap((part) => {
    const words = normalWords(part)
    return scan(words, book).filter(({ from, to }) => !ADJECTIVES.has(words.slice(from, to).join(' ')))
  })

function readLine(text: string, book: FoodBook): ReadFoods {
  const whole = book.named.get(normalWords(text).join(' '))
  if (whole) return { text, foods: [whole], unknown: [], optional: false, oneOf: false }
  const { optional, alternatives } = parseLine(text)
  const denied = new Set(deniedIn(text))
  const foods: KnownFood[] = []
  const unknown: string[] = []
  for (const { words, ingredient, exact } of ingredientsOfLine(text, book)) {
    const named = book.named.get(words.join(' '))
    if (named) foods.push(named)
    else if (ingredient && exact) foods.push(ingredient)
    else {
      const { foods: parts, rest } = byParts(words, book)
      foods.push(...(parts.length > 0 ? parts : ingredient ? [ingredient] : []))
      const strange = denied.size > 0 ? rest.filter((word) => !CLAIM_WORDS.has(word)) : rest
      if (strange.length > 0) unknown.push(words.join(' '))
    }
  }
  for (const content of risksIn(text)) foods.push({ name: text, facts: new Map([[content, RISKY]]) })
  // A general word beside the name of a kind ("frozen udon" noodles) adds nothing.
  const names = new Set(foods.flatMap(({ name }) => [name, ...isKindOf(book, name).map((kind) => kind.name)]))
  // "hummus without tahini" has no sesame: what is left out takes its contents with it.
  // A dish "without tahini" has no sesame. Not in a recipe line: "1 cup milk, without cream" still is milk.
  const isDish = !/\d/.test(text) && /\bwithout\b/i.test(text)
  for (const { food, denied: left } of besideNames(text, book)) {
    if (left) {
      if (isDish) for (const [content, { level }] of food.facts) if (level === 'yes') denied.add(content)
    } else if (!names.has(food.name)) {
      names.add(food.name)
      foods.push({ name: food.name, facts: weaker(food.facts, (_, fact) => sometimes(fact)) })
    }
  }
  return {
    text,
    foods: foods.map(({ name, facts }) => ({
      name,
      facts: without(
        facts,
        facts.get('sulfites')?.level === 'sometimes' && isFreshJuice(text, name)
          ? new Set<Content>([...denied, 'sulfites'])
          : denied,
      ),
    })),
    unknown,
    optional,
    oneOf: alternatives.length > 0,
  }
}
