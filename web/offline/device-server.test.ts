import { expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import type { PlanCandidatesOutput } from '#core/contracts/plan-candidates.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { createDeviceServer } from './device-server.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const rows = COOKBOOK.slice(0, 4).map((recipe, at) => ({
  ...{ id: idOf(at), title: recipe.title, ingredients: [...recipe.ingredients], servings: recipe.servings },
  ...{ cooking_time_minutes: recipe.cook, prep_time_minutes: recipe.prep, rest_time_minutes: 0 },
  ...{ meal: recipe.meal, kind: 'meal', origin: 'scraped', dietary_tags: [], allergens: [], storage: null },
  ...{ instructions: [], cuisine_type: null, quality_score: 80, source_url: null },
})) as unknown as ExternalRecipeRow[]

it('knows a planned recipe that was stored after it was opened', async () => {
  const [late, ...others] = rows as [ExternalRecipeRow, ...ExternalRecipeRow[]]
  const rowOf = async (id: string) => (id === late.id ? late : undefined)
  const device = createDeviceServer({ rows: others, rowOf })
  const body = JSON.stringify({ ingredients: [], fixed: [late.id, idOf(1), idOf(99)] })
  const question = { method: 'POST' as const, path: '/functions/v1/plan-candidates', body }
  const answer = await device.answer(question, {} as never)
  const { fixed } = JSON.parse(answer?.body ?? '{}') as PlanCandidatesOutput
  expect(fixed.map(({ id }) => id)).toEqual([late.id, idOf(1)])
  expect(fixed[0]?.needs.length).toBeGreaterThan(1)
})
