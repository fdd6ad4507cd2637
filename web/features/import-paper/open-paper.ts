import { openTasks, type TaskWorker } from '#web/lib/ocr/task-worker.ts'
import type { PaperTasks } from './paper-protocol.ts'

/** Decoding, preparing and reading. */
export const openPaper = (): TaskWorker<PaperTasks> =>
  openTasks(new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' }))
