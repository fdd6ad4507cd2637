import { liftOf } from '../../contracts/chat.ts'
import type { Diet } from '../../contracts/food-facts.ts'
import { singular } from '../../text/plural.ts'
import { broken, type FoodLimits, joinLimits, limitsFrom, needsOf } from '../limits.ts'
import { NO_WISH, type RecipeWish } from '../recipe-wish.ts'
import type { Turn } from '../write/answer.ts'
import { asksMore, asksToCook, FEWER, type Heard, ordinalIn, QUICKER, refines } from './asks-to-cook.ts'
import { DISHES } from './dishes.ts'
import type { Lexicon } from './lexicon.ts'
import { clausesOf } from './limits.ts'
import { type Reading, readQuestion } from './question.ts'
import { foldQuestion } from './question-words.ts'
import { correctWords } from './spelling.ts'
import { withoutPart } from './standing.ts'
import {
  cuisineIn,
  gearIn,
  ingredientsIn,
  KIDS,
  LEFTOVERS,
  mealIn,
  minutesIn,
  moodsIn,
  OVERNIGHT,
  OWNS,
  occasionIn,
  PANTRY,
} from './wish-words.ts'
import { asWithout } from './without.ts'

export interface StandingWish {
  wish: RecipeWish
  /** "Another one": what was listed before isn't listed again. */
  more: boolean
  /** "The second one" of what was listed last; -1 is the last. */
  opens: number | undefined
}

const MAX_TURNS = 8
const MAX_TURN = 600

/** Named beside what is wanted, or too general to look for. */
const NO_MAIN = new Set(
  'leftovers,herbs,spices,vegetables,vegetable,water,salt,seasoning,fruit,meat,ice,date,egg wash,cooking spray,food,black pepper'.split(
    ',',
  ),
)
const HALAL = /\b(?:muslims?|ramadan|iftar|eid)\b/
const STEPS = [10, 15, 20, 30, 45, 60, 90, 120]
const FEW = 7
const KEEPS_DISH = /^(?:with|and|also|plus|but|using)\b/

interface Said {
  text: string
  sentences: readonly string[]
  reading: Reading
  own: RecipeWish
  lifted: ReadonlySet<string>
}

