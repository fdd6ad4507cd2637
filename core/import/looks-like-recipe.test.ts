import { describe, expect, it } from 'vitest'
import { looksLikeRecipe } from './looks-like-recipe.ts'

describe('looksLikeRecipe', () => {
  it.each([
    [
      'with steps',
      'Pancakes\n200 g flour\n2 eggs\nWhisk everything and fry thin pancakes in butter until golden.',
    ],
    ['with headings', 'Brot\nZutaten\n500 g Mehl\n1 TL Salz\nZubereitung\nKneten, backen'],
  ])('knows a recipe %s', (_name, text) => expect(looksLikeRecipe(text)).toBe(true))

  it.each([
    ['a list of ingredients', '200 g flour\n2 large eggs, beaten\n- 1 cup milk\nsalt, pepper'],
    ['a remark', 'You have to try this, we had it yesterday and it was wonderful.'],
    ['nothing', ''],
  ])('is no recipe: %s', (_name, text) => expect(looksLikeRecipe(text)).toBe(false))
})
