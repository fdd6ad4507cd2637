import type { GrayPicture } from '#core/paper/picture/gray.ts'
import type { Prepared } from '#core/paper/picture/prepare.ts'
import type { PaperFile, ReadFiles } from '#core/paper/read-paper-files.ts'
import type { PdfPage } from '#web/lib/ocr/read-pdf.ts'

/** What the worker does, and what it answers. */
export type PaperTasks = {
  photo: { asked: { file: Blob }; answer: Prepared }
  /** As it is shown beside the form. */
  look: { asked: { file: Blob; turns: number }; answer: Blob }
  lookOfGray: { asked: { picture: GrayPicture }; answer: Blob }
  pdf: { asked: { file: Blob }; answer: { pages: PdfPage[]; count: number } }
  prepare: { asked: { picture: GrayPicture }; answer: Prepared }
  read: { asked: { files: readonly PaperFile[] }; answer: ReadFiles }
}
