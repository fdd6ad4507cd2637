import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { externalRecipeRow } from '#core/contracts/row-schemas.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'
import { factColumns } from '#server/database/recipe-facts.ts'

const known = { vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION, version: FACTS_VERSION }
const createdAt = '2026-11-17T10:00:00Z'
const ownOf = (content: Partial<OwnRecipeContent>) =>
  asRecipeRow(
    { id: '0d5f4a3e-8a43-4b5e-9c58-000000000001', content: { ...emptyContent, ...content }, createdAt },
    known,
  )

type Row = Omit<ExternalRecipeRow, 'created_at' | 'scraped_at' | 'source_url'>
const copyOf = (row: Row) =>
  ownOf({
    title: row.title,
    ingredients: row.ingredients,
    instructions: row.instructions,
    servings: row.servings,
  })
const factsOf = ({
  dietary_tags,
  allergens,
  may_contain,
  facts_complete,
  facts_version,
  line_weights,
  foods,
}: Row) => ({
  dietary_tags,
  allergens,
  may_contain,
  facts_complete,
  facts_version,
  line_weights,
  foods,
})

describe('asRecipeRow', () => {
  it('computes the facts that the server stores for recipes of the cookbook', () => {
    for (const row of cookbookRows(COOKBOOK.filter((_, at) => at % 8 === 0))) {
      const own = copyOf(row)
      expect(factsOf(own)).toEqual(factsOf(row))
      // Users don't say which meal it is for.
      expect(own.kind).toBe(factColumns({ ...row, meal: null }, VOCABULARY).kind)
    }
  })

  it('is a valid row of origin own', () => {
    const row = ownOf({ title: 'Soup', ingredients: ['1 onion'], source_url: 'javascript:alert(1)' })
    expect(externalRecipeRow.parse(row)).toEqual(row)
    expect(row).toMatchObject({ origin: 'own', created_at: createdAt, source_url: null })
  })

  it('reads headings of sections as nothing to eat', () => {
    const row = ownOf({ title: 'Cake', ingredients: ['For the milk glaze:', '1 cup sugar', 'Egg wash:'] })
    expect(row).toMatchObject({
      allergens: [],
      facts_complete: true,
      foods: expect.not.arrayContaining(['milk', 'egg']),
    })
  })

  it('does not call facts complete with a line that it cannot read', () => {
    expect(ownOf({ title: 'Stew', ingredients: ['2 cups zorblax'] }).facts_complete).toBe(false)
  })
})
