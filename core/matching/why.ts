import type { LineWeight } from '../contracts/recipe-kind.ts'
import { listed } from '../text/listed.ts'
import * as strings from './strings.ts'

interface Missing {
  name: string
  weight: LineWeight
  swap: string
}

const NAMED = 3

const unique = (names: readonly string[]) => [...new Set(names.filter((name) => name !== ''))]

const firstOf = (names: readonly string[]): string =>
  names.length > NAMED
    ? strings.andMore(names.slice(0, NAMED - 1).join(', '), names.length - NAMED + 1)
    : listed(names)

/** One cooking oil for another: nobody needs to be told. */
export const isPlainSwap = ({ swap, name }: Pick<Missing, 'swap' | 'name'>): boolean =>
  /\boil$/.test(swap) && /\boil$/.test(name)

/** In a line, why a recipe is where it is: what it needs, the main things first, and what does instead. */
export function whyHere(missing: readonly Missing[]): string {
  const open = missing.filter(({ swap }) => swap === '')
  const of = (weight: LineWeight) => open.filter((one) => one.weight === weight).map(({ name }) => name)
  const needed = unique([...of('main'), ...of('normal')])
  const nice = unique(of('minor')).filter((name) => !needed.includes(name))
  const [swap, ...more] = missing.filter((one) => one.swap !== '' && !isPlainSwap(one))
  const instead = !swap
    ? ''
    : more.length > 0
      ? strings.swapsFor(swap.swap, swap.name, more.length)
      : strings.swapFor(swap.swap, swap.name)
  if (needed.length > 0) return [strings.needs(firstOf(needed)), instead].filter(Boolean).join('. ')
  if (nice.length > 0) return [strings.haveEverythingBut(firstOf(nice)), instead].filter(Boolean).join('. ')
  return instead === '' ? strings.haveEverything : instead
}
