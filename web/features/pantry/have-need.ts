import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { listed } from '#core/food-facts/labels.ts'
import { isPlainSwap } from '#core/matching/why.ts'

type Fit = Pick<MatchedRecipe, 'missing' | 'reasons'>

const NEEDS_NAMED = 3
const EXTRAS_NAMED = 2

/** The missing names by what they mean to the user: needed first, then what can be left out, then what has a swap. */
export function missingNames({ missing }: Pick<MatchedRecipe, 'missing'>) {
  const named = missing.filter(({ name }) => name !== '')
  const namesOf = (some: typeof named) => [...new Set(some.map(({ name }) => name))]
  const need = namesOf(named.filter(({ swap, weight }) => swap === '' && weight !== 'minor'))
  const optional = namesOf(named.filter(({ swap, weight }) => swap === '' && weight === 'minor'))
  const swapped = namesOf(named.filter((one) => one.swap !== '' && !isPlainSwap(one)))
  return { need, optional, all: [...new Set([...need, ...optional, ...swapped])] }
}

/** "Have 4 · need 2: dill and leek · also nice: parsley". */
export function haveNeed(recipe: Fit): string {
  const have = recipe.reasons.filter(({ strength }) => strength !== 'none').length
  const { need, optional, all } = missingNames(recipe)
  if (all.length === 0) return `Have all ${have}`
  const named = need.slice(0, need.length > NEEDS_NAMED + 1 ? NEEDS_NAMED : need.length)
  const more = need.length - named.length
  const names = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
  return [
    `Have ${have}`,
    need.length > 0 && `need ${need.length}: ${names}`,
    // A long list of extras would hide what matters.
    optional.length > 0 && optional.length <= EXTRAS_NAMED && `also nice: ${optional.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "Use your bacon for pancetta"; next to what has to be bought, just "1 swap". */
export function swapWords({ missing }: Pick<MatchedRecipe, 'missing'>): string {
  const bySwap = new Map<string, string[]>()
  for (const one of missing) {
    const { swap, name } = one
    const names = bySwap.get(swap) ?? []
    if (swap !== '' && name !== '' && !isPlainSwap(one) && !names.includes(name))
      bySwap.set(swap, [...names, name])
  }
  if (bySwap.size > 0 && missingNames({ missing }).need.length > 0)
    return bySwap.size === 1 ? '1 swap' : `${bySwap.size} swaps`
  return [...bySwap].map(([swap, names]) => `Use your ${swap} for ${listed(names)}`).join(' · ')
}
