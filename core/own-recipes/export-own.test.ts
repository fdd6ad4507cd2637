import { describe, expect, it } from 'vitest'
import { emptyContent, emptyMarks } from './empty.ts'
import { ownRecipesFile } from './export-own.ts'
import { readRecipeText } from './read-recipe-text.ts'

const id = '0d5f4a3e-8a43-4b5e-9c58-000000000001'
const pizza = {
  ...emptyContent,
  title: 'Pizza',
  description: 'Friday night.',
  ingredients: ['For the base:', '1 batch Pizza Dough', '1 cup mozzarella'],
  instructions: ['Roll out the dough.', 'Bake for 10 minutes.'],
  servings: 2,
  prep_time_minutes: 20,
  cooking_time_minutes: 10,
  source_name: 'Grandma',
}
const createdAt = '2026-11-17T10:00:00Z'
const fileOf = (marks?: Partial<typeof emptyMarks>) =>
  JSON.parse(
    ownRecipesFile([{ id, content: pizza, createdAt, marks: marks && { ...emptyMarks, ...marks } }]),
  ) as Record<string, unknown>[]

describe('ownRecipesFile', () => {
  it('is a list of schema.org recipes with what the owner noted', () => {
    const [recipe] = fileOf({ tags: ['weeknight'], folder: 'Italian', note: 'More salt.' })
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Pizza',
      author: { '@type': 'Person', name: 'Grandma' },
      recipeIngredient: pizza.ingredients,
      recipeYield: ['2', '2 servings'],
      prepTime: 'PT20M',
      keywords: 'weeknight',
      recipeCategory: 'Italian',
      comment: [{ '@type': 'Comment', text: 'More salt.' }],
    })
  })

  it('names no page, cover or author that others can’t see', () => {
    const [recipe] = fileOf()
    expect(JSON.stringify(recipe)).not.toContain(id)
    expect(recipe).not.toHaveProperty('url')
    expect(recipe).not.toHaveProperty('image')
    expect(recipe).not.toHaveProperty('comment')
  })

  it('reads back as the same recipe', () => {
    const { content } = readRecipeText(JSON.stringify(fileOf()[0]))
    const { title, ingredients, instructions, servings, prep_time_minutes } = pizza
    expect(content).toMatchObject({ title, ingredients, instructions, servings, prep_time_minutes })
  })
})