/** The parts of a message: each may ask for something of its own. */
function sentencesOf(folded: string, lexicon: Lexicon): string[] {
  const { words, commas, stops } = clausesOf(folded)
  const spelled = correctWords(words, lexicon.speller)
  const sentences: string[][] = [[]]
  for (const [at, word] of spelled.entries()) {
    if (stops.has(at) || commas.has(at)) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  return sentences.map((one) => one.join(' ')).filter((one) => one !== '')
}

/** The words without foods whose last word is a dish of its own: fish sauce, stale bread. */
function dishText({ words, limits, foods }: Reading): string {
  const isRuledOut = (at: number) => DISHES.has(singular(words[at] ?? '')) && IS_NO.test(words[at - 1] ?? '')
  let text = words
    .map((word, at) => (limits.spoken.has(at) && !isRuledOut(at) && !IS_NO.test(word) ? '|' : word))
    .join(' ')
  for (const { name, words: said } of foods)
    if (said.includes(' ') && !DISHES.has(singular(said)) && /\b(?:sauce|bread|roast|dip|curry)\b/.test(name))
      text = text.replace(said, '|')
  return text.replace(USED_BREAD, '|')
}
const IS_NO = /^(?:without|no|not|or|and|any|another|a|an)$/
const USED_BREAD =
  /\b(?:with|use up|leftover|stale|old|have|got|slices? of|loaf of) (?:some |my |stale |old |leftover |a loaf of |the )*bread\b/g

/** The dish asked for, and those ruled out: "not soup". */
function dishesIn(text: string): { dish: string | undefined; notDishes: string[] } {
  const notDishes: string[] = []
  let dish: string | undefined
  let at = -1
  for (const [name, { asked }] of DISHES) {
    const out = new RegExp(
      `\\b(?:without|no|not)(?: (?:\\w+|\\|),?(?: or| and))?(?: any| an?| another| more)? ${asked.source}`,
    )
    if (out.test(text)) notDishes.push(name)
    else {
      // The last word says what it is: "curry noodle soup".
      const place = text.search(asked)
      if (place > at) [dish, at] = [name, place]
    }
  }
  return { dish: dish !== undefined && notDishes.includes(dish) ? undefined : dish, notDishes }
}

const NAMED =
  /^(?:(?:please|hi|hey|hello|can you|could you|do you have|got|have|give me|show me|find me|i (?:want|need)|looking for|any|an?|the|your|some|good|best|great|easy|simple|quick) )*(?:recipes? (?:for|of) (?:an? |the |some |good |easy |simple |quick |best |homemade )*)?((?:[a-z]+ ?){1,4}?)(?: recipes?)?(?: please)?(?: (?:for|to|that|which) .{1,60})?$/

/** "Recipe for beef wellington": the dish by its own name, where no word of it is anything else. */
function namedIn(sentences: readonly string[]): string | undefined {
  const [, name = ''] = NAMED.exec(sentences.find((one) => /\brecipes?\b/.test(one)) ?? '') ?? []
  const plain = name.replace(/\brecipes?\b/g, '').trim()
  const words = plain.split(' ')
  if (plain === '' || words.length < 2 || words.length > 4) return undefined
  const says =
    mealIn(plain) ??
    cuisineIn(plain) ??
    minutesIn(plain) ??
    gearIn(plain)[0] ??
    moodsIn(plain)[0] ??
    occasionIn(plain)
  return says === undefined &&
    !/\b(?:with|without|and|or|for|no|free|vegan|vegetarian|keto|using|from|my)\b/.test(plain)
    ? plain
    : undefined
}

function foodsOf({ foods }: Reading, notDishes: readonly string[]): string[] {
  const isDishWord = (name: string) =>
    [...DISHES.values()].some(({ asked }) => asked.test(name) && name.split(' ').length <= 2)
  return [
    ...new Set(
      foods
        .filter(
          ({ name, words }) =>
            !NO_MAIN.has(name) && !isDishWord(words) && !notDishes.includes(singular(words)),
        )
        .map(({ name }) => name),
    ),
  ].slice(0, 8)
}

function say(turn: string, lexicon: Lexicon): Said {
  const folded = foldQuestion(turn.slice(0, MAX_TURN))
  const sentences = sentencesOf(folded, lexicon)
  const text = sentences.join(' ')
  const plain = asWithout(
    folded,
    (word) => lexicon.foods.has(singular(word)) || [...DISHES.values()].some(({ asked }) => asked.test(word)),
  )
  // As a request, whatever it says must not be in it is read with its sign.
  const reading = readQuestion(`recipe: ${plain}`, lexicon)
  const { dish, notDishes } = dishesIn(dishText(reading))
  const { stated, wished, lifted } = reading.limits
  const named = namedIn(sentences)
  const foods = foodsOf(reading, notDishes)
  const own: RecipeWish = {
    meal: mealIn(text),
    dish,
    named,
    foods,
    notDishes,
    limits: limitsFrom(
      [...stated.needs, ...wished.needs, ...(HALAL.test(text) ? (['halal'] as const) : [])],
      [...stated.foods, ...wished.foods].filter((food) => !notDishes.includes(singular(food))),
    ),
    minutes: minutesIn(text),
    overnight: OVERNIGHT.test(text),
    cuisine: cuisineIn(text),
    gear: gearIn(text),
    servings: reading.people ?? (/\b(?:just me|for one|for myself|only me)\b/.test(text) ? 1 : undefined),
    kids: KIDS.test(text),
    moods: moodsIn(text),
    occasion: occasionIn(text),
    ingredients: ingredientsIn(text),
    leftovers: foods.length > 0 && LEFTOVERS.test(text),
    owns: OWNS.test(text),
    pantry: PANTRY.test(text),
  }
  return { text, sentences, reading, own, lifted }
}

const union = <Value>(a: readonly Value[], b: readonly Value[]) => [...new Set([...a, ...b])]

/** The standing wish with what a follow-up changes. */
function refined(before: RecipeWish, { text, own, lifted }: Said, { vocabulary }: Lexicon): RecipeWish {
  // A wish for a diet ends with a food that can't fit it; what was said of the eater is kept elsewhere.
  const ends = (diet: Diet) =>
    own.foods.length > 0 && broken([...own.foods], limitsFrom([diet]), vocabulary).length > 0
  const limits = joinLimits(
    { ...before.limits, diets: before.limits.diets.filter((diet) => !lifted.has(diet) && !ends(diet)) },
    own.limits,
  )
  const turns = own.meal !== undefined && own.meal !== before.meal && own.foods.length === 0
  const base: RecipeWish = turns
    ? { ...before, dish: undefined, named: undefined, foods: [], minutes: undefined }
    : before
  const foods =
    own.foods.length === 0 ? base.foods : KEEPS_DISH.test(text) ? union(base.foods, own.foods) : own.foods
  const faster = QUICKER.test(text)
    ? (STEPS.findLast((step) => step < (base.minutes ?? 45)) ?? STEPS[0])
    : undefined
  const drops = (one: string | undefined) =>
    one !== undefined && own.notDishes.includes(one) ? undefined : one
  const wanted = own.foods
  return {
    ...base,
    meal: drops(own.meal ?? base.meal) as RecipeWish['meal'],
    dish: own.dish ?? drops(base.dish),
    named: own.named ?? (own.dish || own.foods.length > 0 ? undefined : base.named),
    foods: foods.filter((food) => !own.limits.foods.includes(food)),
    notDishes: union(base.notDishes, own.notDishes).filter((dish) => dish !== own.dish),
    limits: {
      ...limits,
      foods: limits.foods.filter((food) => own.limits.foods.includes(food) || !wanted.includes(food)),
    },
    minutes: own.minutes ?? faster ?? base.minutes,
    overnight: base.overnight || own.overnight,
    cuisine: own.cuisine ?? base.cuisine,
    gear: union(base.gear, own.gear),
    servings: own.servings ?? base.servings,
    kids: base.kids || own.kids,
    moods: union(base.moods, own.moods).filter((mood) => !(mood === 'spicy' && own.moods.includes('mild'))),
    occasion: own.occasion ?? base.occasion,
    ingredients: own.ingredients ?? (FEWER.test(text) ? FEW : base.ingredients),
    leftovers: base.leftovers && foods.length > 0,
    owns: base.owns || own.owns,
    pantry: base.pantry || own.pantry,
  }
}

/** A request that says nothing of its own about the dish leans on the one before. */
const leans = ({ text, own }: Said) =>
  asksMore(text) ||
  QUICKER.test(text) ||
  FEWER.test(text) ||
  /^(?:and|or|but|no|not|maybe|make it|what about|how about|ok|okay|with|without|also|actually|now|then|instead|can it|could it)\b/.test(
    text,
  ) ||
  (own.meal === undefined &&
    own.dish === undefined &&
    own.named === undefined &&
    own.foods.length === 0 &&
    !own.pantry)

function heardIn({ own }: Said, { vocabulary }: Lexicon): Heard {
  const { limits } = own
  const avoided = { ...limits, diets: limits.diets.filter((diet) => diet !== 'high-protein') }
  return {
    dish: own.dish !== undefined,
    foods: own.foods.length,
    limited: needsOf(limits).length + limits.foods.length + own.notDishes.length > 0,
    contradicts: own.foods.some((food) => broken([food], avoided, vocabulary).length > 0),
  }
}

const wordsUnderstood = ({ reading }: Said): Set<string> =>
  new Set([
    ...reading.foods.flatMap(({ words }) => words.split(' ')),
    ...[...reading.limits.spoken].flatMap((at) => reading.words[at] ?? []),
  ])

/** What is wanted for cooking after all turns of a conversation; undefined if the last one doesn't ask for it. */
export function readWish(
  question: string,
  history: readonly Turn[],
  limits: FoodLimits,
  lexicon: Lexicon,
): StandingWish | undefined {
  const asked = history.filter(({ role }) => role === 'user').slice(-MAX_TURNS)
  const turns = [...asked.map(({ content }) => String(content)), question]
  let standing: RecipeWish | undefined
  let found: StandingWish | undefined
  for (const turn of turns) {
    const lifted = liftOf(turn)
    if (lifted !== undefined) {
      standing &&= withoutPart(standing, lifted)
      continue
    }
    const said = say(turn, lexicon)
    const opens = standing ? ordinalIn(said.text) : undefined
    const asks = asksToCook(said.sentences, heardIn(said, lexicon))
    found = undefined
    if (standing && opens !== undefined) found = { wish: standing, more: false, opens }
    else if (standing && (asks ? leans(said) : refines(said.sentences, wordsUnderstood(said)))) {
      standing = refined(standing, said, lexicon)
      found = { wish: standing, more: asksMore(said.text), opens: undefined }
    } else if (asks) {
      const { servings, kids } = standing ?? NO_WISH
      standing = { ...said.own, servings: said.own.servings ?? servings, kids: said.own.kids || kids }
      found = { wish: standing, more: false, opens: undefined }
    }
  }
  if (!found) return undefined
  const { wish } = found
  const all = joinLimits(limits, wish.limits)
  // What was left out of an earlier dish may be wanted now; an allergy stays, since it is no food here.
  const foods = all.foods.filter((food) => wish.limits.foods.includes(food) || !wish.foods.includes(food))
  return { ...found, wish: { ...wish, limits: { ...all, foods } } }
}

/** What a menu must not contain, in whatever words. */
export const wishLimits = (question: string, lexicon: Lexicon): FoodLimits =>
  say(question, lexicon).own.limits
