import type { GrayPicture } from '#core/paper/picture/gray.ts'
import type { Prepared } from '#core/paper/picture/prepare.ts'
import type { StampLook } from '#core/paper/picture/stamp.ts'
import type { Receipt } from '#core/receipts/read-receipt.ts'
import type { ReceiptWords } from '#core/receipts/receipt-picture.ts'
import type { PdfPage } from './read-pdf.ts'

/** What the worker does, and what it answers. */
export type OcrTasks = {
  gray: { asked: { file: Blob }; answer: GrayPicture }
  prepare: { asked: { picture: GrayPicture }; answer: Prepared }
  pdf: { asked: { file: Blob }; answer: { pages: PdfPage[]; count: number } }
  receipt: { asked: ReceiptWords; answer: Receipt }
  /** Opens a picture with a date; the looks are of the last one that was opened. */
  stamp: { asked: { frame: ImageBitmap | Blob }; answer: { isNegative: boolean } }
  stampLook: { asked: { look: StampLook }; answer: GrayPicture }
}
