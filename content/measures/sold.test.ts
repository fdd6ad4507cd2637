import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { resolve } from '#core/ingredients/vocabulary.ts'
import { purchaseOf } from '#core/recipes/purchases.ts'
import { scaleLine } from '#core/recipes/scale-line.ts'
import { purchaseList } from '#core/shopping/purchase-list.ts'
import { MEASURES } from './index.ts'

const vocabulary = createFoods()
const bought = (line: string, factor = 1) => {
  const purchase = purchaseOf(line, { vocabulary, measures: MEASURES }) ?? null
  return purchaseList([{ line: scaleLine(line, factor), name: line, purchase }], factor, 'us')[0]?.line
}

describe('what is bought', () => {
  it.each([
    ['1 cup chopped onion', '1 onion'],
    ['2 cups chopped onion', '2 onions'],
    ['1 onion, chopped', '1 onion'],
    ['2 large onions, sliced', '2 onions'],
    ['2 tablespoons lemon juice', '1 lemon'],
    ['1/3 cup lemon juice', '2 lemons'],
    ['1 teaspoon grated lemon zest', '1 lemon'],
    ['2 egg yolks', '2 eggs'],
    ['1/4 cup chopped parsley', '1 bunch parsley'],
    ['6 fresh mint leaves', '1 bunch mint'],
    ['3 cloves garlic, minced', '1 head garlic'],
    ['2 tablespoons grated ginger', '1 piece ginger'],
    ['3 stalks celery', '1 bunch celery'],
    ['4 green onions', '1 bunch green onions'],
    ['2 cans (15 ounces / 425 g each) chickpeas, drained', '2 cans chickpeas'],
    ['1 1/2 cups cooked chickpeas', '1 can chickpeas'],
    ['1 pound dried chickpeas', '1 lb dried chickpeas'],
    ['1 cup (240 ml) coconut milk', '1 can coconut milk'],
    ['7 ounces (200 g) feta cheese', '7 oz feta cheese'],
    ['1 cup (113 g) grated cheddar cheese', '4 oz cheddar cheese'],
    ['1 1/2 pounds ground beef', '1½ lb ground beef'],
    ['4 salmon fillets (about 1 1/2 pounds)', '4 salmon fillets'],
    ['1/2 teaspoon ground cumin', 'ground cumin (for ½ tsp)'],
    ['2 tablespoons olive oil', 'olive oil (for 2 tbsp)'],
    ['2 cups all-purpose flour', 'all-purpose flour (for 2 cups)'],
    ['1 teaspoon dried basil', 'dried basil (for 1 tsp)'],
    ['salt, to taste', 'salt'],
    ['2 cups cherry tomatoes', '11 oz cherry tomatoes'],
  ])('%s is bought as %s', (line, expected) => expect(bought(line)).toBe(expected))

  it('is more for more servings', () => {
    expect(bought('1 cup chopped onion', 2)).toBe('2 onions')
    expect(bought('1/2 teaspoon ground cumin', 2)).toBe('ground cumin (for 1 tsp)')
    expect(bought('1 can chickpeas', 0.5)).toBe('1 can chickpeas')
  })

  it('is never a cup or a spoon of something, nor nothing, in all of the cookbook', () => {
    for (const line of COOKBOOK.flatMap(({ ingredients }) => ingredients))
      expect(bought(line), line).not.toMatch(
        /^(?:0 |[\d½¼¾⅓⅔⅛ /.]+(?:cup|tbsp|tsp|tablespoon|teaspoon|pinch))/,
      )
  })

  it('knows every name in its tables', () => {
    const { packs, whole, loose, pressed } = MEASURES.sold
    for (const name of [...Object.keys(packs), ...whole, ...loose, ...Object.keys(pressed)])
      expect(resolve(vocabulary, name)?.name, name).toBe(name)
  })
})
