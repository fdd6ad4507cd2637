import type { LineWeight } from '../contracts/recipe-kind.ts'

interface Missing {
  name: string
  weight: LineWeight
  swap: string
}

const NAMED = 3

const unique = (names: readonly string[]) => [...new Set(names.filter((name) => name !== ''))]

function listed(names: readonly string[]): string {
  if (names.length > NAMED)
    return `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

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
  const instead = swap
    ? `Use your ${swap.swap} for ${swap.name}${more.length > 0 ? `, and ${more.length} more ${more.length === 1 ? 'swap' : 'swaps'}` : ''}`
    : ''
  if (needed.length > 0) return [`Needs ${listed(needed)}`, instead].filter(Boolean).join('. ')
  if (nice.length > 0)
    return [`You have everything but the ${listed(nice)}`, instead].filter(Boolean).join('. ')
  return instead === '' ? 'You have everything' : instead
}
