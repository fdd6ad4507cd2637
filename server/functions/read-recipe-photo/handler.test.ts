import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadRecipePhotoOutput } from '#core/contracts/read-recipe-photo.ts'
import { functions } from '#server/functions/index.ts'
import { openModel } from '#server/lib/model/open.ts'
import { hollowPng } from '#tests/support/hollow-png.ts'
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`
const page = () =>
  sharp({ create: { width: 120, height: 160, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
const ask = (server: TestServer, body: object) =>
  fetch(`${server.url}/functions/v1/read-recipe-photo`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('read-recipe-photo with a connected vision model', () => {
  let eye: ModelServer
  let server: TestServer
  beforeAll(async () => {
    eye = await startModelServer()
    server = await startTestServer({
      functions,
      model: (sql, log) =>
        openModel({
          settings: { baseUrl: eye.url, apiKey: undefined, name: 'cook', visionName: 'eye' },
          daily: { each: 1_000_000, total: 1_000_000 },
          sql,
          secret: 'secret',
          log,
        }),
    })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await eye.stop()
  })

  const COPY = {
    text: 'Plum jam\nServes 4\n1 kg plums\n500 g sugar\nBoil the plums with the sugar for 20 minutes.',
    title: 'Plum jam',
    servings: 4,
    prep_minutes: 15,
    cook_minutes: 20,
    ingredients: ['1 kg plums', '500 g sugar', '1 stick of cinnamon'],
    steps: ['Boil the plums with the sugar for 20 minutes.'],
    notes: [],
  }

  it.each([
    ['Bake for 1 hour', 60, 60],
    ['Bake for an hour and 15 minutes', 75, 75],
    ['Bake 1h30', 90, 90],
    ['Bake 1½ hours', 90, 90],
    ['Bake for half an hour', 30, 30],
    ['Bake for 2 hours', 60, null],
    ['Bake for 20 minutes', 60, null],
  ])('takes a time in minutes from “%s”', async (step, cook_minutes, expected) => {
    const text = `Plum jam\nServes four\n1 kg plums\n${step}.`
    const copy = { ...COPY, text, ingredients: ['1 kg plums'], steps: [`${step}.`] }
    eye.script({ say: [JSON.stringify({ ...copy, prep_minutes: null, cook_minutes })] })
    const found = (await (
      await ask(server, { images: [dataUrl(await page())] })
    ).json()) as ReadRecipePhotoOutput
    expect([found.cooking_time_minutes, found.servings]).toEqual([expected, 4])
  })

  it('returns what the model copied, and only what is in its copy of the text', async () => {
    eye.script({ say: [JSON.stringify(COPY)] })
    const answer = await ask(server, { images: [dataUrl(await page())] })
    expect(answer.status).toBe(200)
    expect((await answer.json()) as ReadRecipePhotoOutput).toEqual({
      title: 'Plum jam',
      servings: 4,
      prep_time_minutes: null,
      cooking_time_minutes: 20,
      ingredients: ['1 kg plums', '500 g sugar'],
      instructions: ['Boil the plums with the sugar for 20 minutes.'],
      notes: ['1 stick of cinnamon'],
      engine: 'eye',
    })
    expect(eye.asked.at(-1)?.body.model).toBe('eye')
  })

  it('reports a model that fails, and stores nothing', async () => {
    eye.script({ status: 400, body: '{}' }, { status: 400, body: '{}' }, { status: 400, body: '{}' })
    const answer = await ask(server, { images: [dataUrl(await page())] })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('couldn’t read')
  })

  it.each([
    ['no image', { images: [] }],
    ['too many', { images: Array.from({ length: 5 }, () => 'data:image/png;base64,aGk=') }],
    ['an address', { images: ['https://pages.example/a.jpg'] }],
    ['an empty image', { images: ['data:image/png;base64,'] }],
    ['no picture', { images: ['data:image/png;base64,aGVsbG8gd29ybGQ='] }],
    ['a bomb', { images: [dataUrl(hollowPng(60_000, 60_000), 'png')] }],
  ])('answers 400 for %s', async (_, body) => {
    const asked = eye.asked.length
    expect((await ask(server, body)).status).toBe(400)
    expect(eye.asked.length).toBe(asked)
  })
})

describe('read-recipe-photo without a model', () => {
  it('answers that there is none', async () => {
    const server = await startTestServer({ functions })
    const answer = await ask(server, { images: [dataUrl(await page())] })
    expect(answer.status).toBe(404)
    await server.stop()
  }, 60_000)
})
