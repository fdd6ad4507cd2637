import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import type { ReadIngredientsOutput } from '#core/contracts/read-ingredients.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { readIngredients } from './handler.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { 'read-ingredients': readIngredients } })
})
afterAll(() => server.stop())

const ask = (text: unknown) =>
  fetch(`${server.url}/functions/v1/read-ingredients`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })

describe('read-ingredients', () => {
  it('returns items with amounts, and the rest', async () => {
    const response = await ask('Fridge:\n2 eggs\n500g Mehl\nzorblax $3.99')
    expect(response.status).toBe(200)
    const { items, rest } = (await response.json()) as ReadIngredientsOutput
    expect(items.map(({ name, amount, known }) => [name, amount, known])).toEqual([
      ['egg', '2', true],
      ['flour', '500 g', true],
      ['zorblax', '', false],
    ])
    expect(rest).toEqual(['Fridge', '$3.99'])
  })

  it('returns nothing for an empty text', async () => {
    expect(await (await ask('')).json()).toEqual({ items: [], rest: [], without: [] })
  })

  it.each([['a'.repeat(MAX_PASTED + 1)], [undefined], [7], [['eggs']]])('refuses %j', async (text) => {
    expect((await ask(text)).status).toBe(400)
  })
})
