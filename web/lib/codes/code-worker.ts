import { prepareZXingModule } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type GrayPicture, toGray } from '#core/paper/picture/gray.ts'
import { builtInReader } from './built-in-reader.ts'
import type { CodeFileProblem, CodeSight, FromCodeWorker, ToCodeWorker } from './code-messages.ts'
import { codesOfStill, frameReader } from './decode-codes.ts'
import { frameLook } from './frame-look.ts'
import { FRAME_LONGEST, fileProblem, fitted, STILL_LONGEST } from './picture-file.ts'

// Of our own build; the package would ask another server for it.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

class Unreadable extends Error {
  constructor(readonly problem: CodeFileProblem) {
    super(problem)
  }
}

let canvas: OffscreenCanvas | undefined

function grayOf(picture: ImageBitmap | ImageData, longest: number): GrayPicture {
  const [width, height] = fitted(picture.width, picture.height, longest)
  if (picture instanceof ImageData && picture.width === width) return toGray(picture.data, width, height, 4)
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Unreadable('notPicture')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  if (picture instanceof ImageData) {
    // Too large for a frame, and only a bitmap is drawn at another size.
    const whole = new OffscreenCanvas(picture.width, picture.height)
    whole.getContext('2d')?.putImageData(picture, 0, 0)
    pen.drawImage(whole, 0, 0, width, height)
  } else pen.drawImage(picture, 0, 0, width, height)
  return toGray(pen.getImageData(0, 0, width, height).data, width, height, 4)
}

const frames = frameReader()
const look = frameLook(builtInReader, (frame) => frames.read(grayOf(frame, FRAME_LONGEST)))

async function lookAtFile(file: Blob): Promise<CodeSight[]> {
  const problem = await fileProblem(file)
  if (problem) throw new Unreadable(problem)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unreadable('notPicture')
  })
  try {
    return await codesOfStill(grayOf(bitmap, STILL_LONGEST))
  } finally {
    bitmap.close()
  }
}

async function answer(asked: ToCodeWorker): Promise<CodeSight[]> {
  if (asked.kind === 'file') return lookAtFile(asked.file)
  try {
    return await look(asked.frame)
  } finally {
    if (asked.frame instanceof ImageBitmap) asked.frame.close()
  }
}

const post = (message: FromCodeWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<ToCodeWorker>) => {
  const { id } = data
  answer(data).then(
    (sights) => post({ kind: 'read', id, sights }),
    (error: unknown) =>
      post({ kind: 'failed', id, problem: error instanceof Unreadable ? error.problem : undefined }),
  )
}
