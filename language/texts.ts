/** npx tsx language/texts.ts: writes what language/train.py learns from to language/data. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(project, 'language/data')
mkdirSync(folder, { recursive: true })
const { notes, terms, differences, storage, timings } = KNOWLEDGE
const asked = ['questions.jsonl', 'questions-held-out.jsonl'].flatMap((file) =>
  readFileSync(path.join(project, 'bench/assistant', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { q, turns = [] } = JSON.parse(line) as { q?: string; turns?: (string | { q: string })[] }
      return [q ?? '', ...turns.map((turn) => (typeof turn === 'string' ? turn : turn.q))]
    }),
)
const texts = [
  ...asked,
  ...notes.flatMap(({ text }) => text.split(/(?<=[.!?]) /)),
  ...terms.flatMap(({ term, text }) => [`what is ${term}`, text]),
  ...differences.map(({ between }) => `difference between ${between.join(' and ')}`),
  ...storage.map(({ food }) => `how long does ${food} keep`),
  ...timings.map(({ food }) => `how long do i cook ${food}`),
  ...INGREDIENTS.map(({ name }) => name),
  ...COOKBOOK.flatMap(({ title, description }) => [title, description]),
]
writeFileSync(
  path.join(folder, 'notes.json'),
  JSON.stringify(notes.map(({ title, text, questions }) => ({ title, text, questions }))),
)
writeFileSync(
  path.join(folder, 'texts.json'),
  JSON.stringify([...new Set(texts)].filter((one) => one.length > 2)),
)
console.log(
  `${notes.length} notes, ${notes.flatMap(({ questions }) => questions).length} questions, ${texts.length} texts`,
)
