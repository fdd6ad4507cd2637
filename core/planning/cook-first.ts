import type { Ingredient } from '../contracts/ingredient.ts'

/** What a line asks for cooked: how long that takes, and whether it has to be cold again. */
export interface CookedBefore {
  minutes: number
  isCold: boolean
}

/** Boiled, rested and drained. */
const COOKING: Readonly<Partial<Record<Ingredient['category'], number>>> = {
  grains: 25,
  pasta: 15,
  meat: 30,
  poultry: 30,
}
const CHILLING = 40
const COOKED = /(?<!-)\b(?:cooked|leftover|day-old)\b/i
const COLD = /\b(?:leftover|day-old|cold|chilled)\b/i
/** Sold like that. */
const SOLD =
  /\b(?:pouch(?:es)?|packets?|frozen|microwave|canned|rotisserie|deli|smoked|ham|cooked (?:shrimp|prawns))\b/i

/** Undefined for what is taken as it is bought. */
export function cookedBefore(line: string, bought: Ingredient | undefined): CookedBefore | undefined {
  const minutes = bought && COOKING[bought.category]
  if (!minutes || SOLD.test(line)) return undefined
  const isCold = COLD.test(line) && (COOKED.test(line) || bought.category === 'grains')
  return isCold || COOKED.test(line.split(',')[0] ?? '') ? { minutes, isCold } : undefined
}

/** Cooked already: "leftover rice" in the pantry. */
export const isCooked = (name: string): boolean => /\b(?:cooked|left-?over|day-old|cold)\b/i.test(name)

/** The time of a dish whose rice has to be cooked: meanwhile, or before, with the time to cool. */
export function withCooking(minutes: number | null, before: readonly CookedBefore[]): number | null {
  if (minutes === null) return null
  const cold = before.filter(({ isCold }) => isCold)
  const longest = (some: readonly CookedBefore[]) => Math.max(0, ...some.map((one) => one.minutes))
  return Math.max(minutes, longest(before)) + (cold.length > 0 ? longest(cold) + CHILLING : 0)
}
