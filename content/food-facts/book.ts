import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createFoodBook } from '#core/food-facts/food-book.ts'
import { readFactTable } from '#core/food-facts/read-facts.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { dishes } from './dishes.ts'
import { products } from './products.ts'

/** All that we know by name: ingredients, products and dishes, with what is in them. */
export const createFoods = () =>
  createFoodBook(createVocabulary(INGREDIENTS), [readFactTable(dishes), readFactTable(products)])
