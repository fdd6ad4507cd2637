import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import type { GrayPicture } from '#core/paper/picture/gray.ts'
import { turned } from '#core/paper/picture/gray.ts'
import { productCode } from '#core/products/product-code.ts'
import { codesOfStill, frameReader } from './decode-codes.ts'
import { fileProblem, fitted } from './picture-file.ts'
import { turnedByAnEighth } from './prepare-frame.ts'

const { resolve } = createRequire(import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(resolve(name))).buffer

beforeAll(() => {
  prepareReader({ overrides: { wasmBinary: bytesOf('zxing-wasm/reader/zxing_reader.wasm') } })
  prepareWriter({ overrides: { wasmBinary: bytesOf('zxing-wasm/writer/zxing_writer.wasm') } })
})

type Format = 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE' | 'Code128'

/** In the middle of a gray picture, bars `tall` pixels high. */
async function pictureOf(text: string, format: Format, tall = 120): Promise<GrayPicture> {
  const { symbol } = await writeBarcode(text, { format, scale: 1, addQuietZones: false })
  if (!symbol) throw new Error(text)
  const [width, height, module] = [640, 480, 3]
  const data = new Uint8Array(width * height).fill(225)
  const left = Math.round((width - module * symbol.width) / 2)
  for (let y = (height - tall) >> 1; y < (height + tall) >> 1; y++)
    for (let x = 0; x < module * symbol.width; x++)
      if ((symbol.data[Math.floor(x / module)] ?? 255) < 128) data[y * width + left + x] = 35
  return { width, height, data }
}

describe('reading codes', () => {
  it.each([
    ['3175681066632', 'EAN13', true],
    ['96385074', 'EAN8', true],
    ['036000291452', 'UPCA', true],
    // The shortest ones are misread most easily: never by one frame.
    ['04252614', 'UPCE', false],
  ] as const)('%s (%s) in a frame', async (text, format, isSure) => {
    const [sight, ...others] = await frameReader().read(await pictureOf(text, format))
    expect(others).toEqual([])
    expect(sight).toMatchObject({ code: productCode(text), isSure })
    const [first, second, third] = sight?.corners ?? []
    expect(first?.x).toBeLessThan(0.4)
    expect(second?.x).toBeGreaterThan(0.6)
    expect(third?.y).toBeGreaterThan(0.55)
  })

  it('expands UPC-E as the product code does', async () => {
    // One for each way of leaving out zeros; the writer adds the check digit.
    for (const text of ['0123450', '0425261', '0123413', '0123414', '0999888', '1783492']) {
      const [sight] = await frameReader().read(await pictureOf(text, 'UPCE'))
      expect(sight?.code).toMatch(/^0[01]\d{11}$/)
      expect(productCode(`${text}${sight?.code.at(-1)}`)).toBe(sight?.code)
    }
  })

  it.each([1, 2, 3])('after %d quarter turns', async (turns) => {
    const picture = turned(await pictureOf('3175681066632', 'EAN13'), turns)
    expect((await frameReader().read(picture)).map(({ code }) => code)).toEqual(['3175681066632'])
  })

  it('askew, within four frames, and where it is', async () => {
    const reader = frameReader()
    const { picture } = turnedByAnEighth(await pictureOf('3175681066632', 'EAN13', 70))
    const reads = []
    for (let frame = 0; frame < 4; frame++) reads.push(...(await reader.read(picture)))
    expect(new Set(reads.map(({ code }) => code))).toEqual(new Set(['3175681066632']))
    for (const { corners } of reads)
      for (const { x, y } of corners) {
        expect(Math.abs(x - 0.5)).toBeLessThan(0.4)
        expect(Math.abs(y - 0.5)).toBeLessThan(0.4)
      }
  })

  it('in poor light, within four frames and in a picture on its own', async () => {
    const bright = await pictureOf('3175681066632', 'EAN13')
    // Pale bars under grain, as a camera has it at night.
    let seed = 1
    const data = bright.data.map((light) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return (light < 128 ? 14 : 32) + ((seed >>> 16) % 9)
    })
    const dim = { ...bright, data }
    const reader = frameReader()
    const reads = []
    for (let frame = 0; frame < 4; frame++) reads.push(...(await reader.read(dim)))
    expect(new Set(reads.map(({ code }) => code))).toEqual(new Set(['3175681066632']))
    expect((await codesOfStill(dim)).map(({ code }) => code)).toEqual(['3175681066632'])
  })

  it('in a picture on its own, each once', async () => {
    for (const [text, format] of [
      ['3175681066632', 'EAN13'],
      ['04252614', 'UPCE'],
    ] as const)
      expect((await codesOfStill(await pictureOf(text, format))).map(({ code }) => code)).toEqual([
        productCode(text),
      ])
  })

  it('tells nothing of other codes, nor of nothing', async () => {
    expect(await codesOfStill(await pictureOf('3175681066632', 'Code128'))).toEqual([])
    expect(await codesOfStill({ width: 1, height: 1, data: new Uint8Array(1) })).toEqual([])
    expect(await codesOfStill({ width: 300, height: 2, data: new Uint8Array(600) })).toEqual([])
  })

  it('is not sure of a few lines', async () => {
    const sights = await frameReader().read(await pictureOf('3175681066632', 'EAN13', 8))
    expect(sights.filter(({ isSure }) => isSure)).toEqual([])
  })
})

/** A file that claims to be a PNG of this size. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

describe('files', () => {
  it.each([
    ['large', pngOf(20_000, 20_000)],
    ['large', pngOf(4_294_967_295, 4_294_967_295)],
    ['notPicture', new Uint8Array()],
    ['notPicture', pngOf(0, 100)],
    ['notPicture', pngOf(640, 480).slice(0, 20)],
    ['notPicture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...new Array(60).fill(0))],
    ['notPicture', new TextEncoder().encode('<svg onload="alert(1)"></svg>'.repeat(9))],
    ['heavy', new Uint8Array(26 * 1024 * 1024)],
    [undefined, pngOf(4000, 3000)],
  ])('%s', async (problem, bytes) => expect(await fileProblem(new Blob([bytes]))).toBe(problem))

  it('are looked at no larger than needed', () => {
    expect(fitted(4000, 3000, 2600)).toEqual([2600, 1950])
    expect(fitted(640, 480, 1280)).toEqual([640, 480])
    expect(fitted(50_000, 1, 1280)).toEqual([1280, 1])
  })
})
