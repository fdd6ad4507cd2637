import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanCandidatesInput, PlanCandidatesOutput } from '#core/contracts/plan-candidates.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const ask = async (body: PlanCandidatesInput) => {
  const { data, error } = await server
    .client()
    .functions.invoke<PlanCandidatesOutput>('plan-candidates', { body })
  if (error || !data) throw error
  return data
}

beforeAll(async () => {
  server = await startTestServer({ functions })
})
afterAll(() => server.stop())

describe('plan-candidates', () => {
  it('returns recipes that fit the needs, with what they need and what covers it', async () => {
    const { recipes } = await ask({
      ingredients: ['spinach', 'eggs', 'rice'],
      soon: ['spinach'],
      staples: ['salt'],
      dietary: ['vegetarian'],
      limit: 30,
    })
    expect(recipes).toHaveLength(30)
    const rows = await server.sql<{ id: string }[]>`
      select id from external_recipes where id = any(${recipes.map(({ id }) => id)})
        and 'vegetarian' = any(dietary_tags)`
    expect(rows).toHaveLength(30)
    expect(
      recipes.filter(({ needs }) => needs.some(({ stock }) => stock === 'spinach')).length,
    ).toBeGreaterThan(3)
  })

  it('reports a recipe of the plan that breaks a need, and ignores unknown ids', async () => {
    const [meat] = await server.sql<{ id: string; title: string }[]>`
      select id, title from external_recipes where not ('vegetarian' = any(dietary_tags)) limit 1`
    const answer = await ask({
      ingredients: [],
      dietary: ['vegetarian'],
      fixed: [meat?.id ?? '', crypto.randomUUID()],
    })
    expect(answer.fixed.map(({ id }) => id)).toEqual([meat?.id])
    expect(answer.broken).toEqual([
      { id: meat?.id, title: meat?.title, diets: ['vegetarian'], allergens: [], foods: [] },
    ])
  })

  it('lets nothing rest that its recipe says does not keep', async () => {
    const notes = await server.sql<{ id: string }[]>`
      select id from external_recipes where storage ilike 'does not keep%' limit 5`
    const { fixed } = await ask({ ingredients: [], fixed: notes.map(({ id }) => id) })
    expect(fixed.map(({ keepsCooked }) => keepsCooked)).toEqual(notes.map(() => 0))
    expect(notes).not.toHaveLength(0)
  })

  it('refuses unknown fields', async () => {
    await expect(ask({ ingredients: ['egg'], title: 'Stew' } as PlanCandidatesInput)).rejects.toMatchObject({
      context: { status: 400 },
    })
  })
})
