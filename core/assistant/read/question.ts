import type { Need } from '../../contracts/food-facts.ts'
import { singular } from '../../text/plural.ts'
import type { Method } from '../knowledge.ts'
import { type Measure, measuresIn, UNITS, type UnitId } from '../units.ts'
import { type EatenFood, readAsked } from './asked-needs.ts'
import type { Lexicon } from './lexicon.ts'
import { clausesOf, isRequest, type ReadLimits, readLimits, replaces } from './limits.ts'
import { foldQuestion, questionWords, stem } from './question-words.ts'
import { correctWords } from './spelling.ts'

export interface FoodMention {
  /** The name used in the tables. */
  name: string
  /** As written in the question. */
  words: string
  /** A narrower name that has a table entry of its own. */
  own?: string
}

/** What was understood of a question, before any answer is chosen. */
export interface Reading {
  folded: string
  words: readonly string[]
  /** The corrected words as one string. */
  text: string
  stems: ReadonlySet<string>
  foods: readonly FoodMention[]
  methods: readonly Method[]
  measures: readonly Measure[]
  people: number | undefined
  pounds: number | undefined
  /** "bone-in", "hard", "frozen", "raw", "opened" … */
  states: ReadonlySet<string>
  /** Diets, allergens and people that it asks about. */
  needs: readonly Need[]
  /** Foods that it asks about, dishes and products too. */
  eaten: readonly EatenFood[]
  limits: ReadLimits
  /** The words without those that state an allergy or a diet. */
  wish: string
}

const METHOD_WORDS: readonly (readonly [Method, RegExp])[] = [
  ['air fryer', /\bair fryer\b/],
  ['slow cooker', /\bslow cooker\b/],
  ['pressure cooker', /\bpressure cooker\b/],
  ['microwave', /\bmicrowav\w*/],
  ['deep-fry', /\bdeep fr(y|ied|ying)\b/],
  ['grill', /\b(grill\w*|barbecue\w*|bbq)\b/],
  ['broil', /\bbroil\w*/],
  ['steam', /\bsteam\w*/],
  ['poach', /\bpoach\w*/],
  ['smoke', /\bsmok(e|er|ing)\b/],
  ['bake', /\b(bak(e|ed|ing)|roast(ed|ing|s)?|oven)\b/],
  ['boil', /\b(boil\w*|simmer\w*)\b/],
  ['pan', /\b(pan|skillet|saute\w*|sear\w*|fry|fried|frying|stove ?top|stove|scramble\w*)\b/],
]
const METHOD_IN_NAME = /\b(roast|fried|fry|baked|smoked|grilled|roasted|broiled|boiled)\b/

const STATES: readonly (readonly [string, RegExp])[] = [
  ['soft', /\b(soft|runny|dippy)\b/],
  ['jammy', /\bjammy\b/],
  ['medium', /\bmedium\b/],
  ['hard', /\bhard\b/],
  ['rare', /\brare\b/],
  ['mediumrare', /\bmediumrare\b/],
  ['mediumwell', /\bmediumwell\b/],
  ['welldone', /\bwelldone\b/],
  ['bone-in', /\b(bonein|bone)\b/],
  ['boneless', /\bboneless\b/],
  ['frozen', /\bfrozen\b/],
  ['soaked', /\bsoaked\b/],
  ['whole', /\bwhole\b/],
  ['cubes', /\b(cubes?|cubed|diced|chunks?|wedges?|chopped)\b/],
  ['half', /\bhal(f|ves|ved)\b/],
  ['spatchcock', /\bspatchcock\w*/],
  ['fried', /\b(fried|sunny|over easy)\b/],
  ['scrambled', /\bscrambled\b/],
  ['raw', /\b(raw|uncooked|fresh|before (cooking|roasting|i cook))\b/],
  ['cooked', /\b(cooked|leftover|baked|roasted|grilled|boiled|fried)\b/],
  ['leftover', /\bleftover\b/],
  ['opened', /\b(open|opened)\b/],
  ['canned', /\b(canned|can of|cans? of|tinned|tin of)\b/],
  ['dry', /\b(dry|dried)\b/],
]

const SPOKEN: Partial<Record<UnitId, string>> = {
  g: 'gram',
  lb: 'pound',
  oz: 'ounce',
  kg: 'kilogram',
  l: 'liter',
}

