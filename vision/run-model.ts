import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as ort from 'onnxruntime-web/wasm'
import { type DetectorModel, DetectorModelSchema, type DetectorOutputs } from '#core/vision/detector.ts'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'model')

interface LoadedDetector {
  model: DetectorModel
  run(tensor: Float32Array, size?: number): Promise<DetectorOutputs>
}

/** The shipped model in the product's engine: onnxruntime-web, one thread unless more are requested. */
export async function loadDetector(threads = 1): Promise<LoadedDetector> {
  ort.env.wasm.numThreads = threads
  const model = DetectorModelSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'sous-detector.json'), 'utf8')),
  )
  const session = await ort.InferenceSession.create(await readFile(path.join(folder, 'sous-detector.onnx')))
  const { name } = model.input
  return {
    model,
    async run(tensor, size = model.input.size) {
      const answer = await session.run({ [name]: new ort.Tensor('float32', tensor, [1, 3, size, size]) })
      const floats = (key: string) => answer[key]?.data as Float32Array
      const { image, scores, boxes, looks } = model.outputs
      return { image: floats(image), scores: floats(scores), boxes: floats(boxes), looks: floats(looks) }
    },
  }
}
