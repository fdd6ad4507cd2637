import { readFileSync, writeFileSync } from 'node:fs'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { RETRIEVAL_WEIGHTS } from '#content/assistant/retrieval-weights.ts'
import { createRetriever } from '#core/assistant/read/retrieve.ts'
import { readWordTable } from '#core/text/word-table.ts'
import { assistant, cookbookTools } from './assistant/built-in.ts'

const f = readFileSync('language/model/sous-words.bin')
const table = readWordTable(f.buffer.slice(f.byteOffset, f.byteOffset + f.byteLength) as ArrayBuffer)
let t = performance.now()
const r = createRetriever(KNOWLEDGE.notes, table, RETRIEVAL_WEIGHTS)
console.log('index', (performance.now() - t).toFixed(0), 'ms', KNOWLEDGE.notes.length)
const tools = cookbookTools()
const out: any[] = []
let took = 0,
  n = 0
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const c = JSON.parse(line)
  const history: any[] = []
  for (const [k, q] of c.turns.entries()) {
    const a = await assistant(q, history, { pantry: c.pantry ?? [] }, tools)
    t = performance.now()
    const alone = r.find(q)
    took += performance.now() - t
    n++
    const joined = k > 0 ? r.find(`${c.turns[k - 1]} ${q}`) : []
    const notes = new Map<string, any>()
    for (const x of alone.slice(0, 3))
      notes.set(x.note.title, { from: 'alone', f: [...x.features], s: x.score, text: x.note.text })
    for (const x of joined.slice(0, 2))
      if (!notes.has(x.note.title))
        notes.set(x.note.title, { from: 'joined', f: [...x.features], s: x.score, text: x.note.text })
    out.push({
      id: `${c.id}.${k + 1}`,
      kind: c.kind,
      before: c.turns.slice(0, k),
      q,
      recipe: c.recipe,
      pantry: c.pantry,
      topic: a.topic,
      confident: a.confident,
      asksBack: a.asksBack,
      A: a.text,
      notes: [...notes].map(([title, v]) => ({ title, ...v })),
      scores: alone.slice(0, 6).map((x) => [x.note.title, +x.score.toFixed(2)]),
    })
    history.push({ role: 'user', content: q }, { role: 'assistant', content: a.text })
  }
}
console.log('find', (took / n).toFixed(1), 'ms')
writeFileSync(process.argv[3]!, out.map((o) => JSON.stringify(o)).join('\n') + '\n')
const show = out.map(
  (o) =>
    `### ${o.id} (${o.kind})${o.before.length ? `\nearlier: ${o.before.join(' / ')}` : ''}${o.recipe ? `\nopen recipe: ${o.recipe}` : ''}${o.pantry ? `\npantry: ${o.pantry.join(', ')}` : ''}\nQ: ${o.q}\nA: ${o.A}\n${o.notes.map((x: any, i: number) => `N${i + 1} [${x.title}] ${x.text}`).join('\n')}\n`,
)
const half = Math.ceil(show.length / 2)
writeFileSync(process.argv[3]! + '.1.txt', show.slice(0, half).join('\n'))
writeFileSync(process.argv[3]! + '.2.txt', show.slice(half).join('\n'))
