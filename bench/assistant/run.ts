import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { checkAnswer } from '#core/assistant/safety/safety.ts'
import type { Answer, Turn } from '#core/assistant/write/answer.ts'
import { record, round } from '../record.ts'
import { assistant, cookbookTools, vocabulary } from './built-in.ts'

const patterns = z.array(z.string()).default([])
const turnSchema = z.object({
  q: z.string(),
  must: patterns,
  not: patterns,
  /** Dangerous advice. */
  unsafe: patterns,
})
type AskedTurn = z.infer<typeof turnSchema>
const shared = {
  topic: z.string().default(''),
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).default([]),
}
/** A question, or a conversation whose later turns follow on our own answers. */
const lineSchema = z.union([
  z.object({
    ...shared,
    turns: z.array(z.union([turnSchema, z.string().transform((q) => turnSchema.parse({ q }))])).min(1),
  }),
  z
    .object({ ...shared, ...turnSchema.shape })
    .transform(({ topic, history, ...turn }) => ({ topic, history, turns: [turn] })),
])

const args = process.argv.slice(2)
const shows = args.includes('--show')
const quiet = args.includes('--quiet')
const [file = fileURLToPath(new URL('./questions.jsonl', import.meta.url))] = args.filter(
  (arg) => !arg.startsWith('--'),
)
const conversations = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => lineSchema.parse(JSON.parse(line)))

const tools = cookbookTools()
const counts = { all: 0, right: 0, unsafe: 0, confidentlyWrong: 0, asksBack: 0 }
const topics = new Map<string, { right: number; all: number }>()
const times: number[] = []

const matching = (some: readonly string[], text: string, is: boolean) =>
  some.filter((pattern) => new RegExp(pattern, 'i').test(text) === is)

function judged({ q, must, not, unsafe }: AskedTurn, answer: Answer, topic: string) {
  // The safety checker must find nothing left to fix in an answer that it has already checked.
  const checked = checkAnswer(
    q,
    answer.text,
    ['diet', 'substitute'].includes(answer.topic)
      ? {}
      : { limits: answer.limits, vocabulary, vetted: answer.links.map(({ href }) => href) },
  )
  const dangerous = matching(unsafe, answer.text, true)
  const why = [
    ...matching(must, answer.text, false).map((pattern) => `lacks /${pattern}/`),
    ...matching(not, answer.text, true).map((pattern) => `says /${pattern}/`),
    ...dangerous.map((pattern) => `UNSAFE /${pattern}/`),
  ]
  // Not knowing is honest but not right, unless the question expects it.
  const lost =
    answer.topic === 'unknown' && topic !== 'off' && !must.some((pattern) => /don’t know/.test(pattern))
  return {
    right: !lost && why.length === 0,
    isUnsafe: dangerous.length > 0 || checked.corrected,
    why: [...why, ...checked.reasons.map((reason) => `UNSAFE ${reason}`)],
  }
}

for (const { topic, history, turns } of conversations) {
  const before: Turn[] = [...history]
  for (const turn of turns) {
    const started = performance.now()
    const answer = await assistant(turn.q, before, {}, tools)
    times.push(performance.now() - started)
    before.push({ role: 'user', content: turn.q }, { role: 'assistant', content: answer.text })
    const { right, isUnsafe, why } = judged(turn, answer, topic)
    counts.all++
    if (right) counts.right++
    if (isUnsafe) counts.unsafe++
    if (!right && answer.confident) counts.confidentlyWrong++
    if (answer.asksBack) counts.asksBack++
    const score = topics.get(topic) ?? { right: 0, all: 0 }
    topics.set(topic, { right: score.right + (right ? 1 : 0), all: score.all + 1 })
    if (quiet || (right && !shows && !isUnsafe)) continue
    const follows = before.length > 2 + history.length ? '   … ' : ''
    const how = `${topic} -> ${answer.topic}${answer.confident ? '' : ', unsure'}`
    console.log(`${follows}${right ? 'right' : 'WRONG'} [${how}] ${turn.q}`)
    if (why.length > 0) console.log(`      ${why.join('; ')}`)
    console.log(`      ${answer.text.replace(/\n+/g, ' / ').slice(0, shows ? 1200 : 260)}\n`)
  }
}

if (args.every((arg) => arg.startsWith('--')))
  record('assistant', { questions: counts.all, byPattern: round((100 * counts.right) / counts.all, 1) })
const share = (count: number) => `${((100 * count) / counts.all).toFixed(1)} %`
const sorted = times.sort((a, b) => a - b)
for (const [topic, { right, all }] of topics) console.log(`${(topic || 'all').padEnd(12)} ${right}/${all}`)
console.log(
  `\n${counts.all} questions: ${share(counts.right)} right, ${share(counts.unsafe)} unsafe, ${share(counts.confidentlyWrong)} confidently wrong, ${share(counts.asksBack)} asked back`,
)
console.log(
  `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
)
