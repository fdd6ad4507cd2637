import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { labelStore } from './labels.ts'
import { forgetLabels, syncLabels } from './labels-sync.ts'
import { lastPutAwayStore } from './put-away/last-put-away.ts'
import { pileStore } from './put-away/pile-store.ts'

interface Row {
  id: string
  printed: string
  name: string | null
  each: object | null
  added_at: string
}

/** The account's labels, as a database returns them: keys and times in a form of its own. */
const account = vi.hoisted(() => ({ rows: [] as Row[], writes: 0 }))

vi.mock('../api/live.ts', () => ({ onLive: () => () => {} }))
vi.mock('../api/supabase.ts', () => {
  const stored = ({ each, added_at, ...row }: Row) => ({
    ...row,
    each: each && Object.fromEntries(Object.entries(each).reverse()),
    added_at: added_at.replace('Z', '+00:00'),
  })
  const from = (table: string) => ({
    select: () => ({
      eq: () => ({
        order: async () => ({
          data: table === 'product_labels' ? [...account.rows] : [],
          error: null,
          status: 200,
        }),
        maybeSingle: async () => ({ data: null, error: null }),
      }),
    }),
    upsert: async (rows: Row[]) => {
      account.writes += 1
      const ids = new Set(rows.map(({ id }) => id))
      account.rows = [...account.rows.filter(({ id }) => !ids.has(id)), ...rows.map(stored)]
      return { error: null, status: 201 }
    },
    delete: () => ({
      eq: () => ({
        in: async (_column: string, ids: string[]) => {
          account.rows = account.rows.filter(({ id }) => !ids.includes(id))
          return { error: null, status: 204 }
        },
      }),
    }),
  })
  return { getSupabase: async () => ({ from }) }
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}
const MILK = '4006381333931'
const teach = (name: string | null) =>
  labelStore.teach({ printed: MILK, shop: '', name, each: { value: 1, unit: 'liter' } })
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  account.rows = []
  account.writes = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('brings what a visitor taught into the account, and is quiet while nothing changes', async () => {
  teach('milk')
  stop = syncLabels('me')
  await settle()
  expect(account.rows).toMatchObject([{ printed: MILK, name: 'milk' }])
  const { writes } = account
  await look()
  expect(account.writes).toBe(writes)
})

it('knows what another device taught, and the latest counts', async () => {
  stop = syncLabels('me')
  await settle()
  teach('milk')
  await settle()
  const [row] = account.rows as [Row]
  vi.setSystemTime(Date.now() + 60_000)
  // The other device, a moment later; this one hasn't heard of it when it is taught again.
  account.rows = [{ ...row, name: 'oat milk', added_at: new Date(Date.now() + 60_000).toISOString() }]
  await look()
  expect(labelStore.find(MILK, '')).toMatchObject({ name: 'oat milk' })
  const undo = teach(null)
  await settle()
  expect(account.rows).toMatchObject([{ name: null }])
  expect(labelStore.find(MILK, '')).toMatchObject({ name: null })
  undo()
  await settle()
  expect(account.rows).toMatchObject([{ name: 'oat milk' }])
})

it('finds a line by its shop, else by what all shops agree on', () => {
  const line = (shop: string, name: string) =>
    labelStore.teach({ printed: 'Vollm. 3,5%', shop, name, each: null })
  line('Aldi', 'milk')
  expect(labelStore.find('VOLLM. 3,5%', 'lidl')).toMatchObject({ name: 'milk' })
  line('Spar', 'whole milk')
  expect(labelStore.find('vollm.  3,5%', 'lidl')).toBeUndefined()
  expect(labelStore.find('vollm. 3,5%', 'spar')).toMatchObject({ name: 'whole milk' })
})

it('leaves nothing of the account behind after signing out', async () => {
  teach('milk')
  forgetLabels()
  expect(labelStore.get()).toHaveLength(1)
  stop = syncLabels('me')
  await settle()
  stop()
  pileStore.add({
    way: 'code',
    printed: MILK,
    shop: '',
    title: '',
    name: null,
    near: [],
    isSure: false,
    count: 1,
    each: null,
    bestBefore: null,
  })
  lastPutAwayStore.set({
    at: Date.now(),
    count: 1,
    events: [],
    ticks: [],
    settled: [],
    sources: pileStore.get().sources,
  })
  forgetLabels()
  expect(lastPutAwayStore.get()).toBeNull()
  expect(labelStore.get()).toEqual([])
  expect(pileStore.get().sources).toEqual([])
  expect(account.rows).toHaveLength(1)
})

it('undoes what it taught alone: what others taught meanwhile stays', async () => {
  stop = syncLabels('me')
  await settle()
  teach('milk')
  await settle()
  const undo = teach(null)
  await settle()
  labelStore.teach({ printed: '96385074', shop: '', name: 'cream', each: null })
  undo()
  await settle()
  expect(labelStore.find(MILK, '')).toMatchObject({ name: 'milk' })
  expect(labelStore.find('96385074', '')).toMatchObject({ name: 'cream' })
  // The account keeps the newer row: the old one has to be newer.
  const milk = account.rows.find(({ printed }) => printed === MILK)
  expect(milk).toMatchObject({ name: 'milk' })
  expect(Date.parse(milk?.added_at ?? '')).toBeGreaterThanOrEqual(Date.now())
  const back = labelStore.forget(labelStore.find(MILK, '')?.id ?? '')
  await settle()
  expect(account.rows).toHaveLength(1)
  back()
  await settle()
  expect(account.rows).toHaveLength(2)
})

it('what is bought every week stays known, however long ago it was taught', () => {
  teach('milk')
  for (let at = 0; at < 1100; at++) {
    vi.advanceTimersByTime(1000)
    if (at === 500) labelStore.recall(MILK, '')
    labelStore.teach({ printed: `line ${at}`, shop: 'aldi', name: 'rice', each: null })
  }
  expect(labelStore.get()).toHaveLength(900)
  expect(labelStore.find(MILK, '')).toMatchObject({ name: 'milk' })
  expect(labelStore.find('line 0', 'aldi')).toBeUndefined()
})

it('leaves the groceries of another user behind', async () => {
  stop = syncLabels('me')
  await settle()
  stop()
  pileStore.add({
    way: 'typed',
    printed: '',
    shop: '',
    title: '',
    name: 'milk',
    near: [],
    isSure: true,
    count: 1,
    each: null,
    bestBefore: null,
  })
  stop = syncLabels('me')
  expect(pileStore.get().sources).toHaveLength(1)
  stop()
  stop = syncLabels('you')
  expect(pileStore.get().sources).toEqual([])
})
