import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ArOutput, PhotoOutput } from '#core/contracts/vision-ingredient-detector.ts'
import { functions } from '#server/functions/index.ts'
import { openModel } from '#server/lib/model/open.ts'
import { THREE_TOMATOES } from '#tests/support/fake-camera.ts'
import { hollowPng } from '#tests/support/hollow-png.ts'
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { stillLife } from '#tests/support/still-life.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions, detector: { waiting: 2 } })
  // The first detection loads the model.
  await ask({ image: dataUrl(await table().jpeg().toBuffer()) })
}, 120_000)
afterAll(() => server.stop())

const table = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6a4a' } })
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`
const ask = (body: object) =>
  fetch(`${server.url}/functions/v1/vision-ingredient-detector`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('vision-ingredient-detector', () => {
  let image: string
  let photo: PhotoOutput
  let scene: ArOutput
  beforeAll(async () => {
    image = dataUrl(await stillLife(THREE_TOMATOES))
    photo = (await (await ask({ image, prompt: 'Name them.' })).json()) as PhotoOutput
    scene = (await (await ask({ image, mode: 'ar' })).json()) as ArOutput
  }, 60_000)

  it('accepts an image with a prompt, and requires no mode [C421]', async () => {
    const answer = await ask({ image: dataUrl(await table().jpeg().toBuffer()), prompt: 'Name them.' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ ingredients: [] })
  })

  it('answers a photo with {ingredients}, a list of plain names [C423 C424 C268]', () => {
    expect(photo.ingredients).toEqual(['tomato'])
    expect(photo.details.length).toBeGreaterThan(0)
    for (const { confidence } of photo.details) {
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })

  it('answers a photo with what our detector says in full, for clients that learn from it', () => {
    expect(photo.photo?.version).toMatch(/^[0-9a-f]{12}$/)
    expect(photo.photo?.findings.map(({ name }) => name)).toEqual(photo.details.map(({ name }) => name))
    expect(photo.photo?.nearest).toHaveLength(3)
    expect(photo.photo?.look).toMatch(/^[A-Za-z0-9+/]{171}=$/)
  })

  it('answers mode "ar" with name, confidence from 0 to 1 and position of each item [C425 C266]', () => {
    expect(scene.ingredients.length).toBeGreaterThan(0)
    for (const { name, confidence, position } of scene.ingredients) {
      expect(name).toBe('tomato')
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
      expect(Object.keys(position).sort()).toEqual(['height', 'width', 'x', 'y'])
    }
  })

  it('returns positions in percent of the image [C267]', () => {
    for (const { position } of scene.ingredients) {
      // A tomato is a third as wide and two fifths as high as the image.
      expect(position.width).toBeGreaterThan(20)
      expect(position.height).toBeGreaterThan(20)
      for (const side of Object.values(position)) {
        expect(side).toBeGreaterThanOrEqual(0)
        expect(side).toBeLessThanOrEqual(100)
      }
    }
  })

  it('accepts no mode other than "ar" [C422]', async () => {
    expect((await ask({ image, mode: 'xray' })).status).toBe(400)
  })

  it.each([
    ['no picture', 'data:image/jpeg;base64,aGVsbG8gd29ybGQ='],
    ['an empty one', 'data:image/jpeg;base64,'],
    [
      'a drawing that could hold a script',
      `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`,
    ],
    ['no data URL', 'https://example.com/a.jpg'],
    ['nothing', undefined],
  ])('answers 400 with a plain message for %s', async (_, image) => {
    const answer = await ask({ image })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/image|photo|data URL/i)
  })

  it('answers 400 for a damaged photo', async () => {
    const whole = await sharp(await table().png().toBuffer())
      .jpeg()
      .toBuffer()
    const answer = await ask({ image: dataUrl(whole.subarray(0, 300)) })
    expect(answer.status).toBe(400)
  })

  it('refuses more than 50 megapixels and more than 12 MB', async () => {
    const huge = await table(7200, 7000).png({ compressionLevel: 9 }).toBuffer()
    const answer = await ask({ image: dataUrl(huge, 'png') })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain('50 megapixels')
    for (const megabytes of [12 + 1e-6, 20]) {
      const heavy = await ask({ image: dataUrl(Buffer.alloc(Math.ceil(megabytes * 1024 * 1024))) })
      expect(heavy.status).toBe(400)
      expect(((await heavy.json()) as { message: string }).message).toContain('12 MB')
    }
  })

  it('a small file that claims huge dimensions costs no memory', async () => {
    const image = dataUrl(hollowPng(60_000, 60_000), 'png')
    const before = process.memoryUsage().rss
    for (const mode of [undefined, 'ar']) {
      const answer = await ask({ image, mode })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('50 megapixels')
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('reports when the queue is full, and other requests are answered meanwhile', async () => {
    const image = dataUrl(await table(1200, 900).jpeg().toBuffer())
    const many = Promise.all(Array.from({ length: 12 }, () => ask({ image })))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const answers = await many
    const full = answers.filter((answer) => answer.status === 503)
    expect(full.length).toBeGreaterThan(0)
    expect(Number(full[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.some((answer) => answer.status === 200)).toBe(true)
    expect((await ask({ image })).status).toBe(200)
  })
})

describe('with a connected vision model', () => {
  let eye: ModelServer
  let seeing: TestServer
  beforeAll(async () => {
    eye = await startModelServer()
    seeing = await startTestServer({
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
    await seeing.stop()
    await eye.stop()
  })
  const look = async (body: object) => {
    const image = dataUrl(await table(64, 48).jpeg().toBuffer())
    const { data, error } = await seeing
      .client()
      .functions.invoke<PhotoOutput & ArOutput>('vision-ingredient-detector', { body: { image, ...body } })
    if (error || !data) throw error
    return data
  }

  it('uses the model, and accepts what fits the contract', async () => {
    eye.script({
      say: [
        JSON.stringify({
          ingredients: [
            { name: 'Lemon', confidence: 0.9 },
            { name: 'dill', confidence: 0.4 },
          ],
        }),
      ],
    })
    expect(await look({})).toEqual({
      ingredients: ['lemon'],
      details: [
        { name: 'lemon', confidence: 0.9, sure: true },
        { name: 'dill', confidence: 0.4, sure: false },
      ],
      engine: 'eye',
    })
    expect(eye.asked.at(-1)?.body.model).toBe('eye')
  })

  it('asks the model for positions in mode "ar"', async () => {
    const position = { x: 10, y: 20, width: 30, height: 40 }
    eye.script({ say: [JSON.stringify({ ingredients: [{ name: 'egg', confidence: 0.8, position }] })] })
    expect((await look({ mode: 'ar' })).ingredients).toEqual([{ name: 'egg', confidence: 0.8, position }])
  })

  it('falls back to our own detector when the model fails, or when the caller opts out of it', async () => {
    eye.script({ status: 400, body: '{}' }, { status: 400, body: '{}' }, { status: 400, body: '{}' })
    expect((await look({})).engine).toBe('sous-detector')
    const asked = eye.asked.length
    expect((await look({ engine: 'sous' })).engine).toBe('sous-detector')
    expect(eye.asked.length).toBe(asked)
  })
})

describe('the model for the browser', () => {
  it('is described by a manifest, and cached forever under its version', async () => {
    const model = (await (await fetch(`${server.url}/vision/model.json`)).json()) as { version: string }
    const file = await fetch(`${server.url}/vision/${model.version}.onnx`)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(12 * 1024 * 1024)
    expect((await fetch(`${server.url}/vision/000000000000.onnx`)).status).toBe(404)
  })
})