/** Mentioned alongside the food in question, rarely meant themselves. */
const WEAK = new Set(['water', 'ice', 'cooking spray', 'food coloring', 'date', 'salt', 'seasoning'])
const NOT_FOOD_AFTER: Readonly<Record<string, RegExp>> = {
  date: /\b(the|past|sell by|best by|use by|expiration|expiry|its|of)$/,
  season: /.*/,
  clove: /\b(one|two|three|four|\d+|garlic)$/,
}

/** Words that name a food only when used as a noun: "fry the fish", "mince the garlic", "how to toast nuts". */
const VERBS: Readonly<Record<string, RegExp>> = {
  fry: /.*/,
  mince: /(^|\b(to|i|you|we|should|finely|and|or|how|hand))$/,
  toast: /(^|\b(to|i|you|we|should|and|or|how))$/,
  crumble: /(^|\b(to|i|you|we|does|did|it|cookies?|burgers?))$/,
  skewer: /(^|\b(to|i|you|we))$/,
}
/** Appliances: in "air fryer chicken wings" there is no fryer chicken. */
const APPLIANCES = /\b(air fryer|slow cooker|pressure cooker|toaster oven|dutch oven|cast iron)\b/g

function foodsIn(said: readonly string[], lexicon: Lexicon): FoodMention[] {
  const words = said
    .join(' ')
    .replace(APPLIANCES, (name) => name.replace(/\S+/g, '|'))
    .split(' ')
  const plain = words.map(singular)
  const strong: FoodMention[] = []
  const weak: FoodMention[] = []
  for (let at = 0; at < plain.length; ) {
    let length = Math.min(lexicon.longest, plain.length - at)
    let name: string | undefined
    for (; length > 0; length--) {
      name = lexicon.foods.get(plain.slice(at, at + length).join(' '))
      if (name !== undefined) break
    }
    if (name === undefined) {
      at++
      continue
    }
    const before = words.slice(0, at).join(' ')
    const verb = length === 1 ? VERBS[words[at] ?? ''] : undefined
    if (!NOT_FOOD_AFTER[name]?.test(before) && !verb?.test(before)) {
      const own = lexicon.narrow.get(plain.slice(at, at + length).join(' '))
      const mention = { name, words: words.slice(at, at + length).join(' '), ...(own ? { own } : {}) }
      const into = WEAK.has(name) ? weak : strong
      if (!into.some((one) => one.name === name)) into.push(mention)
    }
    at += length
  }
  return headsFirst([...strong, ...weak].slice(0, 12), words.join(' '))
}

/** Words that name a dish or a preparation: in "venison sausage" and "pumpkin soup" the last word counts. */
const HEADS =
  /\b(sausage|bratwurst|hamburger patty|burger|meatball|meatloaf|soup|stew|curry|pie|cake|bread|muffin|cookie|pizza|lasagna|casserole|dumpling|ravioli|salad|chili|kebab|pancake|quiche|broth|risotto|burrito|quesadilla|pasta bake|samosa|cheesecake|brownie|jerky|sandwich|fritter)$/

function headsFirst(foods: readonly FoodMention[], text: string): FoodMention[] {
  const head = foods.find(
    ({ name, words }) =>
      HEADS.test(name) &&
      foods.some((other) => text.includes(`${other.words} ${words}`) && other.name !== name),
  )
  return head ? [head, ...foods.filter((food) => food !== head)] : [...foods]
}

/** Two foods without a word between them are one dish, and its last word determines what it is: "garlic mushrooms". */
export function compoundIn(
  foods: readonly FoodMention[],
  text: string,
): { words: string; head: FoodMention } | undefined {
  const strong = foods.filter(({ name }) => !WEAK.has(name))
  const said = ` ${text} `
  const follows = (first: FoodMention, head: FoodMention) =>
    first !== head &&
    [' ', ' wrapped ', ' stuffed ', ' crusted '].some((join) =>
      said.includes(` ${first.words}${join}${head.words} `),
    )
  for (const head of strong) {
    const first = strong.find((one) => follows(one, head))
    // "Honey garlic salmon": the last in the sequence.
    if (first && !strong.some((one) => follows(head, one)))
      return { words: `${first.words} ${head.words}`, head }
  }
  return undefined
}

