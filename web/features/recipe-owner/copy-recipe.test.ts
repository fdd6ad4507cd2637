import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { ownRow } from '#core/own-recipes/own-row.ts'
import { readContent } from '#core/own-recipes/read-stored.ts'
import { copyOf } from './copy-recipe.ts'

const id = '0d5f4a3e-8a43-4b5e-9c58-000000000001'
const row = (change: Partial<ExternalRecipeRow>): ExternalRecipeRow => ({
  ...ownRow({ id, content: { ...emptyContent, title: 'Soup' }, createdAt: '2026-11-17T00:00:00Z' }),
  ...change,
})

it('copies what can be edited, and names the original', () => {
  const copy = copyOf(
    row({ ingredients: ['2 eggs'], instructions: ['Boil.'], servings: 4, cuisine_type: 'Greek' }),
  )
  expect(copy).toMatchObject({
    title: 'Soup',
    ingredients: ['2 eggs'],
    instructions: ['Boil.'],
    servings: 4,
    cuisine_type: 'greek',
    copied_from: id,
    photos: [],
  })
})

it('cuts what is too long', () => {
  const long = copyOf(
    row({
      title: 'x'.repeat(400),
      ingredients: Array(250).fill(`${'y'.repeat(499)}  z`),
      instructions: Array(150).fill('Stir. '.repeat(1000)),
    }),
  )
  expect(readContent(long)).toEqual(long)
  expect([long.title.length, long.ingredients.length, long.instructions.length]).toEqual([300, 200, 100])
})

it('is a recipe that can be stored, whatever the original holds', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((one) => one.repeat(3000)),
  )
  const number = fc.oneof(fc.constant(null), fc.integer(), fc.double())
  fc.assert(
    fc.property(
      fc.record({
        description: fc.option(text),
        ingredients: fc.array(text, { maxLength: 300 }),
        instructions: fc.array(text, { maxLength: 200 }),
        servings: number,
        prep_time_minutes: number,
        cooking_time_minutes: number,
        rest_time_minutes: number,
        cuisine_type: fc.option(text),
        source_url: fc.option(fc.oneof(text, fc.webUrl(), fc.constant('javascript:alert(1)'))),
        difficulty_level: fc.constantFrom('easy', 'impossible', null) as fc.Arbitrary<'easy' | null>,
      }),
      (change) => {
        const copy = copyOf(row(change))
        expect(ownRecipeContent.safeParse(copy).error).toBeUndefined()
        expect(readContent(copy)).toEqual(copy)
        expect(copy.source_url ?? 'http').toMatch(/^http/i)
      },
    ),
    { numRuns: 50 },
  )
})
