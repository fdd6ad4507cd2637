import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DetectorModel, DetectorModelSchema } from '#core/vision/detector.ts'

export const modelFile = (folder: string) => path.join(folder, 'sous-detector.onnx')

/** The model's metadata, needed before inference. */
export const readModel = (folder: string): DetectorModel =>
  DetectorModelSchema.parse(JSON.parse(readFileSync(path.join(folder, 'sous-detector.json'), 'utf8')))
