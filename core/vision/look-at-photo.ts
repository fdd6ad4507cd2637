import type { DetectorModel, PhotoFindings } from './detector.ts'
import { type RunDetector, readFindings } from './findings.ts'
import { toTensor } from './preprocess.ts'

/** RGBA bytes of a photo -> what it shows. */
export async function lookAtPhoto(
  photo: { data: ArrayLike<number>; width: number; height: number },
  model: DetectorModel,
  run: RunDetector,
): Promise<PhotoFindings> {
  const tensor = toTensor(photo.data, photo.width, photo.height, model)
  return readFindings(await run(tensor, model.input.size), model, photo)
}
