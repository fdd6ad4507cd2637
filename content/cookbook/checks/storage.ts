import type { CookbookRecipe } from '../record.ts'

/** A figure of the food-safety guide (content/assistant/storage.ts, content/shelf-life), in days. */
interface Limit {
  what: string
  days: number
}

/** Kinds of food by the words of the clause that names them, the first that fits. */
const NAMED: readonly (Limit & { is: RegExp })[] = [
  { is: /\bpickle[sd]?\b|\bpickled\b/i, what: 'vinegar pickles', days: 28 },
  { is: /\b(?:jam|marmalade|chutney)\b/i, what: 'jams', days: 28 },
  { is: /\b(?:syrup|caramel sauce)\b/i, what: 'syrups', days: 14 },
  { is: /\b(?:dry mix|spice mix|seasoning mix|rub|dukkah|za'atar)\b/i, what: 'dry mixes', days: 183 },
  { is: /\b(?:nuts|cashews|almonds|peanuts|walnuts|pecans|seeds)\b/i, what: 'toasted nuts', days: 14 },
  { is: /\b(?:boiled eggs|eggs in their shells)\b/i, what: 'boiled eggs', days: 7 },
  {
    is: /\b(?:herb|scallion|garlic|chil[ei]|seasoned|infused|flavored) oil\b/i,
    what: 'oils with fresh herbs or garlic',
    days: 4,
  },
  { is: /\bpesto\b/i, what: 'pesto', days: 3 },
  { is: /\b(?:vinaigrette|glaze)\b/i, what: 'dressings', days: 7 },
  { is: /\b(?:crackers|chips|croutons|pita|fried shallots|crumbs)\b/i, what: 'dry crackers', days: 14 },
]

/** The same by the title, where the storage text says only how long "it" keeps. */
const TITLED: readonly (Limit & { is: RegExp })[] = [
  { is: /\bpickle[sd]?\b|\bkimchi\b/i, what: 'vinegar pickles', days: 28 },
  { is: /\b(?:jam|marmalade|chutney|preserves)\b/i, what: 'jams', days: 28 },
  { is: /\b(?:dry|spice|pancake|cocoa) mix\b|\bseasoning\b|\brub\b/i, what: 'dry mixes', days: 183 },
  {
    is: /\b(?:cookies|shortbread|biscotti|macaroons|crackers|granola|brittle|gingersnaps|snickerdoodles)\b/i,
    what: 'cookies and dry snacks',
    days: 14,
  },
  { is: /\b(?:nuts|cashews|almonds|peanuts|pecans|popcorn|trail mix)\b/i, what: 'toasted nuts', days: 14 },
  { is: /\b(?:energy|oat|date) (?:bites|balls|bars)\b/i, what: 'oat bites', days: 7 },
  { is: /\b(?:salsa|pico de gallo)\b(?!.*\bsoup\b)/i, what: 'fresh salsa', days: 7 },
  { is: /\b(?:herb|scallion|garlic|chil[ei]) oil$/i, what: 'oils with fresh herbs or garlic', days: 4 },
  { is: /\b(?:ice cream|sorbet|granita|popsicles)\b/i, what: 'ices', days: 90 },
]

const COOKED: Limit = { what: 'cooked dishes, beans, soups and grains', days: 4 }
const BAKED: Limit = { what: 'bread and cakes', days: 7 }
const RAW_EGG: Limit = { what: 'raw eggs', days: 2 }
const RAW_FISH: Limit = { what: 'raw fish', days: 1 }
/** At room temperature, bread and cake stale or mold sooner. */
const ON_THE_COUNTER = 5
/** Longer in the freezer is safe, but not good. */
const FREEZER_MONTHS = 6

const PERIOD =
  /\b(?:(\d+)(?:\s+(?:to|or)\s+(\d+))?|(an?|one|two|three|four|five|six)|(a few|several))\s+(day|week|month)s?\b/gi
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.5 }
const COLD = /\b(?:fridge|refrigerat\w+)\b/i
const FROZEN = /\bfr(?:eez\w*|ozen)\b/i
const COUNTER = /\b(?:room temperature|on the counter|in a cupboard)\b/i
const PLACES = /\b(?:fridge|refrigerat\w+|fr(?:eez\w*|ozen)|room temperature|counter|cupboard)\b/gi

interface Period {
  text: string
  days: number
  /** The words of the clause. */
  clause: string
  place: 'fridge' | 'freezer' | 'counter' | undefined
}

function placeOf(clause: string, at: number, length: number): Period['place'] {
  const places = [...clause.matchAll(PLACES)].map(({ 0: word, index }) => ({
    word,
    // "2 months in the freezer", "freezer for 2 months": the nearest one, without another period in between.
    distance: index > at ? index - at - length : at - index - word.length,
    between: clause.slice(Math.min(at + length, index), Math.max(index, at)),
  }))
  const near = places
    .filter(({ between }) => !/\d|[,;]/.test(between) || places.length === 1)
    .toSorted((a, b) => a.distance - b.distance)[0]
  if (!near) return undefined
  return FROZEN.test(near.word) ? 'freezer' : COLD.test(near.word) ? 'fridge' : 'counter'
}

function periodsIn(storage: string): Period[] {
  return storage.split(/(?<=[.;:])\s+/).flatMap((clause) =>
    [...clause.matchAll(PERIOD)].map((match) => {
      const [text, from, to, word, vague] = match
      const number = vague ? 3 : Number(to ?? from ?? WORDS[word?.toLowerCase() ?? ''] ?? 1)
      const days = number * (DAYS[match[5]?.toLowerCase() ?? ''] ?? 1)
      return { text, days, clause, place: placeOf(clause, match.index, text.length) }
    }),
  )
}

function limitOf({ title, meal, ingredients }: CookbookRecipe, { clause }: Period): Limit {
  const named = NAMED.find(({ is }) => is.test(clause))
  if (named) return named
  if (ingredients.some((line) => /sushi-grade/i.test(line))) return RAW_FISH
  if (ingredients.some((line) => /\bpasteurized eggs?\b|\beggs?, pasteurized/i.test(line))) return RAW_EGG
  const titled = TITLED.find(({ is }) => is.test(title))
  if (titled) return titled
  if (meal === 'bread' || meal === 'dessert') return BAKED
  // Strained and boiled, or sour.
  return meal === 'drink' ? { what: 'drinks', days: 5 } : COOKED
}

const BAKES = /bread|dessert|snack/

function checkPeriod(recipe: CookbookRecipe, period: Period): string[] {
  const { text, days, place } = period
  if (place === 'freezer' || (days >= 30 && FROZEN.test(recipe.storage)))
    return days > FREEZER_MONTHS * 31
      ? [`storage: '${text}' in the freezer; at most ${FREEZER_MONTHS} months`]
      : []
  const limit = limitOf(recipe, period)
  if (days > limit.days)
    return [`storage: '${text}' is too long; the food-safety guide gives ${limit.what} ${limit.days} days`]
  if (place !== 'counter') return []
  if (limit === BAKED && days > ON_THE_COUNTER)
    return [`storage: '${text}' on the counter; at most ${ON_THE_COUNTER} days`]
  return limit === COOKED && !BAKES.test(recipe.meal) && !isDry(period.clause) && !isBread(recipe)
    ? [`storage: '${text}' at room temperature; cooked food at most 2 hours`]
    : []
}

const isDry = (clause: string) => /\b(?:crisp|airtight|toasted)\b/i.test(clause)
const isBread = ({ title }: CookbookRecipe) => /\b(?:muffins|scones|bread|loaf|buns|cake)\b/i.test(title)

/** "Good at room temperature the same day" of a cooked dish: 2 hours is the most. */
function checkCounter({ storage, meal, title }: CookbookRecipe): string[] {
  if (BAKES.test(meal) || isBread({ title } as CookbookRecipe)) return []
  const wrong = storage
    .split(/(?<=[.;:])\s+/)
    .find(
      (clause) => COUNTER.test(clause) && /\b(?:same day|all day|overnight|until evening)\b/i.test(clause),
    )
  return wrong ? [`storage: '${wrong}' is too long at room temperature; cooked food at most 2 hours`] : []
}

/** Checks that the storage text gives no time longer than the food-safety guide does. */
export function checkStorage(recipe: CookbookRecipe): string[] {
  return [
    ...periodsIn(recipe.storage).flatMap((period) => checkPeriod(recipe, period)),
    ...checkCounter(recipe),
  ]
}
