import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as ort from 'onnxruntime-web/wasm'
import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { DetectorModelSchema, type DetectorOutputs } from '#core/vision/detector.ts'
import { readFindings } from '#core/vision/findings.ts'
import { toTensor } from '#core/vision/preprocess.ts'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../vision/model')
const weights = readFileSync(path.join(folder, 'sous-detector.onnx'))
const model = DetectorModelSchema.parse(
  JSON.parse(readFileSync(path.join(folder, 'sous-detector.json'), 'utf8')),
)
const shipped = model.classes.filter((one) => one.shipped).map((one) => one.name)

describe('the shipped detector', () => {
  it('is small, and described by its manifest', () => {
    expect(weights.byteLength).toBeLessThan(12e6)
    expect(createHash('sha256').update(weights).digest('hex').slice(0, 12)).toBe(model.version)
  })

  it('labels items with pantry names, each once', () => {
    const known = new Set(INGREDIENTS.map((one) => one.name))
    expect(shipped.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(shipped).size).toBe(shipped.length)
    expect(shipped.length).toBeGreaterThanOrEqual(80)
  })

  it('runs here, has the declared shapes, and finds no food on an empty wall', async () => {
    ort.env.wasm.numThreads = 1
    const session = await ort.InferenceSession.create(weights)
    const { size, name } = model.input
    const wall = new Uint8ClampedArray(400 * 300 * 4).fill(200)
    const answer = await session.run({
      [name]: new ort.Tensor('float32', toTensor(wall, 400, 300, model), [1, 3, size, size]),
    })
    const read = (key: string) => answer[key]?.data as Float32Array
    const outputs: DetectorOutputs = {
      image: read(model.outputs.image),
      scores: read(model.outputs.scores),
      boxes: read(model.outputs.boxes),
      looks: read(model.outputs.looks),
    }
    const cells = model.strides.reduce((sum, stride) => sum + (size / stride) ** 2, 0)
    expect(outputs.image).toHaveLength(model.classes.length + 1)
    expect(outputs.scores).toHaveLength(cells * model.classes.length)
    expect(outputs.boxes).toHaveLength(cells * 4)
    const { findings, nearest, vector } = readFindings(outputs, model, { width: 400, height: 300 })
    expect(findings).toEqual([])
    expect(nearest).toHaveLength(3)
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
  }, 60_000)
})
