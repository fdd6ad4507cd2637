import type { Need } from '../../contracts/food-facts.ts'
import { type FoodBook, foodNamed } from '../../food-facts/food-book.ts'
import { splitNeeds } from '../../food-facts/need-words.ts'
import { isAllergen } from '../../food-facts/needs.ts'
import { singular } from '../../text/plural.ts'
import { questionWords } from './question-words.ts'

/** The words of a text, and where a new part of a sentence or a new sentence begins. */
interface Clauses {
  words: readonly string[]
  commas: ReadonlySet<number>
  stops: ReadonlySet<number>
}

interface StatedLimits {
  needs: ReadonlySet<Need>
  foods: ReadonlySet<string>
}

export interface ReadLimits {
  /** Says something about the eater: it holds from now on. */
  stated: StatedLimits
  /** Asked for in this request: "a vegan dinner without nuts". */
  wished: StatedLimits
  /** "I'm not vegan". */
  lifted: ReadonlySet<Need>
  /** Positions of the words that say so; the foods among them are not for cooking. */
  spoken: ReadonlySet<number>
}

const MAX_ITEM = 4
const AND = new Set('and or nor plus n'.split(' '))
const FILLER = new Set(
  'all any the most also both raw fresh cooked every some kind kinds type types of certain even especially a an severely very deathly'.split(
    ' ',
  ),
)
const PERSON = new Set(
  'i im we were he hes she shes they theyre my our you is am are was be to it'.split(' '),
)
const NOT_FOOD = new Set(
  'what which how can could suggest give show find but so need want please for with in on at it this that them anything something everything nothing food foods when if because recipe recipes dinner lunch breakfast make cook eat have has do does'.split(
    ' ',
  ),
)
const REQUEST =
  /\b(recipes?|dinners?|lunch(es)?|breakfasts?|supper|brunch|snacks?|meals?|desserts?|dish(es)?|ideas?|suggest\w*|recommend\w*|menus?|what (can|could|should|do|shall|to) (i |we )?(make|cook|eat|prepare|bake|serve|have)|what (is )?for|something|(cook|make|bake) (with|me|something|for)|find me|show me|give me|hungry)\b/
const REPLACES = /\b(substitut\w*|instead|replac\w*|alternatives?|swap\w*|subs?|stand in)\b/
/** "Soy free soy sauce" looks for such a product. */
export const opensFree = (text: string) => {
  const word = /^(\w+) free \w+/.exec(text)?.[1]
  return word !== undefined && needPhrase(word).length > 0
}
/** "Eggs are out": said of what one may not have, not of where it lies. */
const IS_OUT =
  /\b(?:if|since|because|when) (\w+) (?:is|are) out\b(?! (?:on|for|since|of|all|over|here|there|to)\b)|\b(\w+) (?:is|are) (?:off the table|off limits|not allowed)\b/g
/** "That isn't dairy", "without gluten". */
const RULES_OUT = /\b(?:isnt|not|non|without|no)(?: any)? ((?:tree )?\w+)\b/g
const SAYS_OF_EATER =
  /\b(?:i am|im|we are|were|i eat|we eat|i keep|we keep|i follow|i went|(?:my|our|a|the) \w+ (?:is|are|eats|keeps|has)|hes|shes|theyre|(?:he|she|who|they|family|guests|kids|everyone|someone|somebody|one of (?:us|them|the \w+)) (?:is|are|eats?|keeps?|has)|i have|we have|being|as an?|on an?|for an?|for my|for our|with|my)(?: (?:an?|on|strict|strictly|mostly|also|both|all|now|newly|old))* /g
const DISEASE = /^(celiac\w*|coeliac\w*|diabet\w*|lactose|gestational)/

export function clausesOf(folded: string): Clauses {
  const words: string[] = []
  const commas = new Set<number>()
  const stops = new Set<number>()
  for (const part of folded.split(/([,;:.!?\n()]+(?=\s|$))/)) {
    if (/^[,;:.!?\n()]+$/.test(part)) (/^,+$/.test(part) ? commas : stops).add(words.length)
    else words.push(...questionWords(part))
  }
  return { words, commas, stops }
}

