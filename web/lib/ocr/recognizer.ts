import type { PaperLanguage } from '#core/paper/guess-language.ts'
import type { PageWord } from '#core/paper/page-words.ts'
import { type GrayPicture, toPgm } from '#core/paper/picture/gray.ts'
import {
  RECOGNIZER,
  type RecognizedBlock,
  type RecognizerParameters,
  wordsOfBlocks,
} from '#core/paper/recognized.ts'
import { coreName } from './engine-files.ts'
import { UnreadableFile } from './file-problem.ts'
import { PAPER_LIMITS } from './limits.ts'

/** Inserted by the build: where the engine's files are. */
declare const __OCR_FOLDER__: string

interface Told {
  jobId: string
  status: 'resolve' | 'reject' | 'progress'
  data: unknown
}

export interface Recognizer {
  recognize: (
    picture: GrayPicture,
    language: PaperLanguage,
    onProgress: (share: number) => void,
  ) => Promise<PageWord[]>
  close: () => void
}

/**
 * Tesseract in its own worker, spoken to directly: its client never reports a language that failed to load.
 * Everything comes from our own server, and is cached for the next time.
 */
export function openRecognizer(parameters: RecognizerParameters = RECOGNIZER): Recognizer {
  const worker = new Worker(`${__OCR_FOLDER__}/worker.js`)
  const waiting = new Map<string, { told: (told: Told) => void; fail: (error: Error) => void }>()
  let jobs = 0
  let language: PaperLanguage | undefined
  let loaded: Promise<unknown> | undefined
  worker.onmessage = ({ data }: MessageEvent<Told>) => waiting.get(data.jobId)?.told(data)
  const failAll = (error: Error) => {
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }
  // It couldn't be fetched, most likely: offline before its first use.
  worker.onerror = () => failAll(new UnreadableFile('offline'))

  const ask = (action: string, payload: object, onProgress: (share: number) => void = () => {}) =>
    new Promise<unknown>((resolve, reject) => {
      const jobId = `${action}-${jobs++}`
      const wait = () => setTimeout(() => fail(new UnreadableFile('slow')), PAPER_LIMITS.pageMs)
      let [timer, reached] = [wait(), 0]
      const end = () => {
        clearTimeout(timer)
        waiting.delete(jobId)
      }
      const fail = (error: Error) => {
        end()
        reject(error)
      }
      waiting.set(jobId, {
        fail,
        told: ({ status, data }) => {
          if (status === 'progress') {
            const { progress = 0 } = data as { progress?: number }
            // However slow, it comes along.
            if (progress > reached) {
              reached = progress
              clearTimeout(timer)
              timer = wait()
            }
            onProgress(progress)
          } else if (status === 'resolve') {
            end()
            resolve(data)
          } else fail(action === 'recognize' ? new Error(String(data)) : new UnreadableFile('offline'))
        },
      })
      worker.postMessage({ workerId: 'paper', jobId, action, payload })
    })

  const load = () =>
    ask('load', {
      options: { lstmOnly: true, corePath: `${__OCR_FOLDER__}/${coreName()}.js`, logging: false },
    })

  async function speak(next: PaperLanguage) {
    loaded ??= load()
    await loaded
    if (language === next) return
    const options = { langPath: __OCR_FOLDER__, cacheMethod: 'none', gzip: false, lstmOnly: true }
    await ask('loadLanguage', { langs: next, options })
    await ask('initialize', { langs: next, oem: 1, config: {} })
    await ask('setParameters', { params: parameters })
    language = next
  }

  return {
    async recognize(picture, next, onProgress) {
      await speak(next)
      const image = toPgm(picture)
      const found = await ask(
        'recognize',
        { image, options: {}, output: { text: false, blocks: true } },
        onProgress,
      )
      return wordsOfBlocks((found as { blocks?: RecognizedBlock[] | null }).blocks ?? null)
    },
    close() {
      worker.terminate()
      failAll(new Error('closed'))
    },
  }
}
