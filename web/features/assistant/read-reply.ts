import { DONE } from '#core/contracts/chat.ts'
import { streamLines } from '#web/api/stream-lines.ts'
import type { ModelProblem } from './model-problem.ts'

/** One piece of an answer, whoever gives it. */
export interface ReplyPart {
  text: string
  engine?: string
  /** The answer was cut off. */
  broken?: boolean
  /** What stands in the conversation from here on. */
  standing?: readonly string[] | undefined
  /** Why the browser's model didn't answer, or not to the end. */
  problem?: ModelProblem
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const MAX_STANDING = 12
const MAX_LABEL = 60

/** Short texts only: they come from outside, and are stored. */
export const readStanding = (given: unknown): readonly string[] | undefined =>
  Array.isArray(given)
    ? given
        .filter((one) => typeof one === 'string' && one.length > 0 && one.length <= MAX_LABEL)
        .slice(0, MAX_STANDING)
    : undefined

/** A data line: JSON of the usual shape, or plain text as it is. Undefined when it says nothing. */
function readLine(line: string): ReplyPart | 'done' | undefined {
  // The rest of the event-stream format: comments and fields of no use here.
  if (/^(:|event:|id:|retry:|\s*$)/.test(line)) return undefined
  const data = line.startsWith('data:') ? line.slice(5).replace(/^ /, '') : line
  if (data.trim() === DONE) return 'done'
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return { text: data }
  }
  if (!isRecord(json)) return { text: data }
  const choice: unknown = Array.isArray(json.choices) ? json.choices[0] : undefined
  const delta = isRecord(choice) && isRecord(choice.delta) ? choice.delta : {}
  const sous = isRecord(json.sous) ? json.sous : {}
  return {
    text: typeof delta.content === 'string' ? delta.content : '',
    engine: typeof sous.engine === 'string' ? sous.engine : undefined,
    broken: isRecord(choice) && choice.finish_reason === 'error',
    standing: readStanding(sous.standing),
  }
}

/** The parts of an answer as they arrive. Throws when the connection is lost before the end marker. */
export async function* readReply(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyPart, void, void> {
  for await (const line of streamLines(body)) {
    const part = readLine(line)
    if (part === 'done') return
    if (part) yield part
  }
  throw new Error('The answer ended early.')
}
