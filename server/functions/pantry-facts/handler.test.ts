import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PantryFactsOutput } from '#core/contracts/pantry-facts.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { pantryFacts } from './handler.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { 'pantry-facts': pantryFacts } })
})
afterAll(() => server.stop())

const ask = (names: unknown) =>
  fetch(`${server.url}/functions/v1/pantry-facts`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
  })

describe('pantry-facts', () => {
  it('returns where a food is kept, how long, and what it weighs', async () => {
    const response = await ask(['2% milk', 'Chicken thighs', 'birthday candles', '__proto__', 'constructor'])
    expect(response.status).toBe(200)
    const { facts } = (await response.json()) as PantryFactsOutput
    expect(Object.keys(facts)).toEqual(['2% milk', 'Chicken thighs'])
    expect(facts['2% milk']).toMatchObject({ food: 'milk', place: 'fridge', basis: 'quality', staple: false })
    expect(facts['Chicken thighs']).toMatchObject({
      food: 'chicken thigh',
      category: 'poultry',
      place: 'fridge',
      basis: 'safety',
      keeps: { fridge: { closed: [1, 2] }, pantry: { closed: null, opened: null }, cooked: [3, 4] },
      gramsEach: 130,
    })
  })

  it('answers a full list', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `egg ${i}`)
    const { facts } = (await (await ask(names)).json()) as PantryFactsOutput
    expect(Object.keys(facts)).toHaveLength(500)
  })

  it.each([
    [[]],
    [['']],
    [['x'.repeat(101)]],
    ['milk'],
    [Array.from({ length: 501 }, () => 'milk')],
    [[{ name: 'milk' }]],
  ])('refuses an invalid list', async (names) => expect((await ask(names)).status).toBe(400))
})
