import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GetDailyTipsOutput } from '#core/contracts/get-daily-tips.ts'
import type { IngredientSubstitutionOutput } from '#core/contracts/ingredient-substitution.ts'
import { functions } from '#server/functions/index.ts'
import { openModel } from '#server/lib/model/open.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions })
})
afterAll(() => server.stop())

/** As sent by a browser without an account. */
const post = async (name: string, body?: unknown) => {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const ask = async (body: object) =>
  (await post('ingredient-substitution', body)).body as IngredientSubstitutionOutput

describe('ingredient-substitution', () => {
  const BUTTERMILK = {
    ingredient: 'buttermilk',
    quantity: '1 cup',
    recipe_context: 'pancakes',
    dietary_restrictions: [],
  }

  it('answers all four input fields with best choice, warnings and substitutions [C426 C428 C270]', async () => {
    const answer = await ask(BUTTERMILK)
    expect(answer.best_choice).toBe('milk and lemon juice')
    expect(answer.warnings.every((warning) => typeof warning === 'string')).toBe(true)
    expect(answer.warnings.length).toBeGreaterThan(0)
    expect(answer.substitutions.length).toBeGreaterThan(1)
  })

  it('returns ratio, impact and notes for each substitution [C271]', async () => {
    const { substitutions } = await ask(BUTTERMILK)
    for (const one of substitutions)
      expect(one).toMatchObject({
        substitute: expect.stringMatching(/./),
        ratio: expect.stringMatching(/./),
        impact: expect.stringMatching(/./),
        notes: expect.stringMatching(/./),
      })
    expect(substitutions[0]).toMatchObject({
      substitute: 'milk and lemon juice',
      ratio: '1 tbsp lemon juice + 1 cup milk, scant',
      impact: expect.stringMatching(/^Minimal/),
      notes: expect.stringMatching(/\.$/),
      ingredients: ['lemon juice', 'milk'],
    })
  })

  it('requires only an ingredient, and works through the client library', async () => {
    const { data, error } = await server.client().functions.invoke('ingredient-substitution', {
      body: { ingredient: 'Scallions' },
    })
    expect(error).toBeNull()
    expect((data as IngredientSubstitutionOutput).best_choice).toBe('chives')
  })

  it('respects every dietary restriction', async () => {
    const { substitutions, warnings } = await ask({
      ingredient: 'milk',
      dietary_restrictions: ['Vegan', 'nut-free'],
    })
    expect(substitutions.map((one) => one.substitute)).toEqual(['oat milk', 'soy milk'])
    expect(warnings.at(-1)).toMatch(/vegan and nut-free/)
  })

  it('states plainly when it knows nothing', async () =>
    expect(await ask({ ingredient: 'moon dust' })).toEqual({
      best_choice: null,
      warnings: [],
      not_known: [],
      substitutions: [],
    }))

  it('takes diets and allergies in any words, and names those it does not know', async () => {
    const { substitutions, not_known, warnings } = await ask({
      ingredient: 'soy sauce',
      dietary_restrictions: ['celiac', 'soy allergy', 'AIP'],
    })
    expect(substitutions.map((one) => one.substitute)).toContain('coconut aminos')
    expect(substitutions.flatMap((one) => one.allergens)).not.toContain('gluten')
    expect(substitutions.flatMap((one) => one.allergens)).not.toContain('soy')
    expect(not_known).toEqual(['AIP'])
    expect(warnings[0]).toContain('AIP')
  })

  it('leaves out of a note what a diet forbids, and says what to look for', async () => {
    const bacon = await ask({ ingredient: 'bacon', dietary_restrictions: ['halal', 'no soy'] })
    expect(bacon.substitutions.find((one) => one.substitute === 'coconut bacon')?.notes).toBe(
      'Bake 10 minutes at 325 °F, stirring once.',
    )
    expect(
      (await ask({ ingredient: 'bacon', dietary_restrictions: ['halal'] })).substitutions[0],
    ).toMatchObject({
      substitute: 'turkey bacon',
      cautions: ['Look for turkey bacon that is certified halal.'],
    })
  })

  it.each(['', '   ', '\n'])(
    'refuses the ingredient %j with the form’s own message [C359 C360]',
    async (ingredient) =>
      expect(await post('ingredient-substitution', { ingredient })).toMatchObject({
        status: 400,
        body: { message: 'Please enter an ingredient to substitute' },
      }),
  )

  it.each([
    null,
    {},
    { ingredient: 5 },
    { ingredient: 'x'.repeat(121) },
    { ingredient: 'egg', quantity: 'x'.repeat(61) },
    { ingredient: 'egg', recipe_context: 'x'.repeat(301) },
    { ingredient: 'egg', dietary_restrictions: ['x'.repeat(61)] },
    { ingredient: 'egg', dietary_restrictions: Array(41).fill('vegan') },
    { ingredient: 'egg', dietary_restrictions: 'vegan' },
  ])('refuses %j', async (body) => expect((await post('ingredient-substitution', body)).status).toBe(400))

  it.each([
    '🍅',
    "'; drop table external_recipes; --",
    '(.*)+$',
    '\\',
    'مرحبا',
    'egg\u0000s',
    '((((((',
    '1/0 cup',
  ])('handles %j in every field', async (text) =>
    expect(
      (await post('ingredient-substitution', { ingredient: text, quantity: text, recipe_context: text }))
        .status,
    ).toBe(200),
  )
})

describe('get-daily-tips', () => {
  it('needs no body and returns three tips, the same for every caller on a given day [C416 C417 C269]', async () => {
    const { status, body } = await post('get-daily-tips')
    const { tips } = body as GetDailyTipsOutput
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['tips'])
    expect(tips).toHaveLength(3)
    expect(tips.every((tip) => typeof tip === 'string' && tip.length > 20)).toBe(true)
    expect((await post('get-daily-tips', { anything: true })).body).toEqual(body)
  })
})

