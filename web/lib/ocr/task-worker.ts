import { type FileProblem, UnreadableFile } from './file-problem.ts'
import { PAPER_LIMITS } from './limits.ts'

/** What a worker does: what it is asked, and what it answers. */
type Tasks<Kind extends string = string> = Record<Kind, { asked: object; answer: unknown }>

type Asked<All extends Tasks> = {
  [Kind in keyof All]: { kind: Kind } & All[Kind]['asked']
}[keyof All]

type Told<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'progress'; page: number; count: number }
  | { kind: 'failed'; problem: FileProblem }

export interface TaskWorker<All extends Tasks> {
  ask: <Kind extends keyof All>(
    kind: Kind,
    asked: All[Kind]['asked'],
    onProgress?: (page: number, count: number) => void,
  ) => Promise<All[Kind]['answer']>
  close: () => void
}

/** Work away from the page, which stays usable; a file that is too much ends only the worker. */
export function openTasks<All extends Tasks>(worker: Worker): TaskWorker<All> {
  const failures = new Set<(problem: FileProblem) => void>()
  // It can't be loaded, or has no memory left.
  worker.addEventListener('error', () => {
    for (const fail of failures) fail('unknown')
  })
  return {
    ask: (kind, asked, onProgress) =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel()
        const end = () => {
          clearTimeout(timer)
          failures.delete(fail)
          port1.close()
        }
        const fail = (problem: FileProblem) => {
          end()
          reject(new UnreadableFile(problem))
        }
        const timer = setTimeout(() => fail('slow'), PAPER_LIMITS.taskMs)
        failures.add(fail)
        port1.onmessage = ({ data }: MessageEvent<Told<All[typeof kind]['answer']>>) => {
          if (data.kind === 'progress') onProgress?.(data.page, data.count)
          else if (data.kind === 'failed') fail(data.problem)
          else {
            end()
            resolve(data.answer)
          }
        }
        worker.postMessage({ kind, ...asked }, [port2])
      }),
    close() {
      worker.terminate()
      for (const fail of failures) fail('unknown')
    },
  }
}

/** In the worker: answers each task, or says what is wrong with the file. */
export function answerTasks<All extends Tasks>(
  answer: (
    asked: Asked<All>,
    onProgress: (page: number, count: number) => void,
  ) => Promise<All[keyof All]['answer']>,
) {
  self.onmessage = ({ data, ports: [port] }: MessageEvent<Asked<All>>) => {
    const tell = (told: Told<All[keyof All]['answer']>) => port?.postMessage(told)
    answer(data, (page, count) => tell({ kind: 'progress', page, count })).then(
      (found) => tell({ kind: 'done', answer: found }),
      (error: unknown) =>
        tell({ kind: 'failed', problem: error instanceof UnreadableFile ? error.problem : 'unknown' }),
    )
  }
}
