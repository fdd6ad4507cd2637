import { PHOTO_LIMITS, photoSize } from '#core/import/photo-size.ts'
import type { CodeFileProblem } from './code-messages.ts'

/** A camera's frame: more only takes longer. */
export const FRAME_LONGEST = 1280
/** Of a photo: a code that is small in it is still read. */
export const STILL_LONGEST = 2600

/** What is wrong with a file, before it is unpacked: a small file can be a picture that fills the memory. */
export async function fileProblem(file: Blob): Promise<CodeFileProblem | undefined> {
  if (file.size > PHOTO_LIMITS.bytes) return 'heavy'
  const size = photoSize(new Uint8Array(await file.arrayBuffer()))
  if (!size || size.width < 1 || size.height < 1) return 'notPicture'
  return size.width * size.height > PHOTO_LIMITS.pixels ? 'large' : undefined
}

/** The size at which a picture is looked at. */
export function fitted(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}
