import type { Point } from '#web/lib/codes/code-messages.ts'
import { toJpeg } from '#web/lib/to-jpeg.ts'
import { squareAround } from './square-around.ts'

/** Wide enough for a code's surroundings. */
const WIDTH = 640
/** 96 px, sharp on a phone. */
const SIDE = 192
const QUALITY = 0.8
/** Small print is read off it. */
const STILL_QUALITY = 0.95

interface Still {
  /** Copies the present frame: by the time that it is read, the video shows another one. */
  keep: (video: HTMLVideoElement) => void
  /** A small picture of what is around these corners, in shares of the frame. */
  around: (corners: readonly Point[]) => Promise<Blob | undefined>
}

/** The last frame that was looked at, in memory. */
export function openStill(): Still {
  const frame = document.createElement('canvas')
  return {
    keep(video) {
      const height = Math.round((WIDTH * video.videoHeight) / video.videoWidth)
      if (frame.width !== WIDTH) frame.width = WIDTH
      if (frame.height !== height) frame.height = height
      frame.getContext('2d')?.drawImage(video, 0, 0, WIDTH, height)
    },
    async around(corners) {
      if (corners.length === 0) return undefined
      const { left, top, side } = squareAround(corners, frame)
      const small = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
      // Now, not later: the next frame comes into the same canvas.
      small.getContext('2d')?.drawImage(frame, left, top, side, side, 0, 0, SIDE, SIDE)
      const blob = await new Promise<Blob | null>((done) => small.toBlob(done, 'image/jpeg', QUALITY))
      return blob ?? undefined
    },
  }
}

/** The present frame as a photo, at its full size. */
export async function stillOf(video: HTMLVideoElement | null): Promise<File | undefined> {
  if (!video?.videoWidth) return undefined
  const blob = await toJpeg(video, STILL_QUALITY)
  return new File([blob], 'camera.jpg', { type: 'image/jpeg' })
}
