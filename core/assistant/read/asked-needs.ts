import type { Need } from '../../contracts/food-facts.ts'
import { foodNamed } from '../../food-facts/food-book.ts'
import { isAllergen } from '../../food-facts/needs.ts'
import { singular } from '../../text/plural.ts'
import type { Lexicon } from './lexicon.ts'
import { needPhrase } from './limits.ts'

export interface EatenFood {
  /** As the question names it, with its article: "a cheeseburger". */
  words: string
  /** Without the article. */
  name: string
}

interface AskedNeeds {
  /** Diets, allergens and people that the question asks about. */
  needs: readonly Need[]
  /** Foods that it asks about: ingredients, dishes and products, or words that no record knows. */
  eaten: readonly EatenFood[]
}

const MAX_NEED = 4
const FOLLOWS = /^(free|allergy|allergies|allergic|intolerant|intolerance)$/
const HOLDS = /^(contains?|containing|have|has|got|there|any|includes?|with)$/
const BETWEEN = /^(and|or|any|some|a|an|the|raw|of|traces?|it|in|real|actual|usually|also|much|lots?)$/
const YES_NO = /^(so |and |but )?(is|are|does|do|did|will|would|isnt|doesnt|arent)\b/
/** What stands around the name of a food in a question about it. */
const AROUND = new Set(
  `is are does do did will would can could may might should if when while whenever with without for from to of in on at
  the a an my our your his her this that these those it its they them i im am we you he she who people person someone
  anyone and or but so also still ever really actually usually normally always often considered safe ok okay fine good
  bad suitable allowed alright eat eats eating have has had having get got give gave serve drink drinks use using
  contain contains containing include includes there any some made make free friendly diet diets allergy allergies
  allergic allergen intolerant intolerance women woman mom moms child children kid kids son daughter grandson granddaughter grandchild nephew niece baby toddler little old year
  years month months during what about how no not be being been was were isnt doesnt arent cant dont know tell me whats
  buy bought store regular normal plain real ordinary standard homemade please hi hello hey disease severe mild
  their than as by all most every wife husband friend guest guests one ones lot lots much many want wants need
  whether which yes just now then too very trying try okay contains inside`.split(/\s+/),
)

/** They belong to the name of the food that follows: "raw milk", "whole grapes". */
const QUALITY = new Set(
  'whole raw dried smoked canned roasted unpasteurized pasteurized fried pickled cured decaf dark white unsalted hard soft instant'.split(
    ' ',
  ),
)

/** The positions of the words that name a need, and those needs. */
function needsAsked(words: readonly string[], longestFood: (at: number) => number) {
  const found = new Set<Need>()
  const phrases: (readonly [from: number, to: number])[] = []
  const text = words.join(' ')
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_NEED, words.length - at)
    let needs: Need[] = []
    for (; length > 0; length--) {
      needs = needPhrase(words.slice(at, at + length).join(' '))
      // "Eggs dairy" are two.
      const two = length > 1 && needPhrase(words.slice(at + 1, at + length).join(' ')).length > 0
      if (needs.length > 0 && !(two && needPhrase(words[at] as string).length > 0)) break
    }
    if (needs.length === 0 || isMeantAsFood(words, text, at, length, needs, longestFood)) {
      at++
      continue
    }
    for (const need of needs) found.add(need)
    phrases.push([at, at + length])
    at += length
  }
  // "Is vegan parmesan dairy free": with a need to ask for, the one before a food belongs to its name.
  const asks = phrases.filter(([, to]) => longestFood(to) === 0)
  const kept = asks.length > 0 && phrases.length > 1 ? asks : phrases
  const spans = new Set(kept.flatMap(([from, to]) => words.map((_, at) => at).slice(from, to)))
  const asked = kept.flatMap(([from, to]) => needPhrase(words.slice(from, to).join(' ')))
  return {
    needs: kept === phrases ? [...found] : [...new Set(asked)],
    spans,
    named: phrases.filter((one) => !kept.includes(one)),
  }
}

