import { readRecipePhotoInput, readRecipePhotoOutput } from '#core/contracts/read-recipe-photo.ts'
import { MAX_PICTURE_BYTES, TOO_HEAVY } from '#core/contracts/vision-ingredient-detector.ts'
import { badRequest, notFound, unavailable } from '../../errors.ts'
import { UnreadablePicture } from '../../lib/detector/read-picture.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'
import { copyRecipe } from './ask-model.ts'

function bytesOf(image: string): Uint8Array {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  if (bytes.length === 0) throw badRequest(strings.imageEmpty)
  if (bytes.length > MAX_PICTURE_BYTES) throw badRequest(TOO_HEAVY)
  return bytes
}

/** The connected vision model copies a recipe from photos, handwriting too. Nothing is stored; without a model browsers read photos themselves. */
export const readRecipePhoto = defineFunction({
  input: readRecipePhotoInput,
  output: readRecipePhotoOutput,
  headers: NO_STORE,
  bodyLimit: 34 * 1024 * 1024,
  limit: { anonymous: LIMITS.importsAnonymous, user: LIMITS.imports },
  handler: async ({ input, model, log, signal }) => {
    if (!model?.visionName) throw notFound(strings.noVisionModel)
    const pictures = input.images.map(bytesOf)
    try {
      return { ...(await copyRecipe({ model, pictures, signal })), engine: model.visionName }
    } catch (error) {
      if (error instanceof UnreadablePicture) throw badRequest(error.message)
      if (signal.aborted) throw error
      log.warn('the vision model could not read a recipe', { reason: (error as Error).message })
      throw unavailable(strings.photoNotRead)
    }
  },
})
