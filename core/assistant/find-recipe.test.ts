import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { createCollectionSearch } from '../recipes/search-collection.ts'
import { NO_LIMITS } from './limits.ts'
import { createAssistantTools } from './tools.ts'

const foods = createFoods()
const row = (title: string, part: Partial<ExternalRecipeRow> = {}) =>
  ({
    id: title,
    title,
    description: null,
    ingredients: ['1 onion'],
    instructions: ['Cook.'],
    tags: [],
    equipment: [],
    dietary_tags: [],
    allergens: [],
    foods: [],
    also_called: [],
    quality_score: 50,
    ...part,
  }) as unknown as ExternalRecipeRow

const rows = [
  row('Beef Noodle Soup', { also_called: ['Phở', 'Pho Bo'], quality_score: 10 }),
  row('Pho Salad', { quality_score: 99 }),
  row('Chicken Soup', { quality_score: 90 }),
]
const notAsked = () => {
  throw new Error('not asked')
}
const tools = createAssistantTools({
  vocabulary: foods,
  index: async () => notAsked(),
  titlesOf: async (ids) => rows.filter(({ id }) => ids.includes(id)),
  search: async (input) => createCollectionSearch(rows, foods).search(input),
  findSubstitutions: notAsked,
})
const found = async (text: string) => (await tools.findRecipe(text, NO_LIMITS)).map(({ title }) => title)

describe('the assistant’s search for a dish', () => {
  it('knows other names, a dish of exactly that name first', async () => {
    expect(await found('pho')).toEqual(['Beef Noodle Soup', 'Pho Salad'])
    expect(await found('pho bo')).toEqual(['Beef Noodle Soup'])
    expect(await found('noodle soup')).toEqual(['Beef Noodle Soup'])
  })

  it('finds nothing by words of two names', async () => {
    expect(await found('beef pho')).toEqual([])
  })
})