function isMeantAsFood(
  words: readonly string[],
  text: string,
  at: number,
  length: number,
  needs: readonly Need[],
  longestFood: (at: number) => number,
): boolean {
  const phrase = words.slice(at, at + length).join(' ')
  const after = words[at + length] ?? ''
  // Kosher salt and baby carrots are for everyone.
  if (!needs.some(isAllergen)) return /^(kosher|baby|veggie)$/.test(phrase) && longestFood(at) > length
  if (FOLLOWS.test(after)) return false
  if (longestFood(at) > length) return true
  // "peanut butter" names no need, and neither do the nuts in "pine nuts".
  for (let from = Math.max(0, at - 3); from < at; from++) if (from + longestFood(from) > at) return true
  if (needs.length > 1 || longestFood(at) === 0) return false
  let before = at - 1
  while (before >= 0 && BETWEEN.test(words[before] as string) && !HOLDS.test(words[before] as string))
    before--
  const holds = words[before] ?? ''
  if (YES_NO.test(text) && HOLDS.test(holds) && holds !== 'with') return false
  // "Is tofu soy", "are eggs a kind of dairy".
  const last = at + length === words.length
  return !(
    last &&
    /^(so |and )?(is|are)\b/.test(text) &&
    before >= 1 &&
    longestFoodBefore(before, longestFood)
  )
}

const longestFoodBefore = (end: number, longestFood: (at: number) => number): boolean => {
  for (let from = Math.max(0, end - 3); from <= end; from++)
    if (from > 0 && longestFood(from) === end - from + 1) return true
  return false
}

const PEOPLE_WORDS = new Set(
  'flatmate roommate friend husband wife partner boyfriend girlfriend him her them me us son daughter kid kids child children toddler mother father mom dad mum grandma grandpa sister brother guest guests muslim jewish jew hindu jain buddhist colleague neighbor family'.split(
    ' ',
  ),
)

/** What a question about a food asks for: "is [naan] [dairy free]". `skip` are words that state an allergy. */
export function readAsked(words: readonly string[], skip: ReadonlySet<number>, lexicon: Lexicon): AskedNeeds {
  const book = lexicon.vocabulary
  const plain = words.map(singular)
  const longestFood = (at: number): number => {
    for (let length = Math.min(book.longestName, words.length - at); length > 0; length--)
      if (foodNamed(plain.slice(at, at + length).join(' '), book)) return length
    return 0
  }
  const { needs, spans, named } = needsAsked(words, longestFood)
  const inName = new Set(named.flatMap(([from, to]) => words.map((_, at) => at).slice(from, to)))
  const eaten: EatenFood[] = []
  let strange: number[] = []
  const flush = () => {
    // A quality alone is no food.
    if (strange.some((at) => !QUALITY.has(words[at] as string)))
      push(strange[0] as number, (strange.at(-1) as number) + 1)
    strange = []
  }
  const push = (from: number, to: number) => {
    const name = words.slice(from, to).join(' ')
    const article = /^(a|an)$/.test(words[from - 1] ?? '') ? `${words[from - 1]} ` : ''
    if (!eaten.some((one) => one.name === name)) eaten.push({ name, words: `${article}${name}` })
  }
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string
    const length = spans.has(at) || skip.has(at) ? 0 : longestFood(at)
    if (length > 0 && !AROUND.has(words.slice(at, at + length).join(' '))) {
      // A word before it that no record knows belongs to its name.
      const from = strange[0] ?? at
      strange = []
      push(from, at + length)
      at += length
      continue
    }
    if (inName.has(at)) strange.push(at)
    else if (QUALITY.has(word) && !spans.has(at)) strange.push(at)
    else if (spans.has(at) || skip.has(at) || AROUND.has(word) || /^\d/.test(word)) flush()
    // Common words and people are no food; an unknown word may be one.
    else if (!lexicon.isKnown(word) && !PEOPLE_WORDS.has(word)) strange.push(at)
    else flush()
    at++
  }
  flush()
  return { needs, eaten }
}
