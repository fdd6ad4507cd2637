import { describe, expect, it } from 'vitest'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { createFoodBook } from './food-book.ts'
import { recipeFacts } from './recipe-facts.ts'
import { SAMPLE_LARDER } from './sample-larder.ts'

const foods = createFoodBook(createVocabulary(SAMPLE_LARDER), [])
const diet = (...lines: string[]) => recipeFacts(lines, foods)

describe('recipeFacts', () => {
  it('calls a recipe of plants vegan, and vegetarian too', () => {
    expect(diet('1 cup rice', '1 onion', '1 tablespoon olive oil').tags).toEqual(
      expect.arrayContaining(['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'egg-free', 'nut-free']),
    )
  })

  it.each(['1 tablespoon honey', '2 tablespoons butter', '1 egg', '1 teaspoon fish sauce'])(
    'is not vegan with %s',
    (line) => {
      expect(diet('1 cup rice', line).tags).not.toContain('vegan')
    },
  )

  it('keeps honey, butter and egg vegetarian, but not chicken broth or fish sauce', () => {
    expect(diet('1 egg', '1 teaspoon honey', '1 tablespoon butter').tags).toContain('vegetarian')
    expect(diet('1 cup rice', '2 cups chicken broth').tags).not.toContain('vegetarian')
    expect(diet('1 cup rice', '1 teaspoon fish sauce').tags).not.toContain('vegetarian')
  })

  it('is pescatarian with fish and without meat', () => {
    expect(diet('1 pound salmon').tags).toContain('pescatarian')
    expect(diet('1 pound salmon', '2 cups chicken broth').tags).not.toContain('pescatarian')
  })

  it('detects gluten without wheat', () => {
    const { tags, allergens } = diet('1 cup beer', '1 onion')
    expect(tags).not.toContain('gluten-free')
    expect(allergens).toEqual(['gluten'])
  })

  it('says "may contain" of an alternative that can be avoided', () => {
    const { tags, allergens, mayContain } = diet('2 tablespoons butter or margarine', '1 onion')
    expect(tags).not.toContain('vegan')
    expect(tags).not.toContain('dairy-free')
    expect([allergens, mayContain]).toEqual([[], ['milk']])
  })

  it('counts optional lines and says which allergens only they bring', () => {
    const { tags, allergens, mayContain } = diet('1 cup milk', '1/4 cup almonds, chopped, optional')
    expect(tags).not.toContain('nut-free')
    expect([allergens, mayContain]).toEqual([['milk'], ['tree nuts']])
  })

  it('is low-carb when every line is', () => {
    expect(diet('1 pound chicken thighs', '1 cup heavy cream', '1 cup water').tags).toContain('low-carb')
    expect(diet('1 pound chicken thighs', '1 cup rice').tags).not.toContain('low-carb')
  })

  it('gives no tags when an ingredient is unknown', () => {
    const { tags, unknown } = diet('1 cup rice', '2 tablespoons zorblax')
    expect(tags).toEqual([])
    expect(unknown).toEqual(['zorblax'])
  })

  it('gives no tags without ingredients', () => {
    expect(diet().tags).toEqual([])
  })
})
