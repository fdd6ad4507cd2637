import type { RecognizerParameters } from '#core/paper/recognized.ts'
import type { OcrTasks } from './ocr-protocol.ts'
import { openRecognizer } from './recognizer.ts'
import { openTasks, type TaskWorker } from './task-worker.ts'

/** The worker that prepares pictures, and the one that recognizes characters. */
export function openOcr(parameters: RecognizerParameters) {
  const tasks: TaskWorker<OcrTasks> = openTasks(
    new Worker(new URL('./ocr-worker.ts', import.meta.url), { type: 'module' }),
  )
  const recognizer = openRecognizer(parameters)
  return {
    tasks,
    recognizer,
    close() {
      tasks.close()
      recognizer.close()
    },
  }
}

export type Ocr = ReturnType<typeof openOcr>
