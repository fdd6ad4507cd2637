import { kitchenFraction, plainNumber } from '../units.ts'
import { type Answer, said } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = `(?:\\d{1,3}|${NUMBERS.slice(1).join('|')}|a dozen)`
const countOf = (text: string): number => {
  const plain = text.toLowerCase()
  if (plain === 'a dozen') return 12
  const word = NUMBERS.indexOf(plain)
  return word >= 0 ? word : Number(plain)
}

/** What the recipe is written for: "serves 4", "for 4 to 6", "makes 6 servings". */
const FROM = new RegExp(
  `\\b(?:(?:it |this |that |which )?(?:says )?(?:serves?|serving|feeds?|yields?|is for|was for|written for|recipe (?:is )?for)|(?:makes?|has)(?= ${COUNT} (?:servings?|portions?|people))|from|^(?:a )?(?:recipe )?for) (${COUNT})(?: ?(?:to|-|–|or) ?(${COUNT}))?`,
  'i',
)
/** How many are to eat, after that. */
const TO = new RegExp(
  `\\b(?:for|we'?re|we are|there'?s|there are|need(?: it for)?|make|making|up to|down to|to|want|have|feed|serve)(?: about| only| just)? (${COUNT})(?! (?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|g|grams?|ml|oz|ounces?|lbs?|pounds?|eggs?|minutes?|hours?|days?|cans?|cloves?))`,
  'gi',
)
/** One eats. */
const ALONE =
  /\b(?:i am|i'?m) (?:only )?(?:one|alone|by myself)\b|\b(?:just|only) (?:for )?me\b|\bfor (?:me alone|myself)\b/i
const ASKS =
  /\b(how (?:many|much|do i|would i|should i)|multiply|scale|scaling|cut (?:it |this )?down|adjust|convert|what (?:do|would) i)\b/i
const SMALL = new RegExp(
  `(${COUNT})?[^.,;]{0,12}\\b(?:kids|children|small ones|little ones|toddlers)\\b`,
  'i',
)
const HUNGRY = new RegExp(`(${COUNT})[^.,;]{0,12}\\b(?:teen\\w*|athletes|big eaters)\\b`, 'i')
const PLUS = new RegExp(
  `\\b(?:and|plus|\\+) (${COUNT}) (?:small ones|little ones|kids|children|toddlers)\\b`,
  'i',
)
const UNIT =
  '(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|grams?|g|kg|ml|liters?|oz|ounces?|lbs?|pounds?|cans?|sticks?|cloves?|packets?)'
const ITEM = new RegExp(
  `\\b(\\d+ \\d/\\d|\\d+/\\d|\\d+(?:\\.\\d+)?|${NUMBERS.slice(1).join('|')}|an?) ((?:${UNIT} )?(?:of )?(?!servings?|portions?|people|persons?|guests?|adults?|of us|to|third|half|quarter|recipe|minutes?|hours?|days?|small|little|teen|kids|children|are|is|were|have|who|or|and|in)[a-z]+)`,
  'gi',
)
/** Of a large egg. */
const EGG_SPOONS = 3.25

function amountOf(text: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (over && under) return Number(whole) + Number(over) / Number(under)
  return /^an?$/i.test(text) ? 1 : countOf(text)
}

/** How many portions they eat: children half of one, teenagers one and a half. */
function eatersIn(
  text: string,
  people: number,
): {
  portions: number
  says: (eaten: string) => string
} {
  const added = PLUS.exec(text)?.[1]
  const teens = HUNGRY.exec(text)?.[1]
  const small = added ?? (SMALL.test(text) && !teens ? SMALL.exec(text)?.[1] : undefined)
  if (teens) return { portions: people + countOf(teens) / 2, says: recipeStrings.withTeenagers }
  if (!small) return { portions: people, says: (eaten) => eaten }
  const half = countOf(small) / 2
  return { portions: added ? people + half : people - half, says: recipeStrings.withChildren }
}

function scaled(amount: number, what: string, factor: number): string {
  const value = amount * factor
  const name = what.replace(/^of /, '')
  const isWeight = /^(?:g|grams?|kg|ml|oz|ounces?)\b/.test(name)
  const shown = isWeight ? plainNumber(value) : kitchenFraction(value)
  const before = `${isWeight ? plainNumber(amount) : kitchenFraction(amount)} ${name}`
  if (!/^eggs?$/.test(name) || Math.abs(value - Math.round(value)) < 0.05)
    return recipeStrings.becomes(before, `**${shown} ${name}**`)
  if (value > 2)
    return recipeStrings.becomes(before, recipeStrings.eggsExactly(Math.round(value), plainNumber(value)))
  const spoons = kitchenFraction((value % 1) * EGG_SPOONS)
  const ofOne = kitchenFraction(EGG_SPOONS)
  const eggs = Math.floor(value)
  return recipeStrings.becomes(
    before,
    eggs > 0
      ? recipeStrings.eggsAndBeatenEgg({ eggs, spoons, ofOne })
      : recipeStrings.beatenEgg(spoons, ofOne),
  )
}

const MOST_ITEMS = 12
const MOST_FACTOR = 50

/** "Serves 4 to 6 and uses 3 eggs, how many for 10?": the factor, and every amount that was named. */
export function writeServings(question: string): Answer | undefined {
  const from = FROM.exec(question)
  if (!from?.[1] || !ASKS.test(question)) return undefined
  const low = countOf(from[1])
  const high = from[2] ? countOf(from[2]) : low
  const base = (low + high) / 2
  const rest = `${question.slice(0, from.index)} ${' '.repeat(from[0].length)}${question.slice(from.index + from[0].length)}`
  const target =
    [...rest.matchAll(TO)].map(([, count = '']) => countOf(count)).at(-1) ??
    (ALONE.test(rest) ? 1 : undefined)
  if (!target || !base) return undefined
  const { portions, says } = eatersIn(rest, target)
  const factor = portions / base
  if (factor === 1 || factor <= 0 || factor > MOST_FACTOR) return undefined
  const items = [...rest.matchAll(ITEM)]
    .slice(0, MOST_ITEMS)
    .flatMap(([, amount = '', what = '']) =>
      Number.isFinite(amountOf(amount)) && amountOf(amount) > 0 && amountOf(amount) !== target
        ? [`- ${scaled(amountOf(amount), what.trim(), factor)}`]
        : [],
    )
  const range =
    high === low ? `${low}` : recipeStrings.servingsRange({ low, high, middle: plainNumber(base) })
  const list = items.length > 0 ? `\n${items.join('\n')}\n` : ''
  const end = factor > 1 ? recipeStrings.afterMore : recipeStrings.afterLess
  const multiply = recipeStrings.multiplyBy({
    factor: kitchenFraction(factor),
    portions: says(recipeStrings.portions(Number(plainNumber(portions)))),
    range,
  })
  return said('scale', `${multiply}\n${list}\n${end}`)
}
