import { type DetectorModel, DetectorModelSchema } from '#core/vision/detector.ts'
import { keepModel } from '#web/lib/kept-model.ts'

/** The model with its description, checked; from this device if it is there. */
export async function downloadModel(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ model: DetectorModel; bytes: ArrayBuffer }> {
  const { description, bytes } = await keepModel(onProgress, signal)
  return { model: DetectorModelSchema.parse(description), bytes: bytes.buffer }
}
