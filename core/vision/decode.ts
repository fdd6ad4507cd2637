import type { Position } from '../contracts/vision-ingredient-detector.ts'
import type { Detection, DetectorModel, DetectorOutputs, PictureSize } from './detector.ts'
import { letterbox } from './letterbox.ts'
import { lookOf } from './looks.ts'
import { type Corners, suppress } from './nms.ts'

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Raw tensors -> detections with a name, a confidence and a position in the picture, strongest first. */
export function readDetections(
  outputs: DetectorOutputs,
  model: DetectorModel,
  picture: PictureSize,
  size = model.input.size,
): Detection[] {
  const { likely, confident } = model.thresholds.box
  const at = letterbox(picture, size)
  const found: { name: string; confidence: number; corners: Corners }[] = []
  for (const [cell, x, y] of cells(model, size)) {
    const best = strongest(outputs.scores, cell, model)
    if (!best || best.confidence < likely) continue
    const corners = cornersAt(outputs.boxes, cell, x, y, at)
    if (corners[2] > corners[0] && corners[3] > corners[1]) found.push({ ...best, corners })
  }
  return suppress(found, model.nms.iou, model.nms.limit).map(({ name, confidence, corners }) => {
    const position = positionOf(corners)
    const vector = lookOf(outputs, picture, size, position)
    return { name, confidence, sure: confidence >= confident, position, ...(vector && { vector }) }
  })
}

export const positionOf = ([left, top, right, bottom]: Corners): Position => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})

/** Each cell's number and center, in input pixels. */
export function* cells(model: DetectorModel, size: number): Generator<[cell: number, x: number, y: number]> {
  let cell = 0
  for (const stride of model.strides) {
    const side = size / stride
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) yield [cell++, (x + 0.5) * stride, (y + 0.5) * stride]
  }
}

function strongest(scores: Float32Array, cell: number, model: DetectorModel) {
  const from = cell * model.classes.length
  let best = -Infinity
  let name = ''
  for (const [i, one] of model.classes.entries()) {
    if (!one.shipped) continue
    const logit = scores[from + i]! / one.box.temperature + one.box.bias
    if (logit > best) {
      best = logit
      name = one.name
    }
  }
  return name ? { name, confidence: sigmoid(best) } : undefined
}

/** In percent of the picture, clipped at its edges. */
export function cornersAt(
  boxes: Float32Array,
  cell: number,
  x: number,
  y: number,
  at: ReturnType<typeof letterbox>,
): Corners {
  const percent = (value: number, start: number, length: number) =>
    Math.min(100, Math.max(0, ((value - start) / length) * 100))
  const [left, top, right, bottom] = boxes.subarray(cell * 4, cell * 4 + 4)
  return [
    percent(x - left!, at.left, at.width),
    percent(y - top!, at.top, at.height),
    percent(x + right!, at.left, at.width),
    percent(y + bottom!, at.top, at.height),
  ]
}
