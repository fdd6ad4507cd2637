import { readFileSync } from 'node:fs'
import * as ort from 'onnxruntime-web'
import { readDetections } from '#core/vision/decode.ts'
import type { DetectorOutputs } from '#core/vision/detector.ts'
import { readFindings } from '#core/vision/findings.ts'
import { toTensor } from '#core/vision/preprocess.ts'
import type { Sight } from './messages.ts'
import { modelFile, readModel } from './model.ts'
import { type Pixels, readPicture } from './read-picture.ts'

/** The detector itself, in whichever thread opens it. */
export async function openEye(folder: string) {
  const model = readModel(folder)
  ort.env.wasm.numThreads = 1
  ort.env.logLevel = 'error'
  const session = await ort.InferenceSession.create(readFileSync(modelFile(folder)), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
  })

  const run = async ({ rgba, width, height }: Pixels): Promise<DetectorOutputs> => {
    const { size, name } = model.input
    const tensor = new ort.Tensor('float32', toTensor(rgba, width, height, model), [1, 3, size, size])
    const answer = await session.run({ [name]: tensor })
    const floats = (output: string) => answer[output]?.data as Float32Array
    const { image, scores, boxes, looks } = model.outputs
    return { image: floats(image), scores: floats(scores), boxes: floats(boxes), looks: floats(looks) }
  }

  return {
    model,
    run,
    look: async (bytes: Uint8Array): Promise<Sight> => {
      const pixels = await readPicture(bytes)
      const outputs = await run(pixels)
      const detections = readDetections(outputs, model, pixels)
      return { detections, photo: readFindings(outputs, model, pixels) }
    },
  }
}
