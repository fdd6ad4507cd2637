import {
  type KnownFood,
  type ShoppingAislesOutput,
  shoppingAislesInput,
} from '#core/contracts/shopping-aisles.ts'
import { ingredientsOfLine } from '#core/recipes/line-ingredients.ts'
import { defineFunction } from '../definition.ts'

/** Names of a shopping list in, what they are and where they stand out: the browser need not know every food. */
export const shoppingAisles = defineFunction({
  input: shoppingAislesInput,
  handler: ({ input, recipes }) => {
    const known = new Map<string, KnownFood>()
    for (const name of new Set(input.names)) {
      const found = ingredientsOfLine(name, recipes.vocabulary)[0]
      if (!found?.ingredient) continue
      const { name: food, plural, category } = found.ingredient
      // Where only the end of the name is known ("oat milk bar"), the aisle is a fair guess, the food is not.
      known.set(name, found.exact ? { food, plural, category } : { food: name, plural: name, category })
    }
    return Response.json({ foods: Object.fromEntries(known) } satisfies ShoppingAislesOutput)
  },
})
