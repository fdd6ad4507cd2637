import type { Amount } from './event.ts'

/** Weights in grams and volumes in milliliters; every other unit stands for itself. */
const MASS: Readonly<Record<string, number>> = {
  milligram: 0.001,
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
}
const VOLUME: Readonly<Record<string, number>> = {
  milliliter: 1,
  centiliter: 10,
  deciliter: 100,
  liter: 1000,
  teaspoon: 5,
  tablespoon: 15,
  'fluid ounce': 30,
  cup: 240,
  pint: 480,
  quart: 960,
  gallon: 3840,
}
const FAMILIES = [MASS, VOLUME]

/** The same amount in another unit; undefined where neither can be told from the other. */
export function inUnit({ value, unit }: Amount, wanted: string | null): Amount | undefined {
  if (unit === wanted) return { value, unit }
  if (unit === null || wanted === null) return undefined
  for (const family of FAMILIES) {
    if (!Object.hasOwn(family, unit) || !Object.hasOwn(family, wanted)) continue
    const [from, to] = [family[unit], family[wanted]]
    if (from && to) return { value: (value * from) / to, unit: wanted }
  }
  return undefined
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Undefined if they can't be added. */
export function plus(one: Amount, other: Amount): Amount | undefined {
  const more = inUnit(other, one.unit)
  return more && { value: rounded(one.value + more.value), unit: one.unit }
}

/** Not below nothing; undefined if one can't be taken from the other. */
export function minus(one: Amount, other: Amount): Amount | undefined {
  const less = inUnit(other, one.unit)
  return less && { value: rounded(Math.max(0, one.value - less.value)), unit: one.unit }
}
