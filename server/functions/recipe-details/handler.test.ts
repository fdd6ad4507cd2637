import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer

const ask = async (body: unknown) => {
  const response = await fetch(`${server.url}/functions/v1/recipe-details`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as RecipeDetailsOutput }
}

beforeAll(async () => {
  server = await startTestServer({ functions })
})
afterAll(() => server.stop())

describe('recipe-details', () => {
  it('weighs the ingredient lines of our own recipes and estimates a serving', async () => {
    const [recipe] =
      await server.sql`select id, ingredients, instructions, servings from external_recipes where slug = 'stovetop-chicken-noodle-soup'`
    const { status, body } = await ask({ id: recipe?.id })
    expect(status).toBe(200)
    expect(body.lines).toHaveLength(recipe?.ingredients.length)
    expect(body.stepMentions).toHaveLength(recipe?.instructions.length)
    expect(body.lines.find(({ name }) => name === 'egg noodle')).toMatchObject({ grams: 170, unit: 'ounce' })
    expect(body.nutrition).toMatchObject({ counted: 13, lines: 13, servings: recipe?.servings })
    expect(body.nutrition.perServing?.kcal).toBeGreaterThan(250)
    expect(body.nutrition.perServing?.kcal).toBeLessThan(600)
  })

  it('parses a scraped recipe as far as possible, and reports the coverage', async () => {
    const [row] = await server.sql`
      insert into external_recipes (title, ingredients, instructions, origin)
      values ('Odd stew', ${['2 cups zorblax', '1 glimmer of moon', '2 eggs &amp; more']}, ${['Stir.']}, 'scraped') returning id`
    const { status, body } = await ask({ id: row?.id })
    expect(status).toBe(200)
    expect(body.nutrition.perServing).toBeNull()
    expect(body.nutrition.counted).toBeLessThan(body.nutrition.lines)
  })

  it.each([
    [{ id: '00000000-0000-4000-8000-000000000000' }, 404],
    [{ id: 'soup' }, 400],
    [{}, 400],
  ])('answers %j with %d', async (input, status) => {
    expect((await ask(input)).status).toBe(status)
  })
})
