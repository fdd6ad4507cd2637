import { parentPort, workerData } from 'node:worker_threads'
import { openEye } from './eye.ts'
import type { Look, Looked } from './messages.ts'
import { UnreadablePicture } from './read-picture.ts'

const eye = openEye(workerData.folder as string)

const look = async ({ id, picture }: Look): Promise<Looked> => {
  try {
    return { id, sight: await (await eye).look(picture) }
  } catch (error) {
    const { message } = error as Error
    return error instanceof UnreadablePicture ? { id, unreadable: message } : { id, failed: message }
  }
}

parentPort?.on('message', async (request: Look) => parentPort?.postMessage(await look(request)))
