import type { Detection, PhotoFindings, PictureSize } from '#core/vision/detector.ts'
import { INGREDIENT_PROMPT } from '#core/vision/ingredient-prompt.ts'
import { applyLearnedLive } from '#core/vision/learned.ts'
import { call, FunctionError } from '#web/api/functions.ts'
import { toJpeg } from '#web/lib/to-jpeg.ts'
import { lookStore } from '#web/state/looks.ts'
import { detector } from './detector.ts'
import { usesModel } from './eye-choice.ts'
import { findingsOf } from './sent-findings.ts'
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

/** A frame on this device, with what it was taught. */
async function watch(frame: ImageBitmap): Promise<Detection[]> {
  const { detections, version } = await detector.watch(frame)
  return applyLearnedLive(detections, lookStore.all(), version)
}

/** Scans one live frame: on the device if the detector is ready, else through the function. */
export async function seeFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<Detection[]> {
  if (isReady()) return watch(await createImageBitmap(video))
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

export interface SeenPhoto {
  seen: PhotoFindings
  /** Null if this browser can't decode it. */
  size: PictureSize | null
  /** It never left the device. */
  isOnDevice: boolean
}

const sizeOf = ({ width, height }: PictureSize): PictureSize => ({ width, height })

/** The decoded photo is handed over to the detector. */
async function onDevice(bitmap: ImageBitmap): Promise<SeenPhoto> {
  const size = sizeOf(bitmap)
  return { seen: await detector.look(bitmap), size, isOnDevice: true }
}

/** The ingredients in a photo. Formats that the browser can't decode (often HEIC) are sent as they are. */
export async function seePhoto(photo: Blob, signal: AbortSignal): Promise<SeenPhoto> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (bitmap && !usesModel()) {
    await detector.loadKept()
    if (isReady()) return onDevice(bitmap)
  }
  try {
    const sent = bitmap ? await toJpeg(bitmap, CAPTURE_QUALITY, PHOTO_SIDE) : photo
    return { seen: await askAbout(sent, signal), size: bitmap ? sizeOf(bitmap) : null, isOnDevice: false }
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

async function askAbout(photo: Blob, signal: AbortSignal): Promise<PhotoFindings> {
  const answer = await call(
    'vision-ingredient-detector',
    {
      image: await asDataUrl(photo),
      prompt: INGREDIENT_PROMPT,
      engine: usesModel() ? 'model' : 'sous',
    },
    { signal },
  )
  return findingsOf(answer)
}
