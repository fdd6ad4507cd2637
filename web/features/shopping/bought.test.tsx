import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeItems } from '#core/shopping/merge.ts'
import { listedIn } from '#core/stock/fold.ts'

const MILK = { food: 'milk', plural: 'milk', category: 'dairy' }
let answer: () => Promise<Response>

/** A new start of the app, with what is stored on the device. */
const start = async () => {
  vi.resetModules()
  return {
    ...(await import('./bought.ts')),
    ...(await import('#web/state/listed-foods.ts')),
    shopping: (await import('#web/state/shopping.ts')).shoppingStore,
    log: (await import('#web/state/stock/stock-log.ts')).stockLog,
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => vi.unstubAllGlobals())

type App = Awaited<ReturnType<typeof start>>

const tick = (app: App) => {
  app.shopping.add([{ name: 'milch', line: '2 l Milch' }])
  const [entry] = mergeItems(app.shopping.get(), {})
  if (!entry) throw new Error('nothing on the list')
  app.shopping.change(
    entry.items.map(({ id }) => id),
    { checked: true },
  )
  app.recordBought(entry)
  return entry
}
const there = ({ log }: App) => listedIn(log.records()).map(({ name, amount }) => ({ name, amount }))
const liters = { value: 2, unit: 'liter' }

it('records what is ticked before its food is known under the food’s name', async () => {
  const app = await start()
  answer = async () => Response.json({ foods: { milch: MILK } })
  const entry = tick(app)
  await vi.waitFor(() => expect(there(app)).toEqual([{ name: 'milk', amount: liters }]))
  app.takeBack(entry)
  expect(there(app)).toEqual([])
})

it('does so later where nothing could answer, and only once', async () => {
  const app = await start()
  answer = async () => new Response('', { status: 503 })
  tick(app)
  await expect(app.learnFoods(['milch'])).rejects.toThrow()
  expect(there(app)).toEqual([{ name: 'milch', amount: liters }])
  answer = async () => Response.json({ foods: { milch: MILK } })
  await app.learnFoods(['milch'])
  app.settleTicked()
  app.settleTicked()
  expect(there(app)).toEqual([{ name: 'milk', amount: liters }])
})
