import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { listReaderOf } from '#content/ingredients/reader.ts'
import { PRODUCT_CATEGORIES } from '#content/products/categories.ts'
import { NAME_WORDS } from '#content/products/name-words.ts'
import { labelReaderOf } from '#content/products/reader.ts'
import { productFood } from './category-food.ts'

const knowledge = {
  vocabulary: VOCABULARY,
  categories: PRODUCT_CATEGORIES,
  words: NAME_WORDS,
  reader: listReaderOf(VOCABULARY),
  labels: labelReaderOf(VOCABULARY),
}
const foodOf = (name: string, categories = '') => productFood({ name, categories }, knowledge)

describe('the food of a product', () => {
  it.each([
    ['Vollmilch', 'en:dairies,en:milks,en:whole-milks', 'milk'],
    ['Vollmilch', 'dairies, milks, whole-milks', 'milk'],
    ['Barista', 'en:plant-based-milk-alternatives,en:oat-based-drinks', 'oat milk'],
    ['Tomaten in Stücken', 'en:tomatoes,en:canned-tomatoes', 'canned tomato'],
    ['Carottes', 'en:vegetables,en:carrots,en:grated-carrots', 'carrot'],
    ['Reiswaffeln', 'en:rice-cakes', 'rice cake'],
    // Known only by its aisle, but for the word of the name.
    ['Rinder-Hackfleisch, 30% fettreduziert', 'en:meats,en:ground-meat-preparations', 'ground beef'],
    ['Wildlachsfilet Ricetta', 'en:seafood,en:fishes', 'salmon'],
    ['Bio Hafer Drink', 'en:beverages', 'oat milk'],
    ['Frozen raspberries', 'en:frozen-fruits,en:frozen-raspberries', 'raspberry'],
    // The name tells the kind.
    ['Mild cheddar', 'en:cheeses', 'cheddar cheese'],
    ['Penne rigate', 'en:pastas', 'penne'],
    ['Roast chicken flavor', 'en:potato-crisps', 'potato chips'],
    // Made food isn't one of its ingredients.
    ['Prinzessbohnen im Speckmantel', 'en:green-beans,en:frozen-ready-made-meals', 'ready meal'],
    ['Erdnussberge Zartbitter', 'en:peanuts,en:chocolate-covered-nuts', 'chocolate candy'],
    ['Tomato soup', 'en:tomatoes,en:soups,en:tomato-soups', 'tomato soup'],
    ['Pizza Salami', 'en:meals,en:pizzas,en:frozen-pizzas', 'frozen pizza'],
    ['Cookies with butter', 'en:butters,en:biscuits', 'cookie'],
    ['Orange soda', 'en:beverages,en:oranges,en:carbonated-drinks', 'soda'],
    ['Crab & Lobster Ravioli', 'en:meals,en:pasta-dishes,en:stuffed-pastas,en:ravioli', 'ravioli'],
    // Where categories say little, the whole name does.
    ['Fresh Spinach', 'en:plant-based-foods,en:fruits-and-vegetables-based-foods', 'spinach'],
    ["Reed's, Kombucha, Lemon", 'en:beverages', 'kombucha'],
    ['High quality marzipan', 'en:sweet-snacks,en:confectioneries', 'marzipan'],
  ])('%s (%s): %s', (name, categories, food) => expect(foodOf(name, categories)).toEqual({ food, near: [] }))

  it.each([
    ['', ''],
    ['Zorblax', 'en:groceries'],
    ['Garlic', 'en:sweet-snacks'],
    ['Milk', 'en:sauces'],
    ['Surprise', 'en:carrots,en:beef'],
    ['__proto__', 'constructor,__proto__'],
  ])('%s (%s) is not guessed', (name, categories) => expect(foodOf(name, categories).food).toBeNull())

  it('names what it may be instead', () =>
    expect(foodOf('Surprise', 'en:carrots,en:beef').near).toEqual(['beef', 'carrot']))

  it('never throws, and has few names', () => {
    const tags = fc.array(
      fc.oneof(
        fc.constantFrom(...PRODUCT_CATEGORIES.meanings.keys(), ...PRODUCT_CATEGORIES.groups.keys()),
        fc.string(),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), tags, (name, categories) => {
        const { food, near } = foodOf(name, categories.join(','))
        return food === null ? near.length <= 3 : food !== '' && near.length === 0
      }),
      { numRuns: 60 },
    )
  })

  it('has a table of many categories', () => expect(PRODUCT_CATEGORIES.meanings.size).toBeGreaterThan(350))
})
