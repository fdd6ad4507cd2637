import { readFileSync } from 'node:fs'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { dishes } from '#content/food-facts/dishes.ts'
import { products } from '#content/food-facts/products.ts'
import { GUIDE_PAGES } from '#content/guides/order.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { ALLERGENS, DIETS } from '#core/contracts/food-facts.ts'
import { readFactTable } from '#core/food-facts/read-facts.ts'
import { DetectorModelSchema } from '#core/vision/detector.ts'

const detector = DetectorModelSchema.parse(
  JSON.parse(readFileSync(new URL('../vision/model/sous-detector.json', import.meta.url), 'utf8')),
)

/** What can be counted instead of measured. */
export const contentFigures = () => ({
  recipes: COOKBOOK.length,
  ingredients: INGREDIENTS.length,
  dishesAndProducts: readFactTable(dishes).size + readFactTable(products).size,
  substitutions: SUBSTITUTIONS.length,
  allergens: ALLERGENS.length,
  diets: DIETS.length,
  guides: GUIDE_PAGES.length,
  detectorClasses: detector.classes.filter(({ shipped }) => shipped).length,
})
