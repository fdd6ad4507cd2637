import type { LineReading } from '#core/own-recipes/read-line.ts'
import type { ReadRecipe } from '#core/own-recipes/read-recipe-text.ts'
import type { StepsReading } from '#core/own-recipes/read-steps.ts'

export type Question =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'steps'; steps: readonly string[]; lines: readonly string[] }
  | { kind: 'text'; text: string }
export type Answer =
  | { kind: 'lines'; readings: LineReading[] }
  | { kind: 'steps'; read: StepsReading }
  | { kind: 'text'; read: ReadRecipe }

let worker: Worker | undefined

function open(): Worker {
  const made = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('error', () => {
    // It failed to load: the next question tries again.
    if (worker === made) worker = undefined
  })
  return made
}

/** In a worker, so that typing never waits for it. Undefined if it can't be answered. */
function ask<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Extract<Answer, { kind: Kind }> | undefined> {
  return new Promise((resolve) => {
    try {
      worker ??= open()
      const asked = worker
      const { port1, port2 } = new MessageChannel()
      const done = (answer?: Extract<Answer, { kind: Kind }> | null) => {
        asked.removeEventListener('error', failed)
        port1.close()
        resolve(answer ?? undefined)
      }
      const failed = () => done()
      asked.addEventListener('error', failed)
      port1.onmessage = ({ data }) => done(data)
      asked.postMessage(question, [port2])
    } catch {
      resolve(undefined)
    }
  })
}

export const readLines = async (lines: readonly string[]): Promise<LineReading[] | undefined> =>
  (await ask({ kind: 'lines', lines }))?.readings

export const readSteps = async (
  steps: readonly string[],
  lines: readonly string[],
): Promise<StepsReading | undefined> => (await ask({ kind: 'steps', steps, lines }))?.read

export const readPasted = async (text: string): Promise<ReadRecipe | undefined> =>
  (await ask({ kind: 'text', text }))?.read
