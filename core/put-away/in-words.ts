import type { PantryFact } from '../contracts/pantry-facts.ts'
import { measureText } from '../shopping/measure.ts'
import type { Amount } from '../stock/event.ts'
import { singular } from '../text/plural.ts'

/** Metric amounts, as packs and scales have them. */
const METRIC: Readonly<Record<string, readonly [large: string, small: string] | undefined>> = {
  gram: ['kg', 'g'],
  kilogram: ['kg', 'g'],
  milliliter: ['l', 'ml'],
  liter: ['l', 'ml'],
}
const LARGE = new Set(['kilogram', 'liter'])

/** At most so many decimals, and no zeros behind them. */
const plain = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

/** An amount as people write it: "2", "1.5 kg", "500 g", "½ cup". */
export function amountWords({ value, unit }: Amount): string {
  const metric = unit === null ? undefined : METRIC[unit]
  if (!metric || unit === null) return measureText({ value, unit })
  const small = LARGE.has(unit) ? value * 1000 : value
  const [large, little] = metric
  return small >= 1000
    ? `${plain(small / 1000, 3)} ${large}`
    : `${plain(small, small < 10 ? 1 : 0)} ${little}`
}

/** Nobody counts them in the plural. */
const MASS =
  /(?:^|\s)(?:broccoli|cauliflower|garlic|asparagus|spinach|kale|celery|lettuce|corn|ginger|fennel|okra|rhubarb|chard|cress|arugula|fruit|produce|meat|fish|salmon|bread|cheese)$/

function pluralOf(name: string): string {
  const last = name.split(' ').at(-1) ?? ''
  if (singular(last) !== last || MASS.test(name)) return name
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies')
  if (/(?:s|x|z|ch|sh|potato|tomato|mango)$/.test(name)) return `${name}es`
  return /(?:lea|loa|hal)f$/.test(name) ? name.replace(/f$/, 'ves') : `${name}s`
}

const GRAMS: Readonly<Record<string, number | undefined>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
}
/** One of them may weigh a little more than is usual. */
const ONE = 1.5

/** A food as its amount has it: 2 of them, or 1.5 kg of them, are "onions". */
export function calledBy(name: string, amount: Amount | null, fact: PantryFact | null): string {
  if (!amount) return name
  const { value, unit } = amount
  if (unit === null) return value > 1 ? pluralOf(name) : name
  const each = fact?.category === 'vegetables' || fact?.category === 'fruits' ? fact.gramsEach : null
  const grams = GRAMS[unit]
  return each && grams && value * grams > ONE * each ? pluralOf(name) : name
}

interface Told {
  called: string
  /** The amount in words; empty if unknown. */
  words: string
  much: { amount: Amount | null; text: string | null }
}

/** A food with its amount: "2 onions", "1.5 kg potatoes", "2 packages of rice", "flour (half a bag)". */
export function inWords({ called, words, much }: Told): string {
  if (words === '') return called
  if (!much.amount || much.text) return `${called} (${words})`
  const { unit } = much.amount
  return unit === null || METRIC[unit] || GRAMS[unit] ? `${words} ${called}` : `${words} of ${called}`
}
