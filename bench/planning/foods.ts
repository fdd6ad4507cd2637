import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { resolve } from '#core/ingredients/vocabulary.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import type { FoodRule, Rules } from '../pantry/rules.ts'
import { book, KNOWLEDGE, ROWS } from './shelf.ts'

/** What isn't sold by the piece, bunch or can is weighed in the shop, in steps of this many grams. */
const LOOSE = 100
const LONG: [number, number] = [730, 730]

const nameOf = (food: string) =>
  resolve(KNOWLEDGE.vocabulary, food)?.name ??
  ingredientsOfLine(food, KNOWLEDGE.vocabulary)[0]?.ingredient?.name ??
  food

/** A food that recipes need and the pantry's rules don't have, by what Sous knows of it. Nobody snacks on it. */
function extraFood(name: string, size: number | null): FoodRule {
  const fact = answerFacts([name], KNOWLEDGE).facts[name]
  const kept = fact && (fact.place === 'freezer' ? fact.keeps.freezer : fact.keeps[fact.place].closed)
  // An open can goes to the fridge; of pieces, only one is cut.
  const later = fact?.gramsEach ? null : fact?.keeps.fridge.opened
  const opened = fact && fact.place !== 'freezer' ? (fact.keeps[fact.place].opened ?? later) : null
  return {
    name,
    category: fact?.category ?? 'pantry',
    place: fact?.place ?? 'pantry',
    package: size ?? LOOSE,
    ...(fact?.gramsEach && { each: fact.gramsEach }),
    keeps: kept ? [kept[0], kept[1]] : LONG,
    opened: opened ? [opened[0], opened[1]] : null,
    safety: fact?.basis === 'safety',
    staple: fact?.staple ?? false,
    carried: 0,
    snack: [0, 0],
  }
}

/** Whether Sous says how long it keeps in the freezer. */
export const canFreeze = (food: string): boolean =>
  answerFacts([food], KNOWLEDGE).facts[food]?.keeps.freezer != null

/** All foods of the rules and of the cookbook, by any of their names. */
export function worldFoods(rules: Rules): { all: readonly FoodRule[]; ruleOf: (name: string) => FoodRule } {
  const byName = new Map(rules.foods.map((food) => [nameOf(food.name), food]))
  for (const row of ROWS)
    for (const line of book.factsOf(row).lines) {
      if (!line) continue
      const name = nameOf(line.food)
      if (!byName.has(name)) byName.set(name, extraFood(line.food, line.package))
    }
  for (const food of rules.foods) byName.set(food.name, food)
  const ruleOf = (name: string) => {
    const known = byName.get(name) ?? byName.get(nameOf(name))
    if (known) return known
    const food = extraFood(name, null)
    byName.set(name, food)
    return food
  }
  return { all: [...new Set(byName.values())], ruleOf }
}
