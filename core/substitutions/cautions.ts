import type { Content, Need } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { isAllergen } from '#core/food-facts/needs.ts'
import { sayContent, sayFits } from '#core/food-facts/sentence.ts'
import type { Cause } from '#core/food-facts/verdict.ts'
import * as strings from './strings.ts'
import { judgeParts } from './swap-facts.ts'

/** What a certificate decides, not an ingredient list. */
const CERTIFIED = new Set<Content>(['meat', 'poultry', 'gelatin', 'rennet', 'not kosher'])
/** There may be a little of these in a portion that still fits. */
const BY_PORTION = new Set<Content>(['fodmap', 'carbs', 'sugar', 'salt'])
/** They come without a label. */
const FRESH = new Set<Ingredient['category']>(['vegetables', 'fruits', 'herbs'])

function caution({ food, content, reason }: Cause, need: Need, fresh: boolean): string {
  if ((need === 'halal' || need === 'kosher') && CERTIFIED.has(content))
    return strings.buyCertified(food, need)
  if (BY_PORTION.has(content) && (reason === '' || /\b(portion|large|larger|more than)\b/.test(reason)))
    return strings.onlySmallPortion(food, sayFits(need))
  const said = sayContent(content)
  const why = reason === '' ? strings.canContain(food, said) : strings.canContainBecause(food, said, reason)
  return fresh && !isAllergen(need) ? why : `${why} ${strings.buyFitting(sayFits(need))}`
}

/** What to look for, one sentence for each food whose brand, kind or portion decides. */
export function cautionsFor(used: readonly Ingredient[], needs: readonly Need[]): string[] {
  const cautions = new Set<string>()
  for (const need of needs)
    for (const one of new Set(used)) {
      const { verdict, causes } = judgeParts([one], need)
      const [cause] = causes
      if (verdict === 'may contain' && cause) cautions.add(caution(cause, need, FRESH.has(one.category)))
    }
  return [...cautions]
}
