// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seeFrame, seePhoto } from './see.ts'

const position = { x: 1, y: 2, width: 3, height: 4 }
/** The type and quality of each encoded picture, and what was sent with it. */
let made: unknown[][]
let sent: Record<string, unknown>[]

beforeEach(() => {
  made = []
  sent = []
  // jsdom can't render a canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage() {},
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    made.push([type, quality])
    done(new Blob(['x'], { type }))
  })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480, close() {} }))
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    const seen = (name: string, confidence: number) => ({ name, confidence, position })
    return new Response(JSON.stringify({ ingredients: [seen('egg', 0.61), seen('leek', 0.6)], details: [] }))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const frame = () => {
  const video = document.createElement('video')
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 480 } })
  return seeFrame(video, new AbortController().signal)
}

describe('scanning', () => {
  it('sends camera frames as JPEG with quality 0.8 [C572]', async () => {
    await frame()
    expect(made).toEqual([['image/jpeg', 0.8]])
    expect(sent[0]).toMatchObject({ mode: 'ar', image: expect.stringMatching(/^data:image\/jpeg;base64,/) })
  })

  it('sends photos as JPEG of quality 0.9 [C573]', async () => {
    await seePhoto(new Blob(['x'], { type: 'image/png' }), new AbortController().signal)
    expect(made).toEqual([['image/jpeg', 0.9]])
  })

  it('requests only ingredients above 60% confidence, and marks them as sure [C355 C356]', async () => {
    expect((await frame()).map(({ name, sure }) => [name, sure])).toEqual([
      ['egg', true],
      ['leek', false],
    ])
    expect(sent[0]?.prompt).toContain('60% confident')
  })

  it('reads the detector’s findings from the function’s answer, and a connected model’s names', async () => {
    const look = `${'A'.repeat(170)}Q=`
    const photo = {
      findings: [{ name: 'egg', confidence: 0.9, sure: true, others: [], position, look }],
      nearest: [{ name: 'egg', confidence: 0.9 }],
      ...{ look: null, version: '0123456789ab' },
    }
    const answers = [{ ingredients: ['egg'], details: [], photo }, { ingredients: ['leek'] }]
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answers.shift())))
    const see = async () => (await seePhoto(new Blob(['x']), new AbortController().signal)).seen
    const own = await see()
    expect(own).toMatchObject({ version: '0123456789ab', vector: null, nearest: photo.nearest })
    expect(own.findings[0]).toMatchObject({ name: 'egg', position })
    expect(own.findings[0]?.vector).toHaveLength(128)
    expect((await see()).findings).toEqual([
      { name: 'leek', confidence: 1, sure: true, others: [], position: null, vector: null },
    ])
  })

  it('leaves out what has no place in the picture [C354]', async () => {
    const ingredients = [
      { name: 'egg', confidence: 0.9, position },
      { name: 'salt', confidence: 0.9 },
      { name: 'rice', confidence: 0.9, position: { x: '1', y: 2 } },
      { name: 'milk', confidence: 0.9, position: { x: 1, y: Number.NaN } },
      null,
    ]
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ingredients })))
    expect((await frame()).map((one) => one.name)).toEqual(['egg'])
  })

  it('says so when it is offline and the detector is not on the device', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const words = 'You’re offline, and photo scanning hasn’t been downloaded yet.'
    await expect(frame()).rejects.toThrow(words)
    const photo = seePhoto(new Blob(['x'], { type: 'image/png' }), new AbortController().signal)
    await expect(photo).rejects.toThrow(words)
  })
})
