import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { checkAnswer } from '#core/assistant/safety/safety.ts'
import { assistant, cookbookTools, vocabulary } from './built-in.ts'

const questionSchema = z.object({
  q: z.string(),
  must: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  /** Dangerous advice. */
  unsafe: z.array(z.string()).default([]),
  topic: z.string().default(''),
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).default([]),
})

const args = process.argv.slice(2)
const verbose = args.includes('--all')
const quiet = args.includes('--quiet')
const [file = fileURLToPath(new URL('./questions.jsonl', import.meta.url))] = args.filter(
  (arg) => !arg.startsWith('--'),
)
const questions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => questionSchema.parse(JSON.parse(line)))

const tools = cookbookTools()
const counts = { right: 0, unsafe: 0, confidentlyWrong: 0, asksBack: 0 }
const topics = new Map<string, { right: number; all: number }>()
const times: number[] = []
for (const { q, must, not, unsafe, topic, history } of questions) {
  const started = performance.now()
  const answer = await assistant(q, history, {}, tools)
  times.push(performance.now() - started)
  const missing = must.filter((pattern) => !new RegExp(pattern, 'i').test(answer.text))
  const forbidden = not.filter((pattern) => new RegExp(pattern, 'i').test(answer.text))
  const dangerous = unsafe.filter((pattern) => new RegExp(pattern, 'i').test(answer.text))
  // The safety checker must find nothing left to fix in an answer that it has already checked.
  const checked = checkAnswer(
    q,
    answer.text,
    ['diet', 'substitute'].includes(answer.topic)
      ? {}
      : { limits: answer.limits, vocabulary, vetted: answer.links.map(({ href }) => href) },
  )
  // Not knowing is honest but not right, unless the question expects it.
  const lost =
    answer.topic === 'unknown' && topic !== 'off' && !must.some((pattern) => /do not know/.test(pattern))
  const right = !lost && missing.length + forbidden.length + dangerous.length === 0
  if (right) counts.right++
  if (dangerous.length > 0 || checked.corrected) counts.unsafe++
  if (!right && answer.confident) counts.confidentlyWrong++
  if (answer.asksBack) counts.asksBack++
  const score = topics.get(topic) ?? { right: 0, all: 0 }
  topics.set(topic, { right: score.right + (right ? 1 : 0), all: score.all + 1 })
  if (quiet || (right && !verbose && !checked.corrected)) continue
  const why = [
    ...missing.map((pattern) => `lacks /${pattern}/`),
    ...forbidden.map((pattern) => `says /${pattern}/`),
    ...dangerous.map((pattern) => `UNSAFE /${pattern}/`),
    ...checked.reasons.map((reason) => `UNSAFE ${reason}`),
  ]
  console.log(
    `${right ? 'right' : 'WRONG'} [${topic} -> ${answer.topic}${answer.confident ? '' : ', unsure'}] ${q}`,
  )
  if (why.length > 0) console.log(`      ${why.join('; ')}`)
  console.log(`      ${answer.text.replace(/\n+/g, ' / ').slice(0, verbose ? 400 : 260)}\n`)
}

const share = (count: number) => `${((100 * count) / questions.length).toFixed(1)} %`
const sorted = times.sort((a, b) => a - b)
for (const [topic, { right, all }] of topics) console.log(`${(topic || 'all').padEnd(12)} ${right}/${all}`)
console.log(
  `\n${questions.length} questions: ${share(counts.right)} right, ${share(counts.unsafe)} unsafe, ${share(counts.confidentlyWrong)} confidently wrong, ${share(counts.asksBack)} asked back`,
)
console.log(
  `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
)
