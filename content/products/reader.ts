import { FOOD_EMOJI } from '#content/ingredients/emoji.ts'
import { de as german } from '#content/ingredients/languages/de.ts'
import { en as english } from '#content/ingredients/languages/en.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { createNameTables } from '#core/pantry/known-names.ts'
import { type LabelReader, labelReader } from '#core/products/label-reader.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const CARRIERS = `yogurt, greek yogurt, tea, herbal tea, green tea, chip, chocolate, chocolate candy, candy, cheese, milk, juice, ice cream, bread,
  farmer cheese, cookie, cracker, sauce, soup, cake, pudding, jam, cream cheese, sausage, beer, coffee, soda, frozen pizza, salad, dinner roll,
  granola, granola bar, margarine, butter, liqueur, vodka, rum, sparkling water, water, lemonade, muffin, waffle, doughnut, brioche, pasta salad,
  ramen noodle, lunch meat, mayonnaise, ketchup, chewing gum, energy drink, cereal, pasta, rice, crispbread, white bread, whole wheat bread`

const readers = new WeakMap<FoodBook, LabelReader>()

/** One for each vocabulary: making it takes long. */
export function labelReaderOf(foods: FoodBook): LabelReader {
  const known = readers.get(foods) ?? createLabelReader(foods)
  readers.set(foods, known)
  return known
}

/** Reads the labels of shops and makers, in German and English. */
export const createLabelReader = (foods: FoodBook): LabelReader =>
  labelReader({
    tables: createNameTables(foods, { languages: [english, german], emoji: FOOD_EMOJI }),
    words: { de, en },
    carriers: CARRIERS.split(',').map((name) => name.trim()),
  })
