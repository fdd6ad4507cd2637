import { INGREDIENT_FACTS } from '#content/food-facts/ingredients.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { APART } from './apart.ts'
import { baking } from './baking.ts'
import { bread } from './bread.ts'
import { cheeses } from './cheese.ts'
import { condiments } from './condiments.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { eggs } from './eggs.ts'
import { fruits } from './fruits.ts'
import { grains } from './grains.ts'
import { herbs } from './herbs.ts'
import { legumes } from './legumes.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { oils } from './oils.ts'
import { pantry } from './pantry.ts'
import { pasta } from './pasta.ts'
import { poultry } from './poultry.ts'
import type { PlainIngredient } from './record.ts'
import { seafood } from './seafood.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { vegetables } from './vegetables.ts'

const ALL = [
  ...vegetables,
  ...fruits,
  ...herbs,
  ...spices,
  ...meat,
  ...poultry,
  ...seafood,
  ...dairy,
  ...cheeses,
  ...eggs,
  ...grains,
  ...pasta,
  ...bread,
  ...legumes,
  ...nuts,
  ...oils,
  ...condiments,
  ...baking,
  ...sweeteners,
  ...pantry,
  ...drinks,
]

function factsOf(name: string) {
  const known = INGREDIENT_FACTS.get(name)
  if (!known) throw new Error(`${name} has no facts`)
  return known.facts
}

function apartFromParent({ name, parent }: PlainIngredient) {
  const apart = APART.get(`${name} < ${parent}`)
  return apart && { apart }
}

/** The whole vocabulary, the most common first. */
export const INGREDIENTS: readonly Ingredient[] = ALL.map((one) => ({
  ...one,
  ...apartFromParent(one),
  facts: factsOf(one.name),
})).sort((a, b) => b.popularity - a.popularity || (a.name < b.name ? -1 : 1))
