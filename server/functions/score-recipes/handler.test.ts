import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import type { ScoreRecipesInput, ScoreRecipesOutput } from '#core/contracts/score-recipes.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const OMELET = '0e000000-0000-4000-8000-00000000000a'
const SOUP = '0e000000-0000-4000-8000-00000000000b'
const SALAD = '0e000000-0000-4000-8000-00000000000c'
const UNKNOWN = '0e000000-0000-4000-8000-0000000000ff'

beforeAll(async () => {
  server = await startTestServer({ functions })
  await server.sql`truncate external_recipes cascade`
  const { error } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert([
      { id: OMELET, title: 'Omelet', ingredients: ['3 large eggs', '1 tbsp butter', 'salt to taste'] },
      {
        id: SOUP,
        title: 'Soup',
        ingredients: ['1 lb chicken thighs', '2 carrots', '1 onion', '6 cups water'],
      },
      { id: SALAD, title: 'Salad', ingredients: ['1 cucumber', '2 tomatoes', '1 pinch salt'] },
    ])
  if (error) throw error
  await server.recipes.ready
  // A recipe arrives unjudged, and again with the weights of its lines.
  await vi.waitFor(
    async () => {
      const [soup] = await score({ ids: [SOUP], ingredients: ['carrot'] })
      expect(soup?.missing[0]?.weight).toBe('main')
      expect(server.recipes.current().size).toBe(3)
    },
    { timeout: 10_000, interval: 20 },
  )
})
afterAll(() => server.stop())

const score = async (input: ScoreRecipesInput) => {
  const { data, error } = await server
    .client()
    .functions.invoke<ScoreRecipesOutput>('score-recipes', { body: input })
  if (error || !data) throw error
  return data.scores
}

describe('score-recipes', () => {
  it('answers in the order of the ids and omits unknown ones', async () => {
    const scores = await score({ ids: [SALAD, UNKNOWN, OMELET, SALAD, SOUP], ingredients: ['egg'] })
    expect(scores.map(({ id }) => id)).toEqual([SALAD, OMELET, SOUP])
  })

  it('returns the same score as a search', async () => {
    const input = { ingredients: ['eggs', 'butter', 'carrot'], staples: ['salt', 'water'] }
    const { data } = await server
      .client()
      .functions.invoke<MatchRecipesOutput>('match-recipes', { body: input })
    const scores = await score({ ...input, ids: [OMELET, SOUP] })
    for (const one of scores) {
      const { id: _id, ...expected } = one
      expect(data?.recipes.find(({ id }) => id === one.id)).toMatchObject(expected)
    }
    expect(scores.map(({ matchCount }) => matchCount)).toEqual([2, 1])
    expect(scores[1]?.missing.map(({ name }) => name)).toEqual(['chicken thigh', 'onion'])
  })

  it('scores a recipe without any match, and an empty pantry, by what is missing', async () => {
    const [salad] = await score({ ids: [SALAD], ingredients: ['egg'], staples: ['salt'] })
    expect(salad).toMatchObject({ matchCount: 0, coverageRatio: 0, efficiencyRatio: 0.75, sousScore: 45 })
    expect(salad?.missing.map(({ line }) => line)).toEqual(['1 cucumber', '2 tomatoes'])
    expect(salad?.reasons[2]).toMatchObject({ strength: 'full', staple: true, ingredient: 'salt' })
    const [empty] = await score({ ids: [SALAD], ingredients: [], staples: ['salt'] })
    expect(empty).toMatchObject({ matchCount: 0, sousScore: 45 })
  })

  it.each([
    {},
    { ids: [], ingredients: [] },
    { ids: ['x'], ingredients: [] },
    { ids: [OMELET] },
    { ids: Array.from({ length: 51 }, () => crypto.randomUUID()), ingredients: [] },
    { ids: [OMELET], ingredients: Array.from({ length: 501 }, (_, i) => `thing ${i}`) },
  ])('refuses bad input %#', async (body) => {
    const response = await fetch(`${server.url}/functions/v1/score-recipes`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  })
})
