import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Facts, factOf } from '#core/stock/describe.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { factStore } from './fact-store.ts'
import { learnFacts } from './learn-facts.ts'
import { stockLog } from './stock-log.ts'

const fetchFacts = vi.hoisted(() => vi.fn<(names: readonly string[]) => Promise<Facts>>())
vi.mock('./fact-store.ts', async (original) => ({ ...(await original<object>()), fetchFacts }))

const clear = () => {
  stockLog.clear()
  factStore.clear()
}
beforeEach(clear)
afterEach(() => {
  fetchFacts.mockReset()
  clear()
})
const list = (name: string) => stockLog.record([{ kind: 'bought', name }])
const known = async (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, factOf(SAMPLE_FACTS, name)]))
const asked = () => fetchFacts.mock.calls.map(([names]) => names)

it('asks for what was listed while an answer was on its way, once for all who ask', async () => {
  let give: (facts: Facts) => void = () => {}
  fetchFacts.mockReturnValueOnce(new Promise((resolve) => (give = resolve))).mockImplementation(known)
  list('milk')
  const first = learnFacts()
  list('spinach')
  const more = [learnFacts(), learnFacts()]
  give(await known(['milk']))
  await Promise.all([first, ...more])
  expect(asked()).toEqual([['milk'], ['spinach']])
  expect(Object.keys(factStore.get())).toEqual(['milk', 'spinach'])
})

it('asks once for what can’t be fetched, and again when the list changes', async () => {
  fetchFacts.mockRejectedValueOnce(new Error('away')).mockImplementation(known)
  list('milk')
  await learnFacts()
  await learnFacts()
  expect(asked()).toEqual([['milk']])
  list('spinach')
  await learnFacts()
  expect(asked().at(-1)).toEqual(['milk', 'spinach'])
  expect(Object.keys(factStore.get())).toEqual(['milk', 'spinach'])
})

it('asks for it again after half a minute', async () => {
  fetchFacts.mockRejectedValueOnce(new Error('away')).mockImplementation(known)
  list('egg')
  await learnFacts()
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  await learnFacts()
  vi.useRealTimers()
  expect(asked()).toEqual([['egg'], ['egg']])
})
