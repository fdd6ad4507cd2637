import { INGREDIENTS } from '#content/ingredients/index.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { COOKBOOK } from './index.ts'
import { VOCABULARY } from './vocabulary.ts'

const PANTRIES = 500
const COMMON = 60
/** The app's own, for everyone who changes nothing (web/state/account-preferences.ts). */
export const STAPLES = ['water', 'salt', 'black pepper']

export function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

/**
 * A plausible pantry: 5 to 10 of the common ingredients (popularity 60 and above, staples excluded), popular ones
 * more often. Water, salt and pepper are always included, nothing else.
 */
export function drawPantries(count = PANTRIES, seed = 11): string[][] {
  const next = random(seed)
  const common = INGREDIENTS.filter(({ popularity, staple }) => popularity >= COMMON && !staple)
  const weights = common.map(({ popularity }) => popularity ** 2)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pick = () => {
    let at = next() * total
    for (const [i, weight] of weights.entries()) {
      at -= weight
      if (at <= 0) return (common[i] as (typeof common)[number]).name
    }
    return (common[0] as (typeof common)[number]).name
  }
  return Array.from({ length: count }, () => {
    const size = 5 + Math.floor(next() * 6)
    const pantry = new Set<string>()
    while (pantry.size < size) pantry.add(pick())
    return [...pantry]
  })
}

/** The best score that each pantry gets in the cookbook; 0 if there is no match. */
export function reachOf(pantries: readonly string[][]): number[] {
  const index = new RecipeIndex(
    VOCABULARY,
    COOKBOOK.map(({ slug, ingredients }) => ({ id: slug, ingredients })),
  )
  return pantries.map(
    (ingredients) => index.query({ ingredients, staples: STAPLES, limit: 1 })[0]?.sousScore ?? 0,
  )
}

const BANDS = [
  [85, 'Excellent Match (85 and above)'],
  [75, 'Great Match (75 to 84)'],
  [65, 'Good Match (65 to 74)'],
  [1, 'Fair Match (below 65)'],
  [0, 'nothing'],
] as const

export function reachTable(scores: readonly number[]): string {
  let above = Number.POSITIVE_INFINITY
  const lines = BANDS.map(([from, name]) => {
    const count = scores.filter((score) => score >= from && score < above).length
    above = from
    return `| ${name} | ${count} | ${((count / scores.length) * 100).toFixed(1)} % |`
  })
  return ['| best recipe | pantries | share |', '|---|---|---|', ...lines].join('\n')
}
