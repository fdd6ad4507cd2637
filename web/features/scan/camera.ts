import * as strings from './strings.ts'

/** Rear camera, 720p where possible, never more than 1080p, no sound. */
const cameraConstraints = (choice: { facing: Facing } | { deviceId: string }) => ({
  video: {
    ...('deviceId' in choice ? { deviceId: { exact: choice.deviceId } } : { facingMode: choice.facing }),
    width: { ideal: 1280, max: 1920 },
    height: { ideal: 720, max: 1080 },
  },
  audio: false,
})

export type Facing = 'environment' | 'user'

const isDenied = async () => {
  try {
    return (await navigator.permissions.query({ name: 'camera' as PermissionName })).state === 'denied'
  } catch {
    // Some browsers don't know this permission; requesting the camera will show.
    return false
  }
}

export async function openCamera(choice: Parameters<typeof cameraConstraints>[0]): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error(strings.cameraNotSupported)
  if (await isDenied()) throw new DOMException(strings.permissionDenied, 'NotAllowedError')
  return navigator.mediaDevices.getUserMedia(cameraConstraints(choice))
}

export const stopStream = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

export const listCameras = async () =>
  (await navigator.mediaDevices.enumerateDevices()).filter((device) => device.kind === 'videoinput')

/** The next of several cameras; with a single one, the opposite facing mode. */
export function nextCamera(
  cameras: readonly { deviceId: string }[],
  current: string | undefined,
  facing: Facing,
): { facing: Facing } | { deviceId: string } {
  if (cameras.length < 2) return { facing: facing === 'environment' ? 'user' : 'environment' }
  const at = cameras.findIndex((camera) => camera.deviceId === current)
  return { deviceId: (cameras[(at + 1) % cameras.length] as { deviceId: string }).deviceId }
}

/** Why the camera doesn't open: not allowed, none there, or in use. */
export type CameraTrouble = 'denied' | 'missing' | 'busy'

export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return error instanceof Error && error.message === strings.cameraNotSupported ? 'missing' : 'busy'
}

const WORDS: Record<CameraTrouble, string> = {
  denied: strings.cameraDenied,
  missing: strings.cameraMissing,
  busy: strings.cameraBusy,
}

/** The message when the camera doesn't open. */
export const cameraTrouble = (error: unknown): string => WORDS[troubleOf(error)]
