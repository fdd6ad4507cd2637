import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url'
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as ort from 'onnxruntime-web/wasm'
import { readDetections } from '#core/vision/decode.ts'
import { type DetectorModel, DetectorModelSchema, type DetectorOutputs } from '#core/vision/detector.ts'
import { toTensor } from '#core/vision/preprocess.ts'

export interface BrowserFigures {
  threads: number
  frame: number[]
  /** Memory of the page in MB after so many frames. */
  memory: number[]
}

declare global {
  var measure: (threads: number, frames: number) => Promise<BrowserFigures>
}

const size = 640
/** A test image: the time does not depend on its content. */
function picture(): ImageData {
  const canvas = new OffscreenCanvas(size, (size * 3) / 4)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  for (let i = 0; i < 60; i++) {
    pen.fillStyle = `hsl(${i * 6} 70% 50%)`
    pen.fillRect((i * 97) % size, (i * 61) % 480, 90, 70)
  }
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

const megabytes = async () => {
  const { memory } = performance as { memory?: { usedJSHeapSize: number } }
  return Math.round((memory?.usedJSHeapSize ?? 0) / 1e6)
}

globalThis.measure = async (threads, frames) => {
  const model: DetectorModel = DetectorModelSchema.parse(
    await (await fetch('/vision/model/sous-detector.json')).json(),
  )
  ort.env.wasm.wasmPaths = { mjs, wasm }
  ort.env.wasm.numThreads = threads
  const bytes = await (await fetch('/vision/model/sous-detector.onnx')).arrayBuffer()
  const session = await ort.InferenceSession.create(new Uint8Array(bytes), { executionProviders: ['wasm'] })
  const { data, width, height } = picture()
  const side = model.input.size
  const frame: number[] = []
  const memory: number[] = []
  for (let i = 0; i < frames; i++) {
    const start = performance.now()
    const input = new ort.Tensor('float32', toTensor(data, width, height, model), [1, 3, side, side])
    const answer = await session.run({ [model.input.name]: input })
    const floats = (name: string) => answer[name]?.data as Float32Array
    const outputs: DetectorOutputs = {
      image: floats(model.outputs.image),
      scores: floats(model.outputs.scores),
      boxes: floats(model.outputs.boxes),
    }
    readDetections(outputs, model, { width, height })
    input.dispose()
    for (const output of Object.values(answer)) output.dispose()
    frame.push(performance.now() - start)
    if (i === 49 || i === frames - 1) memory.push(await megabytes())
  }
  await session.release()
  return { threads, frame, memory }
}
