import { createTerm } from '../ingredients/match.ts'
import { isKindOf, type Vocabulary } from '../ingredients/vocabulary.ts'
import { weightIn } from '../matching/readiness.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import { isCooked, withCooking } from './cook-first.ts'
import type { LineFacts } from './line-facts.ts'
import type { RecipeFacts } from './plan-book.ts'
import type { PlanNeed, PlanRecipe } from './problem.ts'
import { amountOfBoth } from './sold-amount.ts'

type LineReason = ReturnType<RecipeIndex['explain']>[number][number]

/** Which of the stock covers a line, as a plan counts it: what is taken for a meal is gone afterwards. */
export function createCover(stock: readonly string[], vocabulary: Vocabulary) {
  const nameOf = (text: string) => vocabulary.ingredients[createTerm(text, vocabulary).id]?.name
  const kinOf = (name: string) => [name, ...isKindOf(vocabulary, name).map((one) => one.name)]
  const byName = new Map<string, string>()
  const names = new Map(stock.map((text) => [text, nameOf(text)]))
  for (const [text, name] of names) if (name !== undefined && !byName.has(name)) byName.set(name, text)
  /** One is a kind of the other: cheddar does for cheese, but broth doesn't use up the chicken. Fewer steps are closer; -1 if neither. */
  const stepsTo = (name: string, food: string) => {
    const [up, down] = [kinOf(name).indexOf(food), kinOf(food).indexOf(name)]
    return up >= 0 && down >= 0 ? Math.min(up, down) : Math.max(up, down)
  }
  const found = new Map<string, readonly string[]>()
  /** All that is the food or a kind of it, the closest first. */
  const kinIn = (food: string): readonly string[] => {
    const known = found.get(food)
    if (known) return known
    const kin = [...names]
      .map(([text, name]) => ({ text, steps: name === undefined ? -1 : stepsTo(name, food) }))
      .filter(({ steps }) => steps >= 0)
      .sort((a, b) => a.steps - b.steps)
      .map(({ text }) => text)
    found.set(food, kin)
    return kin
  }
  return ({ strength, ingredient, staple }: LineReason, { food, ingredient: named }: LineFacts): string[] => {
    if (staple) return []
    const kin = new Set([...kinIn(food), ...(named ? kinIn(named.name) : [])])
    // A line for lemon juice is covered by what would be bought for it: the lemon.
    if (strength !== 'full') return strength === 'partial' || byName.has(food) ? [...kin] : []
    // Canned tomatoes for canned ones, although fresh ones would do.
    const [closest] = kin
    return closest !== undefined && names.get(closest) === food
      ? [...new Set([closest, ingredient, ...kin])]
      : [...new Set([ingredient, ...kin])]
  }
}

/** More are never needed for one meal. */
const MOST_ALSO = 4

const rounded = (value: number) => Math.round(value * 1000) / 1000

const sum = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : one + other

/** Two lines of the same food are one need. */
function merge(one: PlanNeed, other: PlanNeed): PlanNeed {
  return {
    ...one,
    grams: sum(one.grams, other.grams),
    amount: amountOfBoth(one, other),
    minor: one.minor && other.minor,
    staple: one.staple && other.staple,
    package: one.package ?? other.package,
  }
}

/** What a line takes cooked is there like that, or nothing has to be. */
const isReady = ({ before }: LineFacts, stock: readonly string[]) => !before || stock.some(isCooked)

/** The time of a recipe in this kitchen, with what has to be cooked for it, and what of that has to be cold. */
export function timeWith(
  { recipe, lines }: RecipeFacts,
  reasons: readonly LineReason[],
  cover: ReturnType<typeof createCover>,
): Pick<PlanRecipe, 'minutes' | 'first'> {
  const open = lines.flatMap((line, at) => {
    const reason = reasons[at]
    return line?.before && reason && !isReady(line, cover(reason, line))
      ? { ...line.before, food: line.food }
      : []
  })
  const first = [...new Set(open.flatMap(({ isCold, food }) => (isCold ? food : [])))]
  return { minutes: withCooking(recipe.minutes, open), ...(first.length > 0 && { first }) }
}

/** What a recipe needs for one serving, and what of it is there. */
export function needsWith(
  { recipe, lines }: RecipeFacts,
  weights: string | null,
  reasons: readonly LineReason[],
  cover: ReturnType<typeof createCover>,
  standIn?: (line: string, facts: LineFacts) => string | undefined,
): PlanNeed[] {
  const needs = new Map<string, PlanNeed>()
  for (const [at, line] of lines.entries()) {
    const reason = reasons[at]
    if (!line || !reason) continue
    const { food, grams, amount, keeps, ingredient } = line
    const [stock = null, ...also] = cover(reason, line)
    const instead = stock === null && !reason.staple ? standIn?.(reason.line, line) : undefined
    const need: PlanNeed = {
      food,
      grams: grams && grams / recipe.servings,
      amount: amount && { ...amount, value: amount.value / recipe.servings },
      stock,
      ...(also.length > 0 && { also: also.slice(0, MOST_ALSO) }),
      staple: reason.staple,
      ...(instead && { instead }),
      // Nobody lists oil and flour: the user checks whether they are there.
      minor:
        weightIn(Number(weights?.[at] ?? 1)) === 'minor' || (stock === null && Boolean(ingredient?.staple)),
      keeps,
      package: line.package,
    }
    const key = `${food}\n${stock ?? ''}`
    const known = needs.get(key)
    needs.set(key, known ? merge(known, need) : need)
  }
  return [...needs.values()].map((need) => ({
    ...need,
    grams: need.grams && rounded(need.grams),
    amount: need.amount && { ...need.amount, value: rounded(need.amount.value) },
    package: need.package && rounded(need.package),
  }))
}
