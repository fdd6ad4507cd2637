import type { Amount } from '#core/stock/event.ts'

const SMALL = new Set(['gram', 'milliliter'])
const LARGE = new Set(['kilogram', 'liter', 'pound', 'cup', 'pint', 'quart', 'gallon'])

function stepFor({ value, unit }: Amount): number {
  if (unit !== null && SMALL.has(unit)) return value <= 100 ? 10 : value <= 500 ? 50 : 100
  return unit !== null && LARGE.has(unit) ? 0.25 : 1
}

/** The next round amount up or down, in the steps that one counts this unit in. Not below nothing. */
export function stepped(amount: Amount, direction: 1 | -1): Amount {
  const step = stepFor(amount)
  const steps = amount.value / step
  const next = direction === 1 ? Math.floor(steps + 1) : Math.ceil(steps - 1)
  return { ...amount, value: Math.max(0, Math.round(next * step * 1000) / 1000) }
}
