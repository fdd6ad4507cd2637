import type { LineMatch, MatchedRecipe } from '../contracts/match-recipes.ts'
import { listed } from '../text/listed.ts'
import * as strings from './strings.ts'
import { isPlainSwap } from './why.ts'

type Missing = MatchedRecipe['missing'][number]
type Fit = { missing: readonly Missing[]; reasons: readonly Pick<LineMatch, 'strength'>[] }

const NEEDS_NAMED = 3
const EXTRAS_NAMED = 2

/** The missing names by what they mean to the user: needed first, then what can be left out, then what has a swap. */
export function missingNames({ missing }: Pick<Fit, 'missing'>) {
  const named = missing.filter(({ name }) => name !== '')
  const namesOf = (some: typeof named) => [...new Set(some.map(({ name }) => name))]
  const need = namesOf(named.filter(({ swap, weight }) => swap === '' && weight !== 'minor'))
  const optional = namesOf(named.filter(({ swap, weight }) => swap === '' && weight === 'minor'))
  const swapped = namesOf(named.filter((one) => one.swap !== '' && !isPlainSwap(one)))
  return { need, optional, all: [...new Set([...need, ...optional, ...swapped])] }
}

/**
 * How many of a recipe's ingredients the user has, nearly has (a similar one, or a swap) and needs. Every page counts by
 * this, and so do the colors of the lines: green, yellow, gray.
 */
function fitCounts({ missing, reasons }: Fit) {
  const swaps = missing.filter(({ swap }) => swap !== '')
  const plain = swaps.filter(isPlainSwap).length
  const strong = (strength: LineMatch['strength']) =>
    reasons.filter((match) => match.strength === strength).length
  const have = strong('full') + plain
  const nearly = strong('partial') + swaps.length - plain
  const { need, optional } = missingNames({ missing })
  return {
    /** Headings among the lines aren't ingredients. */
    lines: have + nearly + missing.length - swaps.length,
    have,
    nearly,
    need: need.length,
    optional: optional.length,
  }
}

/** "Have 4 and nearly 1 · need 2: dill, leek · also nice: parsley". */
export function haveNeed(recipe: Fit): string {
  const { have, nearly } = fitCounts(recipe)
  const { need, optional, all } = missingNames(recipe)
  if (all.length === 0 && nearly === 0) return strings.haveAll(have)
  const named = need.slice(0, need.length > NEEDS_NAMED + 1 ? NEEDS_NAMED : need.length)
  const more = need.length - named.length
  const names = more > 0 ? strings.andMore(named.join(', '), more) : named.join(', ')
  return [
    nearly > 0 ? strings.haveAndNearly(have, nearly) : strings.haveSome(have),
    need.length > 0 && strings.needSome(need.length, names),
    // A long list of extras would hide what matters.
    optional.length > 0 && optional.length <= EXTRAS_NAMED && strings.alsoNice(optional.join(', ')),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The same in a sentence: "You have 4 of 8 ingredients and nearly 1 more. You need 2, plus 1 optional." */
export function haveSentence(recipe: Fit): string {
  const { lines, have, nearly, need, optional } = fitCounts(recipe)
  if (have === lines) return strings.youHaveAll(lines)
  const has = nearly > 0 ? strings.youHaveAndNearly(have, lines, nearly) : strings.youHave(have, lines)
  if (need === 0) return optional > 0 ? `${has} ${strings.missingOptional(optional)}` : has
  return `${has} ${optional > 0 ? strings.youNeedAndOptional(need, optional) : strings.youNeed(need)}`
}

/** "Use your bacon for pancetta"; next to what has to be bought the count is enough. */
export function swapWords({ missing }: Pick<Fit, 'missing'>): string {
  if (missingNames({ missing }).need.length > 0) return ''
  const bySwap = new Map<string, string[]>()
  for (const one of missing) {
    const { swap, name } = one
    const names = bySwap.get(swap) ?? []
    if (swap !== '' && name !== '' && !isPlainSwap(one) && !names.includes(name))
      bySwap.set(swap, [...names, name])
  }
  return [...bySwap].map(([swap, names]) => strings.swapFor(swap, listed(names))).join(' · ')
}

/** "Uses up your spinach and yogurt"; empty if it uses none of what won't keep. */
export const usesUpWords = ({ uses_soon = [] }: { uses_soon?: readonly string[] | undefined }): string =>
  uses_soon.length > 0 ? strings.usesUp(listed(uses_soon)) : ''

/** The same in fewer words: "Uses up: spinach, yogurt". */
export const usesUpBrief = ({ uses_soon = [] }: { uses_soon?: readonly string[] | undefined }): string =>
  uses_soon.length > 0 ? strings.usesUpBrief(uses_soon.join(', ')) : ''
