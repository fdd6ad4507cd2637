import { describeStock } from '#core/stock/describe.ts'
import { foldStock } from '#core/stock/fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '#core/stock/sample-stock.ts'

const RUNS = 15
const EVENTS_EACH = 8

/** Of the processor, so that what else runs on the machine counts little. */
function cost(items: number): number {
  const kinds = Object.values(SAMPLE_FACTS)
  const names = Array.from({ length: items }, (_, at) => `food ${at}`)
  const facts = Object.fromEntries(names.map((name, at) => [name, kinds[at % kinds.length] ?? null]))
  const events = Array.from({ length: items * EVENTS_EACH }, (_, at) =>
    sampleEvent(at / 20, at % 3 === 1 ? 'out' : 'bought', names[at % items] ?? ''),
  ).concat(names.map((name) => sampleEvent(300, 'have', name)))
  const records = foldStock(events)
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage()
    describeStock(records, facts, sampleDay(301))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

cost(500)
const sizes = [125, 250, 500, 1000]
const times = sizes.map(cost)
for (const [at, items] of sizes.entries()) {
  const time = times[at] ?? 0
  const ratio = time / (times[0] || 1)
  console.log(
    `${items} items, ${items * EVENTS_EACH} events: ${time.toFixed(1)} ms, ${ratio.toFixed(1)} times the first`,
  )
}
