import {
  MAX_PICTURE_BYTES,
  type PhotoOutput,
  type SeenIngredient,
  TOO_HEAVY,
  visionInput,
  visionOutput,
} from '#core/contracts/vision-ingredient-detector.ts'
import { seenIngredients } from '#core/vision/findings.ts'
import { badRequest } from '../../errors.ts'
import { UnreadablePicture } from '../../lib/detector/read-picture.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'
import { modelSeesFrame, modelSeesPhoto } from './ask-model.ts'
import { sentFindings } from './sent-findings.ts'

const OUR_ENGINE = 'sous-detector'

/** The bytes of a data URL. */
function bytesOf(image: string): Uint8Array {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  if (bytes.length === 0) throw badRequest(strings.imageEmpty)
  if (bytes.length > MAX_PICTURE_BYTES) throw badRequest(TOO_HEAVY)
  return bytes
}

const photoAnswer = (details: SeenIngredient[], engine: string): PhotoOutput => {
  // Nothing certain: likely items are still a better start than an empty list.
  const sure = details.filter((one) => one.sure)
  const ingredients = (sure.length > 0 ? sure : details).map((one) => one.name)
  return { ingredients, details, engine }
}

/** Detects the ingredients in an image: names for a photo, names with positions for the live camera. */
export const visionIngredientDetector = defineFunction({
  input: visionInput,
  output: visionOutput,
  // Twice the accepted size, so that a slightly oversized upload gets a clear message.
  bodyLimit: 34 * 1024 * 1024,
  handler: async ({ input, detector, model, log, signal }) => {
    const picture = bytesOf(input.image)
    const isLive = input.mode === 'ar'
    if (model?.visionName && input.engine !== 'sous') {
      const engine = model.visionName
      const question = { model, picture, prompt: input.prompt, signal }
      try {
        if (!isLive) return photoAnswer(await modelSeesPhoto(question), engine)
        return { ingredients: await modelSeesFrame(question), engine }
      } catch (error) {
        if (error instanceof UnreadablePicture) throw badRequest(error.message)
        if (signal.aborted) throw error
        // A failing model never leaves the user without an answer.
        log.warn('the vision model failed; falling back to our own detector', {
          reason: (error as Error).message,
        })
      }
    }
    const { photo, detections } = await detector.look(picture, signal)
    if (!isLive) return { ...photoAnswer(seenIngredients(photo), OUR_ENGINE), photo: sentFindings(photo) }
    return {
      ingredients: detections.map(({ name, confidence, position }) => ({ name, confidence, position })),
      engine: OUR_ENGINE,
    }
  },
})
