import { ALLERGENS, type Allergen, DIETS, type Diet, type Need } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { deniedIn } from '#core/food-facts/claims.ts'
import { fitsDiet } from '#core/food-facts/recipe-facts.ts'
import { type Judgement, judgeRead } from '#core/food-facts/verdict.ts'
import type { Role } from './record.ts'

/** The green part alone has none of the fructans of the white one. */
const GREENS = /\bgreen onion (tops|greens)\b/

/** The ingredient as its label describes it: "vegetarian cheese" has no rennet, "gluten-free flour" no gluten. */
export function asLabeled(ingredient: Ingredient, label: string): Ingredient {
  const denied = new Set([...deniedIn(label), ...deniedIn(ingredient.name)])
  if (GREENS.test(label)) denied.add('fodmap')
  const facts = [...ingredient.facts].filter(([content]) => !denied.has(content))
  return facts.length === ingredient.facts.size ? ingredient : { ...ingredient, facts: new Map(facts) }
}

/** The vocabulary's name, unless the label asks for a kind of its own: "vegetarian swiss cheese". */
export const shoppingName = ({ ingredient, label }: { ingredient: Ingredient; label: string }): string =>
  deniedIn(label).size > 0 && deniedIn(ingredient.name).size === 0 ? label : ingredient.name

/** The verdict on what goes in instead, all of it together. */
export const judgeParts = (parts: readonly Ingredient[], need: Need): Judgement =>
  judgeRead(
    parts.map((part) => ({ text: part.name, foods: [part], unknown: [], optional: false, oneOf: false })),
    need,
  )

/** Which diets a swap keeps, by what is in it. High-protein asks for protein only where protein is replaced. */
export const dietsOf = (parts: readonly Ingredient[], roles: readonly Role[]): Diet[] =>
  DIETS.filter(
    (diet) =>
      (diet === 'high-protein' && !roles.includes('protein')) || fitsDiet(diet, judgeParts(parts, diet)),
  )

export const allergensOf = (parts: readonly Ingredient[]): Allergen[] =>
  ALLERGENS.filter((allergen) => judgeParts(parts, allergen).verdict === 'contains')