describe('a browser without an account', () => {
  it.each([
    ['ingredients', 'match-recipes', { ingredients: ['egg'] }, 200],
    ['chat', 'cooking-assistant', { message: 'hello', conversation: [] }, 200],
    ['tips', 'get-daily-tips', {}, 200],
    ['substitutions', 'ingredient-substitution', { ingredient: 'egg' }, 200],
    // Not an image: the image is refused, not the caller.
    ['camera', 'vision-ingredient-detector', { image: 'none' }, 400],
  ])('may use the %s [C402]', async (_flow, name, body, status) => {
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.text()
    expect(response.status).toBe(status)
  })

  it('may read the recipes of the collection [C402]', async () => {
    const { error } = await server.client().from('external_recipes').select('*').limit(1)
    expect(error).toBeNull()
    expect((await server.client().rpc('find_recipes', {})).error).toBeNull()
  })
})

describe('with a connected model', () => {
  it('asks the model only about ingredients missing from our data, and never trusts it on diets', async () => {
    const cook = await startModelServer()
    const other = await startTestServer({
      functions,
      model: (sql, log) =>
        openModel({
          settings: { baseUrl: cook.url, apiKey: undefined, name: 'cook', visionName: undefined },
          daily: { each: 1_000_000, total: 1_000_000 },
          sql,
          secret: 'secret',
          log,
        }),
    })
    const ask = async (body: object) => {
      const { data } = await other
        .client()
        .functions.invoke<IngredientSubstitutionOutput>('ingredient-substitution', { body })
      return data as IngredientSubstitutionOutput
    }
    try {
      expect((await ask({ ingredient: 'buttermilk' })).substitutions.length).toBeGreaterThan(1)
      expect(cook.asked).toHaveLength(0)

      const answerJson = JSON.stringify({
        substitutions: [
          { substitute: 'butter', ratio: '1:1', impact: 'Minimal', notes: '', ingredients: ['butter'] },
          {
            substitute: 'oil',
            ratio: '3/4',
            impact: 'Moderate',
            notes: 'Whisk until smooth. Add a spoon of butter. Great with honey on top.',
            ingredients: ['olive oil'],
          },
          {
            substitute: 'oil blend',
            ratio: '1 tbsp butter and 1 tbsp oil',
            impact: 'Moderate',
            notes: '',
            ingredients: ['olive oil'],
          },
          { substitute: 'zorb', ratio: '1:1', impact: 'Moderate', notes: '', ingredients: ['zorblax'] },
        ],
      })
      cook.script({ say: [answerJson] }, { say: [answerJson] })
      const all = await ask({ ingredient: 'quibblefat' })
      expect(all.best_choice).toBe('butter')
      expect(all.substitutions[0]?.allergens).toContain('milk')
      expect(all.warnings[0]).toContain('cook')
      const vegan = await ask({ ingredient: 'quibblefat', dietary_restrictions: ['vegan', 'AIP'] })
      expect(vegan.substitutions.map((one) => one.substitute)).toEqual(['oil'])
      expect(vegan.substitutions[0]?.notes).toBe('Whisk until smooth.')
      expect(vegan.warnings[0]).toContain('AIP')

      cook.script({ garbage: 'no' }, { garbage: 'no' }, { garbage: 'no' }, { garbage: 'no' })
      expect((await ask({ ingredient: 'quibblefat' })).substitutions).toEqual([])
    } finally {
      await other.stop()
      await cook.stop()
    }
  })
})
