import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import type { Detection } from '#core/vision/detector.ts'
import { INGREDIENT_PROMPT } from '#core/vision/ingredient-prompt.ts'
import { call, FunctionError } from '#web/api/functions.ts'
import { toJpeg } from '#web/lib/to-jpeg.ts'
import { detector } from './detector.ts'
import { usesModel } from './eye-choice.ts'
import * as strings from './strings.ts'

const FRAME_QUALITY = 0.8
export const CAPTURE_QUALITY = 0.9
export const MIN_CONFIDENCE = 0.6

/** Frames are small on the wire; a photo keeps the detail it needs. */
const FRAME_SIDE = 640
const PHOTO_SIDE = 1600

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error(strings.unreadable))
    reader.readAsDataURL(blob)
  })

/** Offline, only the detector on the device can help. */
const offlineWords = (error: unknown) =>
  error instanceof FunctionError && error.code === 'offline' && navigator.onLine === false
    ? new Error(strings.scanOffline)
    : error

const isReady = () => detector.get().phase === 'ready'

/** What an overlay can draw; a detection without a place is left out. */
const placed = (found: readonly unknown[]): Detection[] =>
  found.filter((one): one is Detection => {
    const { name, position } = (one ?? {}) as { name?: unknown; position?: { x?: unknown; y?: unknown } }
    return typeof name === 'string' && Number.isFinite(position?.x) && Number.isFinite(position?.y)
  })

/** Scans one live frame: on the device if the detector is ready, else through the function. */
export async function seeFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<Detection[]> {
  if (isReady()) return (await detector.look(await createImageBitmap(video))).detections
  const image = await asDataUrl(await toJpeg(video, FRAME_QUALITY, FRAME_SIDE))
  const { ingredients } = await call(
    'vision-ingredient-detector',
    { image, prompt: INGREDIENT_PROMPT, mode: 'ar', engine: 'sous' },
    { signal },
  ).catch((error) => {
    throw offlineWords(error)
  })
  return placed(ingredients).map((one) => ({ ...one, sure: one.confidence > MIN_CONFIDENCE }))
}

interface SeenPhoto {
  found: SeenIngredient[]
  /** It never left the device. */
  isOnDevice: boolean
}

const onDevice = async (bitmap: ImageBitmap): Promise<SeenPhoto> => ({
  found: (await detector.look(bitmap)).ingredients,
  isOnDevice: true,
})

/** The ingredients in a photo. Formats that the browser can't decode (often HEIC) are sent as they are. */
export async function seePhoto(photo: Blob, signal: AbortSignal): Promise<SeenPhoto> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (bitmap && isReady() && !usesModel()) return onDevice(bitmap)
  try {
    const sent = bitmap ? await toJpeg(bitmap, CAPTURE_QUALITY, PHOTO_SIDE) : photo
    return { found: await askAbout(sent, signal), isOnDevice: false }
  } catch (error) {
    if (!bitmap || !(error instanceof FunctionError && error.code === 'offline')) throw error
    // While offline, the on-device detector may only need a moment to start.
    await detector.load()
    if (!isReady()) throw offlineWords(error)
    return await onDevice(bitmap)
  } finally {
    bitmap?.close()
  }
}

async function askAbout(photo: Blob, signal: AbortSignal): Promise<SeenIngredient[]> {
  const { ingredients, details } = await call(
    'vision-ingredient-detector',
    {
      image: await asDataUrl(photo),
      prompt: INGREDIENT_PROMPT,
      engine: usesModel() ? 'model' : 'sous',
    },
    { signal },
  )
  return details ?? ingredients.map((name) => ({ name, confidence: 1, sure: true }))
}
