import type { SeenIngredient } from '../contracts/vision-ingredient-detector.ts'
import { sigmoid } from './decode.ts'
import type { Detection, DetectorModel, DetectorOutputs } from './detector.ts'

/**
 * What the picture shows, strongest first. Each name is scored on the whole picture and its best box together;
 * everything shown as a box is in the list too, so that the two never contradict each other.
 */
export function readIngredients(
  outputs: DetectorOutputs,
  model: DetectorModel,
  detections: readonly Detection[] = [],
): SeenIngredient[] {
  const { first, likely, confident } = model.thresholds.image
  const seen = new Map<string, SeenIngredient>()
  const ranked = rankIngredients(outputs, model)
  const food = (ranked[0]?.confidence ?? 0) >= first
  for (const { name, confidence } of ranked)
    if (food && confidence >= likely) seen.set(name, { name, confidence, sure: confidence >= confident })
  for (const { name, confidence, sure } of detections) {
    const known = seen.get(name)
    seen.set(name, {
      name,
      confidence: Math.max(confidence, known?.confidence ?? 0),
      sure: sure || (known?.sure ?? false),
    })
  }
  return [...seen.values()].sort((a, b) => b.confidence - a.confidence)
}

/** Every shipped class with its confidence, strongest first. */
export function rankIngredients(
  outputs: DetectorOutputs,
  model: DetectorModel,
): { name: string; confidence: number }[] {
  const boxes = bestBoxes(outputs.scores, model)
  return model.classes
    .flatMap((one, i) => {
      const evidence = outputs.image[i]! + model.evidence.boxShare * boxes[i]!
      const confidence = sigmoid(evidence / one.image.temperature + one.image.bias)
      return one.shipped ? [{ name: one.name, confidence }] : []
    })
    .sort((a, b) => b.confidence - a.confidence)
}

/** Each class's strongest cell. */
function bestBoxes(scores: Float32Array, model: DetectorModel): Float32Array {
  const count = model.classes.length
  const best = new Float32Array(count).fill(model.evidence.boxFloor)
  for (let i = 0; i < scores.length; i++) {
    const at = i % count
    if (scores[i]! > best[at]!) best[at] = scores[i]!
  }
  return best
}
