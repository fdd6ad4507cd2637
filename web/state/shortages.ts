import { useMemo } from 'react'
import type { LineMatch, MatchedRecipe, Order } from '#core/contracts/match-recipes.ts'
import type { Shortage } from '#core/stock/shortage.ts'
import { useKitchen } from './kitchen.ts'

type Fit = { reasons?: readonly LineMatch[] | undefined }

/** What of a recipe the pantry has too little of. Amounts never leave the device: it is judged after the match. */
export function useTooLittle(): (fit: Fit | undefined, factor?: number) => readonly Shortage[] {
  const { amounts, shortagesOf } = useKitchen()
  return useMemo(
    () => (fit, factor) => (fit?.reasons && shortagesOf ? shortagesOf(fit.reasons, amounts, factor) : []),
    [amounts, shortagesOf],
  )
}

/** The same in words. */
export function useShortages(): (fit: Fit | undefined, factor?: number) => readonly string[] {
  const tooLittle = useTooLittle()
  return useMemo(() => (fit, factor) => tooLittle(fit, factor).map(({ words }) => words), [tooLittle])
}

type Ranked = Fit & Partial<Pick<MatchedRecipe, 'group' | 'why'>> & { short?: readonly string[] }

/** With too little of something a recipe isn't ready: it comes after those that are, and says what is short. */
export function withShortages<One extends Ranked>(
  recipes: readonly One[],
  order: Order,
  short: ReturnType<typeof useShortages>,
): readonly One[] {
  const judged = recipes.map((recipe): One => {
    const words = short(recipe)
    if (words.length === 0) return recipe
    const isReady = recipe.group === 'ready'
    return { ...recipe, short: words, ...(isReady && { group: 'one', why: words.join('. ') }) }
  })
  if (order !== 'ready') return judged
  const isLate = (recipe: One, at: number) => recipe.group !== recipes[at]?.group
  const late = judged.filter(isLate)
  if (late.length === 0) return judged
  const others = judged.filter((recipe, at) => !isLate(recipe, at))
  const end = others.findLastIndex(({ group }) => group === 'ready') + 1
  return [...others.slice(0, end), ...late, ...others.slice(end)]
}
