import type { System } from './measures.ts'

const METRIC =
  /\d\s*(?:g|kg|mg|ml|cl|dl|l|grams?|kilos?|kilograms?|mill?ilit(?:er|re)s?|lit(?:er|re)s?)\b|°\s*C\b/i
const US = /\b(?:cups?|oz|ounces?|lbs?|pounds?|sticks?|pints?|quarts?|gallons?)\b|°\s*F\b/i

/** The units that a recipe is written in; undefined if it could be either. */
export function writtenSystem(lines: readonly string[]): System | undefined {
  let balance = 0
  for (const line of lines) balance += Number(METRIC.test(line)) - Number(US.test(line))
  return balance === 0 ? undefined : balance > 0 ? 'metric' : 'us'
}
