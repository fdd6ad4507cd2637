import { sigmoid } from './decode.ts'
import type { DetectorModel, DetectorOutputs, Guess } from './detector.ts'

/** Every shipped class with its confidence, strongest first. */
export function rankIngredients(outputs: DetectorOutputs, model: DetectorModel): Guess[] {
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
