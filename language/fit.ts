/**
 * npx tsx language/fit.ts TABLE: fits how the features of core/assistant/read/retrieve.ts are weighed. TABLE was trained with
 * --hold 0: every note's first question is unseen, and must find its note. A fifth of the notes is for measuring only.
 */
import { readFileSync } from 'node:fs'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createRetriever, type Retrieved } from '#core/assistant/read/retrieve.ts'
import { readWordTable } from '#core/text/word-table.ts'

const file = readFileSync(process.argv[2] ?? '')
const table = readWordTable(
  file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
)
const held: { question: string; title: string }[] = []
const notes = KNOWLEDGE.notes.map((note) => {
  const [first, ...rest] = note.questions
  if (!first || rest.length < 2) return note
  held.push({ question: first, title: note.title })
  return { ...note, questions: rest }
})
/** In the order of PLACE. */
const START = [2, 2, 2, 3, 2, 2, 0, 0, 0, 0, 0, 0]
/** Signs against a note. */
const AGAINST = new Set([8, 10])
const retriever = createRetriever(notes, table, { rank: START })
const every = Number(process.env.EVERY ?? 1)
const cases = held
  .filter((_, at) => at % every === 0)
  .map(({ question, title }, at) => {
    const found = retriever.find(question)
    const truth = found.findIndex(({ note }) => note.title === title)
    return { found, truth, isTest: at % 5 === 0 }
  })
const dot = (w: readonly number[], { features }: Retrieved) =>
  features.reduce((sum, v, at) => sum + v * (w[at] ?? 0), 0)
const shares = (w: readonly number[], isTest: boolean) => {
  const list = cases.filter((one) => one.isTest === isTest)
  const ranks = list.map(({ found, truth }) => {
    const target = found[truth]
    return target ? found.filter((one) => dot(w, one) > dot(w, target)).length : 99
  })
  return [1, 3, 10]
    .map((k) => `${((100 * ranks.filter((r) => r < k).length) / list.length).toFixed(1)} %`)
    .join(' ')
}
console.log('start ', shares(START, true))

let w = [...START]
const RATE = 0.5
for (let round = 0; round < 300; round++) {
  const step = w.map(() => 0)
  let n = 0
  for (const { found, truth, isTest } of cases) {
    const target = found[truth]
    if (isTest || !target) continue
    n++
    const scores = found.map((one) => dot(w, one))
    const top = Math.max(...scores)
    const parts = scores.map((s) => Math.exp(s - top))
    const sum = parts.reduce((a, b) => a + b)
    for (const [at, one] of found.entries())
      for (let i = 0; i < w.length; i++)
        step[i] = (step[i] ?? 0) + ((at === truth ? 1 : 0) - (parts[at] ?? 0) / sum) * (one.features[i] ?? 0)
  }
  w = w
    .map((value, i) => value + (RATE * 10 * (step[i] ?? 0)) / n - 0.0005 * value)
    // More alike is never worse: without this, near duplicates among the notes turn signs around.
    .map((value, i) => (AGAINST.has(i) ? Math.min(0, value) : Math.max(0, value)))
}
console.log('fitted', shares(w, true), '(fitted on:', `${shares(w, false)})`)

console.log(`export const RETRIEVAL_WEIGHTS = {\n  rank: [${w.map((one) => one.toFixed(2)).join(', ')}],\n}`)
