import type { CodeFileProblem, CodeSight, FromCodeWorker, ToCodeWorker } from './code-messages.ts'

/** A picture that can't be read, and why; without a reason, the reader itself failed. */
export class UnreadableCodes extends Error {
  constructor(readonly problem: CodeFileProblem | 'slow' | undefined) {
    super(problem)
  }
}

export interface CodeReader {
  /** The codes in a frame, which is closed by this. A code counts once `followCodes` tells it: one frame can be misread. */
  look: (frame: ImageBitmap | ImageData) => Promise<CodeSight[]>
  /** The codes of a picture, each read twice at least; no follower is needed. */
  lookAtFile: (file: Blob) => Promise<CodeSight[]>
  close: () => void
}

type Asked = { kind: 'frame'; frame: ImageBitmap | ImageData } | { kind: 'file'; file: Blob }

/** Phones are slow; one that takes longer has hung. */
const LONGEST_MS = 60_000

/** A worker of its own: the page and the detector go on. Its megabyte is loaded with the first picture. */
export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: FromCodeWorker | { kind: 'gone'; problem?: 'slow' }) => void>()
  let count = 0
  let isClosed = false
  const failAll = () => {
    for (const answer of waiting.values()) answer({ kind: 'gone' })
  }
  // It can't be loaded, or has no memory left.
  worker.addEventListener('error', failAll)
  worker.addEventListener('message', ({ data }: MessageEvent<FromCodeWorker>) => waiting.get(data.id)?.(data))

  const ask = (asked: Asked, moved: Transferable[]) => {
    if (isClosed) return Promise.reject(new UnreadableCodes(undefined))
    const id = ++count
    return new Promise<CodeSight[]>((resolve, reject) => {
      const timer = setTimeout(() => waiting.get(id)?.({ kind: 'gone', problem: 'slow' }), LONGEST_MS)
      waiting.set(id, (answer) => {
        waiting.delete(id)
        clearTimeout(timer)
        if (answer.kind === 'read') resolve(answer.sights)
        else reject(new UnreadableCodes(answer.problem))
      })
      worker.postMessage({ ...asked, id } satisfies ToCodeWorker, moved)
    })
  }

  return {
    look: (frame) =>
      ask({ kind: 'frame', frame }, frame instanceof ImageData ? [frame.data.buffer] : [frame]),
    lookAtFile: (file) => ask({ kind: 'file', file }, []),
    close() {
      isClosed = true
      worker.terminate()
      failAll()
    },
  }
}

/** The codes of one picture. Throws `UnreadableCodes`. */
export async function readCodesOfFile(file: Blob): Promise<CodeSight[]> {
  const reader = openCodeReader()
  try {
    return await reader.lookAtFile(file)
  } finally {
    reader.close()
  }
}