export const isRequest = (text: string) => REQUEST.test(text) && !REPLACES.test(text)
export const replaces = (text: string) => REPLACES.test(text)

const phraseOf = (words: readonly string[], from: number, to: number) => words.slice(from, to).join(' ')

/** The need that exactly these words name: "tree nuts", "lactose intolerant". */
export function needPhrase(phrase: string): Need[] {
  const { needs, rest } = splitNeeds(phrase)
  return rest.trim() === '' ? needs : []
}

/** Gluten, dairy, nuts: words for allergens that are no single food, so that none can be missing or cooked. */
function namesNoFood(phrase: string, book: FoodBook): boolean {
  const needs = needPhrase(phrase)
  const form = phrase.split(' ').map(singular).join(' ')
  return needs.some(isAllergen) && (needs.length > 1 || foodNamed(form, book) === undefined)
}

/** How many words from here name one food or one need; a name ends with its part of the sentence. */
function itemLength({ words, commas, stops }: Clauses, at: number, book: FoodBook): number {
  let most = 1
  while (most < MAX_ITEM && at + most < words.length && !commas.has(at + most) && !stops.has(at + most))
    most++
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const phrase = phraseOf(words, at, at + length)
    if (needPhrase(phrase).length > 0 || foodNamed(phrase.split(' ').map(singular).join(' '), book))
      return length
  }
  return 0
}

class Collector {
  readonly needs = new Set<Need>()
  readonly foods = new Set<string>()
  add(phrase: string, book: FoodBook) {
    const { needs } = splitNeeds(phrase === 'pork' ? 'pork free' : phrase)
    for (const need of needs) this.needs.add(need)
    const form = phrase.split(' ').map(singular).join(' ')
    if (needs.length === 0) this.foods.add(foodNamed(form, book)?.name ?? form)
  }
}

