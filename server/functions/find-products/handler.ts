import { listReaderOf } from '#content/ingredients/reader.ts'
import { PRODUCT_CATEGORIES } from '#content/products/categories.ts'
import { NAME_WORDS } from '#content/products/name-words.ts'
import { labelReaderOf } from '#content/products/reader.ts'
import { findProductsInput, findProductsOutput } from '#core/contracts/find-products.ts'
import { productFood } from '#core/products/category-food.ts'
import type { ProductRow } from '#core/products/product-row.ts'
import { defineFunction } from '../definition.ts'

/** What an operator's list of products says about codes: which food each one is, so that a pantry can list it. */
export const findProducts = defineFunction({
  input: findProductsInput,
  output: findProductsOutput,
  handler: async ({ input, db, recipes }) => {
    const rows = await db<ProductRow[]>`
      select code, name, amount, categories from sous.products where code = any(${[...new Set(input.codes)]})`
    const knowledge = {
      vocabulary: recipes.vocabulary,
      categories: PRODUCT_CATEGORIES,
      words: NAME_WORDS,
      reader: listReaderOf(recipes.vocabulary),
      labels: labelReaderOf(recipes.vocabulary),
    }
    return {
      products: rows.map((row) => ({
        code: row.code,
        name: row.name,
        amount: row.amount,
        ...productFood(row, knowledge),
      })),
    }
  },
})