/** Food names that contain a method ("pot roast") must not be taken for one. */
function methodsIn(text: string, foods: readonly FoodMention[]): Method[] {
  let rest = text.replace(
    /\bdutch oven\b|\bbaking (soda|powder|sheet|dish|pan|tray)\b|\bsheet pan\b|\bpan sauce\b/g,
    ' ',
  )
  for (const { name, words } of foods) {
    if (words.includes(' ') && METHOD_IN_NAME.test(name)) rest = rest.replace(words, ' ')
  }
  return METHOD_WORDS.filter(([, pattern]) => pattern.test(rest)).map(([method]) => method)
}

const PEOPLE_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
}

const COUNTED = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const WITH_KIDS = new RegExp(
  `\\b${COUNTED} adults?,? (?:and|plus|&) ${COUNTED} (?:small |little |young )?(?:kids?|children|toddlers?)\\b`,
)
const countOf = (word: string | undefined) =>
  word === 'one' ? 1 : (PEOPLE_WORDS[word ?? ''] ?? Number(word))

function peopleIn(text: string): number | undefined {
  // Children eat about half.
  const family = WITH_KIDS.exec(text)
  if (family) return countOf(family[1]) + Math.ceil(countOf(family[2]) / 2)
  const match =
    /\b(?:for|feeds?|feeding|serves?|serving) (?:a (?:party|group|crowd|family) of |about |around )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?! ?(?:minute|hour|day|night|week|month|lb|pound|inch|year|yrs?\b|yo\b|am\b|pm\b|degree|cup|g\b|kg|oz|or \d|to \d))\b/.exec(
      text,
    ) ??
    /\b(\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|twenty) (?:people|persons?|guests?|servings?|adults|portions?|kids|of us)\b/.exec(
      text,
    )
  if (!match?.[1]) return undefined
  const count = PEOPLE_WORDS[match[1]] ?? Number(match[1])
  return count > 0 ? count : undefined
}

function poundsOf(measures: readonly Measure[]): number | undefined {
  for (const { value, unit } of measures) {
    if (value === undefined) continue
    if (unit === 'lb') return value
    if (unit === 'kg') return value * 2.2046
  }
  return undefined
}

/** Says what is to be replaced: "instead of butter". Without it, the food of the allergy is. */
const NAMES_REPLACED =
  /\b(instead of|in place of|(substitutes?|alternatives?|replacements?|swaps?|subs?) (for|to)|replace)\b/

/** The words of an allergy name nothing to cook with, unless that is to be replaced. */
function foodsMeant(words: readonly string[], limits: ReadLimits, lexicon: Lexicon): FoodMention[] {
  const text = words.join(' ')
  const goes = (replaces(text) || /\bwhat\b.*\buse\b/.test(text)) && !NAMES_REPLACED.test(text)
  if (limits.spoken.size === 0 || (goes && !isRequest(text))) return foodsIn(words, lexicon)
  return foodsIn(
    words.map((word, at) => (limits.spoken.has(at) ? '|' : word)),
    lexicon,
  )
}

export function readQuestion(question: string, lexicon: Lexicon): Reading {
  const folded = foldQuestion(question)
  const words = correctWords(questionWords(folded), lexicon.speller)
  const text = words.join(' ')
  const limits = readLimits({ ...clausesOf(folded), words }, lexicon.vocabulary)
  const { needs, eaten } = readAsked(words, limits.spoken, lexicon)
  const foods = foodsMeant(words, limits, lexicon)
  const wish = words.filter((_, at) => !limits.spoken.has(at))
  const measures = measuresIn(folded)
  // "100g" is one word; the unit in it counts as mentioned.
  const units = measures.map(({ unit }) => stem(SPOKEN[unit] ?? UNITS[unit].name))
  return {
    folded,
    words,
    text,
    // An aubergine is also found as an eggplant; what a recipe must not contain finds nothing.
    stems: new Set(
      [...(isRequest(text) ? wish : words), ...foods.flatMap(({ name }) => name.split(' '))]
        .map(stem)
        .concat(units),
    ),
    foods,
    methods: methodsIn(text, foods),
    measures,
    people: peopleIn(text),
    pounds: poundsOf(measures),
    states: new Set(STATES.filter(([, pattern]) => pattern.test(text)).map(([state]) => state)),
    needs: [...new Set([...needs, ...limits.stated.needs])],
    eaten,
    limits,
    wish: wish.join(' '),
  }
}
