import { createFoods } from '#content/food-facts/book.ts'

/** The words that the cookbook is written in. */
export const VOCABULARY = createFoods()
