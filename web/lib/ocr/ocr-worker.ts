import { prepare } from '#core/paper/picture/prepare.ts'
import { stampPictures } from '#core/paper/picture/stamp.ts'
import type { LabelReader } from '#core/products/label-reader.ts'
import { readReceipt } from '#core/receipts/read-receipt.ts'
import { decodeFrame, decodePhoto } from './decode-photo.ts'
import { UnreadableFile } from './file-problem.ts'
import type { OcrTasks } from './ocr-protocol.ts'
import { readPdfFile } from './read-pdf.ts'
import { answerTasks } from './task-worker.ts'

/** Much to load: only where a receipt was read. */
async function labels(): Promise<LabelReader> {
  const [{ createFoods }, { createLabelReader }] = await Promise.all([
    import('#content/food-facts/book.ts'),
    import('#content/products/reader.ts'),
  ])
  return createLabelReader(createFoods())
}

let stamp: ReturnType<typeof stampPictures> | undefined

answerTasks<OcrTasks>(async (asked, onProgress) => {
  switch (asked.kind) {
    case 'gray':
      return decodePhoto(asked.file)
    case 'prepare':
      return prepare(asked.picture)
    case 'pdf':
      return readPdfFile(asked.file, onProgress)
    case 'receipt':
      return readReceipt(asked.words, await labels(), undefined, asked.again)
    case 'stamp': {
      const { frame } = asked
      stamp = stampPictures(frame instanceof Blob ? await decodePhoto(frame) : decodeFrame(frame))
      return { isNegative: stamp.isNegative }
    }
    case 'stampLook':
      if (!stamp) throw new UnreadableFile('unknown')
      return stamp.look(asked.look)
  }
})
