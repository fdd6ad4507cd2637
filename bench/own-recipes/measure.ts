/**
 * npx tsx bench/own-recipes/measure.ts: what own recipes cost in the device worker's code, beside none: requests to the
 * own server with 5,000 recipes and with 0, in turns in one run, from question to response text.
 */
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { ownContent, ownDatabase, ownId, storedRecord } from '../../tests/support/own-shelf.ts'
import { createOwnServer } from '../../web/offline/own-server.ts'
import { openOwnShelf } from '../../web/offline/own-shelf.ts'
import { picker, random } from '../matching/recipes.ts'
import { given } from '../record.ts'

const COUNT = Number(given[0] ?? 5000)
const ROUNDS = 120
const WARM = 20

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function open(count: number) {
  const records = Array.from({ length: count }, (_, n) => {
    const content = ownContent(n)
    const [first = '', ...lines] = content.ingredients
    // A line of its own in each, as people write.
    const ingredients = [`${first}, as for number ${n}`, ...lines]
    return [
      ownId(n),
      storedRecord(ownId(n), { ...content, title: `${content.title} ${n}`, ingredients }),
    ] as const
  })
  const database = await ownDatabase(records)
  const timed = async () => {
    const start = performance.now()
    const shelf = openOwnShelf(database, () => {})
    await shelf.settled()
    const read = performance.now() - start
    shelf.index()
    shelf.collection()
    return { shelf, read, built: performance.now() - start - read }
  }
  const first = await timed()
  const again = await timed()
  return { server: createOwnServer(again.shelf), size: again.shelf.rows().length, first, again }
}

const next = random(7)
const pick = picker(INGREDIENTS, next)
const words = ['chicken', 'soup', 'lemon', 'bean salad', 'chocolat', 'roasted carots', 'pasta tomato', '']
const QUESTIONS = {
  match: () => ({
    path: '/functions/v1/match-recipes',
    body: {
      ingredients: Array.from({ length: 1 + Math.floor(next() * 12) }, () => pick().name),
      staples: ['salt'],
    },
  }),
  search: () => ({
    path: '/rest/v1/rpc/search_collection',
    body: { search: words[Math.floor(next() * words.length)], page: 1 },
  }),
  purchase: () => ({
    path: '/functions/v1/next-purchase',
    body: { ingredients: Array.from({ length: 12 }, () => pick().name), staples: ['salt'] },
  }),
}

const [none, many] = [await open(0), await open(COUNT)]
const seconds = (ms: number) => (ms / 1000).toFixed(1)
console.log(
  `${many.size} own recipes: judged once in ${seconds(many.first.read)} s, in the background; with kept facts read in ` +
    `${seconds(many.again.read)} s, index and search built in ${seconds(many.again.built)} s`,
)
for (const [name, ask] of Object.entries(QUESTIONS)) {
  const times: Record<'none' | 'many', number[]> = { none: [], many: [] }
  // Processor time, for a machine that does other things as well.
  const work: number[] = []
  for (let round = 0; round < ROUNDS + WARM; round++) {
    const { path, body } = ask()
    const question = { method: 'POST', path, body: JSON.stringify(body) }
    for (const [side, { server }] of Object.entries({ none, many })) {
      const [start, used] = [performance.now(), process.cpuUsage()]
      await server.answer(question)
      if (round < WARM) continue
      times[side as 'none' | 'many'].push(performance.now() - start)
      const { user, system } = process.cpuUsage(used)
      if (side === 'many') work.push((user + system) / 1000)
    }
  }
  const [n, m] = [times.none, times.many]
  console.log(
    `${name}: 0 recipes p50 ${at(n, 0.5).toFixed(1)} p95 ${at(n, 0.95).toFixed(1)} ms; ${many.size} recipes p50 ` +
      `${at(m, 0.5).toFixed(1)} p95 ${at(m, 0.95).toFixed(1)} ms; p95 ratio ${(at(m, 0.95) / at(n, 0.95)).toFixed(1)}; ` +
      `processor time p50 ${at(work, 0.5).toFixed(1)} p95 ${at(work, 0.95).toFixed(1)} ms`,
  )
}
process.exit(0)