/** Reads what a text says must not be in the food, and who it is for. */
export function readLimits(clauses: Clauses, book: FoodBook): ReadLimits {
  const { words, commas, stops } = clauses
  const text = words.join(' ')
  const stated = new Collector()
  const wished = new Collector()
  const lifted = new Set<Need>()
  const spoken = new Set<number>()
  const mark = (from: number, to: number) => {
    for (let at = from; at < to; at++) spoken.add(at)
  }

  /** After a comma the list goes on only if everything up to the next stop belongs to it. */
  const listGoesOn = (at: number): boolean => {
    let end = at
    while (end < words.length && !stops.has(end) && !(commas.has(end) && end > at)) end++
    for (let here = at; here < end; ) {
      const word = words[here] as string
      const length = AND.has(word) || FILLER.has(word) ? 1 : itemLength(clauses, here, book)
      if (length === 0) return false
      here += length
    }
    return end > at
  }

  /** "peanuts, shellfish and eggs" from here on; returns where it ends. */
  const forward = (start: number, take: (phrase: string) => void, allowUnknown: boolean): number => {
    let at = start
    let end = start
    for (let first = true; at < words.length; first = false) {
      if (!first) {
        if (stops.has(at)) break
        if (commas.has(at)) {
          if (!listGoesOn(at)) break
        } else if (!AND.has(words[at] as string)) break
      }
      while (at < words.length && (FILLER.has(words[at] as string) || AND.has(words[at] as string))) at++
      if (at >= words.length) break
      const word = words[at] as string
      const known = itemLength(clauses, at, book)
      const length = known || (first && allowUnknown && !NOT_FOOD.has(word) && !PERSON.has(word) ? 1 : 0)
      if (length === 0) break
      take(phraseOf(words, at, at + length))
      at += length
      end = at
      if (words[at] === 'products') end = ++at
    }
    return end
  }

  /** "severe peanut and shellfish [allergy]" up to here; returns where it begins. */
  const backward = (end: number, take: (phrase: string) => void): number => {
    let at = end
    for (;;) {
      let length = Math.min(MAX_ITEM, at)
      while (length > 0 && itemLength(clauses, at - length, book) < length) length--
      if (length === 0) return at === end ? end : at
      take(phraseOf(words, at - length, at))
      at -= length
      if (at > 0 && AND.has(words[at - 1] as string) && itemLengthBefore(at - 1) > 0) at--
      else return at
    }
  }
  const itemLengthBefore = (end: number) => {
    for (let length = Math.min(MAX_ITEM, end); length > 0; length--)
      if (itemLength(clauses, end - length, book) >= length) return length
    return 0
  }

  const request = isRequest(text)
  const bound = request || replaces(text) || opensFree(text)
  const asksHow = /^(how|why)\b/.test(text)
  // Who hates vegetables means none that a recipe could be searched by.
  const isKind = (phrase: string) => /^(?:vegetables?|veggies|veg|food|everything)$/.test(phrase)
  const states = (phrase: string) => !isKind(phrase) && stated.add(phrase, book)
  const wishes = (phrase: string) => !isKind(phrase) && wished.add(phrase, book)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    if (/^(?:epipens?|pens?)$/.test(word) && after === 'for' && (word.startsWith('epi') || before === 'epi'))
      mark(at, forward(at + 2, states, false))
    else if (
      /^(allergic|allergy|allergies|allergen|intolerant|intolerance|sensitivity|sensitive)$/.test(word)
    ) {
      const denied = /^(not|isnt|arent|never)$/.test(before)
      const take = denied
        ? (phrase: string) => {
            for (const need of needPhrase(phrase)) lifted.add(need)
          }
        : states
      if (/^(to|against|of)$/.test(after)) mark(at, forward(at + 2, take, word.startsWith('aller')))
      else {
        const from = backward(at, take)
        if (from < at) mark(from, at + 1)
      }
    } else if (
      !asksHow &&
      ((word === 'eat' && /^(cant|cannot|dont|doesnt|wont|couldnt|shouldnt|never|not)$/.test(before)) ||
        (word === 'have' && /^(cant|cannot|shouldnt|mustnt)$/.test(before)) ||
        (word === 'tolerate' && /^(cant|cannot|dont|doesnt|not)$/.test(before)) ||
        (/^avoid(ing|s)?$/.test(word) &&
          (PERSON.has(before) || /^(must|should|need|also|and)$/.test(before))))
    ) {
      const end = forward(at + 1, states, false)
      if (end > at + 1) mark(at, end)
    } else if (word === 'free' && before !== '') {
      const from = backward(at, (phrase) => {
        if (bound && needPhrase(phrase).length > 0) wishes(`${phrase} free`)
      })
      if (from < at && request) mark(from, at + 1)
    } else if (request && /^(without|no|minus|excluding)$/.test(word) && !/^(have|got|ive)$/.test(before)) {
      const end = forward(at + 1, wishes, false)
      if (end > at + 1) mark(at, end)
    }
  }

  for (const match of text.matchAll(IS_OUT)) states(match[1] ?? match[2] ?? '')
  for (const match of text.matchAll(SAYS_OF_EATER)) {
    const rest = text.slice(match.index + match[0].length)
    const opening = rest.split(' ')
    if (/^(i have|we have|with|my)\b/.test(match[0]) && !/^my \w+ /.test(match[0]) && !DISEASE.test(rest)) {
      if (!match[0].startsWith('my')) continue
    }
    for (let length = Math.min(MAX_ITEM, opening.length); length > 0; length--)
      for (const need of needPhrase(opening.slice(0, length).join(' ')))
        if (!isAllergen(need)) stated.needs.add(need)
  }
  for (const match of text.matchAll(
    /\b(?:not|no longer|isnt|arent)(?: an?| really| actually| strictly)? (\w+)/g,
  ))
    for (const need of needPhrase(match[1] ?? '')) {
      if (isAllergen(need)) continue
      lifted.add(need)
      stated.needs.delete(need)
    }
  if (!/^(is|are|does|do|can)\b/.test(text))
    for (const match of text.matchAll(RULES_OUT))
      if (namesNoFood(match[1] as string, book)) wishes(match[1] as string)
  for (const need of splitNeeds(text, (one) => !isAllergen(one)).needs)
    if (!isAllergen(need) && !lifted.has(need) && bound) wished.needs.add(need)
  return { stated, wished, lifted, spoken }
}
