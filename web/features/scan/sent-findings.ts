import type { PhotoOutput } from '#core/contracts/vision-ingredient-detector.ts'
import type { PhotoFindings } from '#core/vision/detector.ts'
import { LOOK_LENGTH } from '#core/vision/learned.ts'
import { fromBase64 } from '#core/vision/look-vector.ts'

const vectorOf = (look: string | null) => (look === null ? null : fromBase64(look, LOOK_LENGTH))

/** The function's answer as the detector on this device would give it. A connected model gives names alone. */
export function findingsOf({
  ingredients,
  details,
  photo,
}: Pick<PhotoOutput, 'ingredients' | 'photo'> & Partial<Pick<PhotoOutput, 'details'>>): PhotoFindings {
  if (photo)
    return {
      findings: photo.findings.map(({ look, ...one }) => ({ ...one, vector: vectorOf(look) })),
      nearest: photo.nearest,
      vector: vectorOf(photo.look),
      version: photo.version,
    }
  const seen = details ?? ingredients.map((name) => ({ name, confidence: 1, sure: true }))
  return {
    findings: seen.map((one) => ({ ...one, others: [], position: null, vector: null })),
    nearest: [],
    vector: null,
    version: '',
  }
}
