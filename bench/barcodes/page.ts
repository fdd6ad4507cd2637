import { DetectorModelSchema } from '#core/vision/detector.ts'
import type { FromWorker, ToWorker } from '#web/features/scan/worker-messages.ts'
import { openCodeReader } from '#web/lib/codes/code-reader.ts'

export interface Rates {
  codes: number[]
  detector: number[]
}

declare global {
  var measureCodes: (shots: string[], seconds: number, which: 'codes' | 'detector' | 'both') => Promise<Rates>
}

async function openDetector() {
  const worker = new Worker(new URL('../../web/features/scan/detector-worker.ts', import.meta.url), {
    type: 'module',
  })
  const model = DetectorModelSchema.parse(await (await fetch('/vision/model/sous-detector.json')).json())
  const bytes = await (await fetch('/vision/model/sous-detector.onnx')).arrayBuffer()
  const ask = (message: ToWorker, moved: Transferable[]) =>
    new Promise<FromWorker>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.postMessage(message, moved)
    })
  const opened = await ask({ type: 'open', model, bytes }, [bytes])
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  return {
    look: (picture: ImageBitmap) => ask({ type: 'look', id: 1, picture }, [picture]),
    close: () => worker.terminate(),
  }
}

/** As a camera would: one frame after another, each as soon as the one before is read. ms of each. */
async function loop(look: (frame: ImageBitmap) => Promise<unknown>, shots: readonly Blob[], until: number) {
  const times: number[] = []
  for (let at = 0; performance.now() < until; at++) {
    const frame = await createImageBitmap(shots[at % shots.length] as Blob)
    const start = performance.now()
    await look(frame)
    times.push(performance.now() - start)
  }
  return times
}

globalThis.measureCodes = async (shots, seconds, which) => {
  const blobs = await Promise.all(shots.map(async (shot) => (await fetch(shot)).blob()))
  const codes = which === 'detector' ? undefined : openCodeReader()
  const detector = which === 'codes' ? undefined : await openDetector()
  const warm = await createImageBitmap(blobs[0] as Blob)
  await codes?.look(await createImageBitmap(warm))
  await detector?.look(warm)
  const until = performance.now() + seconds * 1000
  const [a, b] = await Promise.all([
    codes ? loop(codes.look, blobs, until) : [],
    detector ? loop(detector.look, blobs, until) : [],
  ])
  codes?.close()
  detector?.close()
  return { codes: a, detector: b }
}
