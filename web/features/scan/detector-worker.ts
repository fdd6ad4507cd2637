import type { InferenceSession, Tensor } from 'onnxruntime-web'
import { readDetections } from '#core/vision/decode.ts'
import type { DetectorModel, DetectorOutputs, PhotoFindings } from '#core/vision/detector.ts'
import { readFindings } from '#core/vision/findings.ts'
import { toTensor } from '#core/vision/preprocess.ts'
import type { FromWorker, ToWorker, Watched } from './worker-messages.ts'

type Ort = Pick<typeof import('onnxruntime-web'), 'env' | 'InferenceSession' | 'Tensor'>

interface Opened {
  engine: 'webgpu' | 'wasm'
  session: InferenceSession
  tensor: (values: Float32Array, size: number) => Tensor
}

/** More than four threads don't help a model of this size, and the page needs one as well. */
const threads = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

async function create(ort: Ort, engine: Opened['engine'], bytes: ArrayBuffer): Promise<Opened> {
  ort.env.logLevel = 'error'
  ort.env.wasm.numThreads = self.crossOriginIsolated ? threads() : 1
  const session = await ort.InferenceSession.create(new Uint8Array(bytes), {
    executionProviders: engine === 'webgpu' ? ['webgpu', 'wasm'] : ['wasm'],
    graphOptimizationLevel: 'all',
  })
  const tensor = (values: Float32Array, size: number) =>
    new ort.Tensor('float32', values, [1, 3, size, size]) as Tensor
  return { engine, session, tensor }
}

/** On the GPU if there is one; it may still fail, and then the CPU takes over. */
async function open(bytes: ArrayBuffer): Promise<Opened> {
  const gpu = (navigator as { gpu?: { requestAdapter: () => Promise<unknown> } }).gpu
  if (await gpu?.requestAdapter().catch(() => null)) {
    try {
      const [ort, mjs, wasm] = await Promise.all([
        import('onnxruntime-web/webgpu'),
        import('onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url'),
        import('onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url'),
      ])
      ort.env.wasm.wasmPaths = { mjs: mjs.default, wasm: wasm.default }
      return await create(ort, 'webgpu', bytes)
    } catch {
      // Falls back to the CPU.
    }
  }
  const [ort, mjs, wasm] = await Promise.all([
    import('onnxruntime-web/wasm'),
    import('onnxruntime-web/ort-wasm-simd-threaded.mjs?url'),
    import('onnxruntime-web/ort-wasm-simd-threaded.wasm?url'),
  ])
  ort.env.wasm.wasmPaths = { mjs: mjs.default, wasm: wasm.default }
  return create(ort, 'wasm', bytes)
}

/** The model takes 320 px; twice that leaves enough detail for resampling. */
const LONGEST_SIDE = 640
let canvas: OffscreenCanvas | undefined

function pixelsOf(frame: ImageBitmap): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(frame.width, frame.height))
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(frame, 0, 0, width, height)
  frame.close()
  return pen.getImageData(0, 0, width, height)
}

let model: DetectorModel | undefined
let opened: Opened | undefined

async function run(pixels: ImageData, size: number): Promise<DetectorOutputs> {
  if (!model || !opened) throw new Error('not open')
  const { data, width, height } = pixels
  const input = opened.tensor(toTensor(data, width, height, model, size), size)
  const answer = await opened.session.run({ [model.input.name]: input })
  // A copy: what the GPU holds is gone with its tensor.
  const floats = (name: string) => Float32Array.from(answer[name]?.data as Float32Array)
  const { image, scores, boxes, looks } = model.outputs
  const outputs = { image: floats(image), scores: floats(scores), boxes: floats(boxes), looks: floats(looks) }
  input.dispose()
  for (const output of Object.values(answer)) output.dispose()
  return outputs
}

async function look(picture: ImageBitmap): Promise<PhotoFindings> {
  if (!model) throw new Error('not open')
  const pixels = pixelsOf(picture)
  return readFindings(await run(pixels, model.input.size), model, pixels)
}

async function watch(picture: ImageBitmap): Promise<Watched> {
  if (!model) throw new Error('not open')
  const pixels = pixelsOf(picture)
  const { live } = model.input
  return {
    detections: readDetections(await run(pixels, live), model, pixels, live),
    version: model.version,
  }
}

const post = (message: FromWorker) => self.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    try {
      model = data.model
      opened = await open(data.bytes)
      post({ type: 'opened', engine: opened.engine })
    } catch (error) {
      post({ type: 'failed', reason: reasonOf(error) })
    }
    return
  }
  try {
    const { type, id, picture } = data
    post({ type: 'looked', id, seen: await (type === 'look' ? look(picture) : watch(picture)) })
  } catch (error) {
    post({ type: 'blind', id: data.id, reason: reasonOf(error) })
  }
}
