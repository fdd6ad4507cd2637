import type { SentFindings } from '#core/contracts/vision-ingredient-detector.ts'
import type { PhotoFindings } from '#core/vision/detector.ts'
import { toBase64 } from '#core/vision/look-vector.ts'

const lookOf = (vector: Float32Array | null) => vector && toBase64(vector)

/** The detector's findings as JSON. */
export const sentFindings = ({ findings, nearest, vector, version }: PhotoFindings): SentFindings => ({
  findings: findings.map(({ vector, ...one }) => ({ ...one, look: lookOf(vector) })),
  nearest,
  look: lookOf(vector),
  version,
})
