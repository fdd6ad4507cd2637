import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { prepare } from '#core/paper/picture/prepare.ts'
import { readPaperFiles } from '#core/paper/read-paper-files.ts'
import { decodePhoto, lookOf, lookOfGray } from '#web/lib/ocr/decode-photo.ts'
import { readPdfFile } from '#web/lib/ocr/read-pdf.ts'
import { answerTasks } from '#web/lib/ocr/task-worker.ts'
import type { PaperTasks } from './paper-protocol.ts'

async function vocabulary(): Promise<Vocabulary> {
  const [{ INGREDIENTS }, { createVocabulary }] = await Promise.all([
    import('#content/ingredients/index.ts'),
    import('#core/ingredients/vocabulary.ts'),
  ])
  return createVocabulary(INGREDIENTS)
}

answerTasks<PaperTasks>(async (asked, onProgress) => {
  switch (asked.kind) {
    case 'photo':
      return prepare(await decodePhoto(asked.file))
    case 'prepare':
      return prepare(asked.picture)
    case 'look':
      return lookOf(asked.file, asked.turns)
    case 'lookOfGray':
      return lookOfGray(asked.picture)
    case 'pdf':
      return readPdfFile(asked.file, onProgress)
    case 'read':
      return readPaperFiles(asked.files, { vocabulary: await vocabulary() })
  }
})
