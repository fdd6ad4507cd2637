/**
 * npx tsx language/fit.ts TABLE: fits how the features of core/assistant/read/retrieve.ts are weighed. TABLE was trained with
 * --hold 0: every note's first question is unseen, and must find its note (rank). The same questions with their note and
 * those like it left out have no answer (sure). A fifth of the notes is for measuring only.
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
const retriever = createRetriever(notes, table, { rank: START, sure: [] })
const every = Number(process.env.EVERY ?? 1)
const cases = held
  .filter((_, at) => at % every === 0)
  .map(({ question, title }, at) => {
    const found = retriever.find(question)
    const truth = found.findIndex(({ note }) => note.title === title)
    const own = notes.find((note) => note.title === title)
    const others = retriever.find(
      question,
      (note) => own === undefined || (note !== own && retriever.alike(note, own) < 0.75),
    )
    return { found, truth, others, isTest: at % 5 === 0, question }
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
  w = w.map((value, i) => value + (RATE * 10 * (step[i] ?? 0)) / n - 0.0005 * value)
}
console.log('fitted', shares(w, true), '(fitted on:', `${shares(w, false)})`)

/** Is the first one an answer at all? */
const sureOf = (list: Retrieved[]) => {
  const ranked = [...list].sort((a, b) => dot(w, b) - dot(w, a))
  const [first, ...rest] = ranked
  if (!first) return undefined
  const rival = rest.find(({ note }) => retriever.alike(note, first.note) < 0.75)
  const margin = rival ? dot(w, first) - dot(w, rival) : 5
  return { first, x: [1, ...first.features, dot(w, first) / 10, Math.min(5, margin) / 5] }
}
const samples = cases.flatMap(({ found, truth, others, isTest }) => {
  const own = sureOf(found)
  const other = sureOf(others)
  const right =
    own &&
    (own.first === found[truth] ||
      (found[truth] && retriever.alike(own.first.note, found[truth].note) > 0.75))
  return [own && { x: own.x, y: right ? 1 : 0, isTest }, other && { x: other.x, y: 0, isTest }].filter(
    (one) => one !== undefined && one !== null,
  ) as {
    x: number[]
    y: number
    isTest: boolean
  }[]
})
let v = samples[0]!.x.map(() => 0)
const p = (x: number[]) => 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (v[i] ?? 0), 0)))
for (let round = 0; round < 3000; round++) {
  const step = v.map(() => 0)
  let n = 0
  for (const { x, y, isTest } of samples) {
    if (isTest) continue
    n++
    const error = y - p(x)
    for (let i = 0; i < v.length; i++) step[i] = (step[i] ?? 0) + error * (x[i] ?? 0)
  }
  v = v.map((value, i) => value + (4 * (step[i] ?? 0)) / n - 0.0002 * value)
}
const test = samples.filter(({ isTest }) => isTest)
for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const given = test.filter(({ x }) => p(x) >= limit)
  console.log(
    `sure >= ${limit}: ${given.length} of ${test.length}, right ${((100 * given.filter(({ y }) => y).length) / given.length).toFixed(0)} %, of the answerable ${((100 * given.filter(({ y }) => y).length) / test.filter(({ y }) => y).length).toFixed(0)} %`,
  )
}
console.log(
  `export const RETRIEVAL_WEIGHTS = {\n  rank: [${w.map((one) => one.toFixed(2)).join(', ')}],\n  sure: [${v.map((one) => one.toFixed(2)).join(', ')}],\n}`,
)
