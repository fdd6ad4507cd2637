import { renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockDetail, StockEvent, StockKind } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { listedFoods } from '#core/stock/listed-foods.ts'
import { useAccountLists } from './account-lists.ts'
import { pantryStore } from './pantry.ts'
import { stockLog } from './stock/stock-log.ts'

type Row = StockEvent & { seq: number }

/** The account's log, and who is signed in. */
const account = vi.hoisted(() => ({
  rows: [] as Row[],
  user: 'me' as string | null,
  household: null as string | null,
  isDown: false,
  requests: 0,
}))

vi.mock('./session.tsx', () => ({
  useSession: () =>
    account.user ? { status: 'signed-in', user: { id: account.user } } : { status: 'signed-out' },
}))
vi.mock('../api/live.ts', () => ({
  onLive: () => () => {},
  startLive: () => () => {},
  whenIdle: (task: () => void) => {
    task()
    return () => {}
  },
}))
vi.mock('../api/supabase.ts', () => {
  const answer = (data: unknown) =>
    account.isDown
      ? { data: null, error: { message: 'no' }, status: 503 }
      : { data, error: null, status: 200 }
  const read = (table: string) => {
    let from = 0
    const query = {
      eq: () => query,
      match: () => query,
      gte: (_column: string, seq: number) => {
        from = seq
        return query
      },
      order: () => query,
      limit: () => query,
      returns: async () => {
        account.requests += 1
        return answer(table === 'pantry_events' ? account.rows.filter(({ seq }) => seq >= from) : [])
      },
      maybeSingle: async () => answer(account.household && { household_id: account.household }),
      // biome-ignore lint/suspicious/noThenProperty: queries of the library are awaited.
      then: (done: (value: unknown) => void) => done(answer([])),
    }
    return query
  }
  const from = (table: string) => ({
    select: () => read(table),
    upsert: async (rows: Row[]) => {
      if (!account.isDown && table === 'pantry_events')
        for (const row of rows)
          if (!account.rows.some(({ id }) => id === row.id))
            account.rows.push({ ...row, seq: account.rows.length + 1 })
      return answer(null)
    },
    delete: () => read(table),
  })
  return { getSupabase: async () => ({ from }), hasStoredSession: () => false }
})

const stored = () =>
  Object.fromEntries(
    listedFoods(foldStock(account.rows)).map(({ name, amount, near }) => [name, amount ?? near ?? null]),
  )
const onDevice = () =>
  Object.fromEntries(pantryStore.items().map(({ name, amount, near }) => [name, amount ?? near ?? null]))

/** As another device recorded it, days ago or just now. */
function elsewhere(kind: StockKind, name: string, detail: StockDetail = {}, at = Date.now()) {
  const seq = account.rows.length + 1
  const id = `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`
  account.rows.push({ id, at: new Date(at).toISOString(), kind, name, detail, seq })
}
const earlier = (name: string, detail: StockDetail = {}) => elsewhere('have', name, detail, 1_790_000_000_000)
const look = () => document.dispatchEvent(new Event('visibilitychange'))

let stop = () => {}
function start() {
  stop()
  stop = renderHook(() => useAccountLists()).unmount
}
const both = (wanted: object) =>
  vi.waitFor(() => expect([onDevice(), stored()]).toEqual([wanted, wanted]), { timeout: 10_000 })

beforeEach(async () => {
  localStorage.clear()
  // All stores read the empty storage again, also what was last agreed on.
  window.dispatchEvent(new StorageEvent('storage'))
  // Until the next task, changes count as those of another tab.
  await new Promise((resolve) => setTimeout(resolve))
  Object.assign(account, { rows: [], user: 'me', household: null, isDown: false })
})
afterEach(() => stop())
afterAll(() => stockLog.clear())

describe('the pantry in the account', () => {
  it('joins at sign-in: an amount that only one side knows is kept', async () => {
    pantryStore.add(['egg', { name: 'flour', amount: '500 g' }])
    earlier('egg', { text: '6' })
    earlier('flour')
    earlier('rice', { text: '1 kg' })
    start()
    await both({ egg: '6', flour: '500 g', rice: '1 kg' })
  })

  it('follows a change on either side; the last one wins', async () => {
    pantryStore.add([{ name: 'egg', amount: '6' }])
    start()
    await both({ egg: '6' })
    pantryStore.add([{ name: 'egg', amount: '4' }])
    await both({ egg: '4' })
    elsewhere('set', 'egg', { text: '2' }, Date.now() + 5)
    look()
    await both({ egg: '2' })
    pantryStore.remove('egg')
    await both({})
  })

  it('keeps an amount when the name is added again without one', async () => {
    earlier('egg', { text: '6' })
    start()
    await both({ egg: '6' })
    pantryStore.add(['egg', 'leek'])
    await both({ egg: '6', leek: null })
  })

  it('sends what was recorded offline once the account answers', async () => {
    start()
    await vi.waitFor(() => expect(account.requests).toBeGreaterThan(0))
    account.isDown = true
    stockLog.record([{ kind: 'bought', name: 'milk', detail: { amount: { value: 1, unit: 'liter' } } }])
    expect(onDevice()).toEqual({ milk: '1 l' })
    start()
    account.isDown = false
    look()
    await both({ milk: '1 l' })
    expect(account.rows).toHaveLength(1)
  })

  it('leaves nothing behind after signing out, and nothing for the next user', async () => {
    earlier('egg')
    start()
    await both({ egg: null })
    account.user = null
    start()
    await vi.waitFor(() => expect(onDevice()).toEqual({}))
    expect(JSON.stringify(localStorage)).not.toContain('egg')
    account.user = 'me'
    start()
    await both({ egg: null })
    const mine = account.rows
    Object.assign(account, { user: 'you', rows: [] })
    start()
    await both({})
    expect(mine.map(({ kind }) => kind)).toEqual(['have'])
  })

  it('keeps what a visitor listed', async () => {
    account.user = null
    pantryStore.add(['egg'])
    start()
    await vi.waitFor(() => expect(stockLog.get().map(({ kind }) => kind)).toEqual(['have']))
    pantryStore.remove('egg')
    expect(stockLog.get().map(({ kind }) => kind)).toEqual(['have', 'out'])
    expect(account.rows).toEqual([])
  })
})

describe('a list that an earlier version synced', () => {
  const agreed = (...names: string[]) =>
    localStorage.setItem(
      'sous-synced-pantry_items',
      JSON.stringify({ owner: 'me', household: null, base: names.map((id) => ({ id })) }),
    )

  it('sends only what changed since then', async () => {
    // Removed elsewhere; removed here and not yet there; on both; added here and not yet there.
    agreed('gone', 'removed', 'kept')
    pantryStore.add(['gone', 'kept', 'added'])
    for (const name of ['gone', 'removed', 'kept']) earlier(name)
    elsewhere('out', 'gone')
    start()
    await both({ kept: null, added: null })
    expect(account.rows.slice(4).map(({ kind, name }) => [kind, name])).toEqual([
      ['have', 'added'],
      ['out', 'removed'],
    ])
    expect(localStorage.getItem('sous-synced-pantry_items')).toBeNull()
  })

  it('is forgotten if it is another user’s', async () => {
    agreed('secret')
    pantryStore.add(['secret'])
    account.user = 'you'
    start()
    await vi.waitFor(() => expect(onDevice()).toEqual({}))
    expect(account.rows).toEqual([])
  })
})

describe('names that were not recognized', () => {
  it('are so on every device of the account', async () => {
    pantryStore.add([{ name: 'brokoly', near: ['broccoli'] }, 'egg'])
    start()
    await both({ brokoly: ['broccoli'], egg: null })
    elsewhere('have', 'moon dust', { near: [] })
    look()
    await both({ brokoly: ['broccoli'], egg: null, 'moon dust': [] })
  })

  it('are meant as they are on every device, once one says so', async () => {
    for (const name of ['moon dust', 'star dust']) earlier(name, { near: [] })
    start()
    await both({ 'moon dust': [], 'star dust': [] })
    pantryStore.rename('moon dust', 'moon dust')
    await both({ 'moon dust': null, 'star dust': [] })
    elsewhere('set', 'star dust', { near: null }, Date.now() + 5)
    look()
    await both({ 'moon dust': null, 'star dust': null })
  })
})

describe('two tabs', () => {
  it('record a change of the list once: the tab that made it does', async () => {
    account.user = null
    pantryStore.add(['egg'])
    start()
    await vi.waitFor(() => expect(stockLog.get()).toHaveLength(1))
    // The other tab wrote both; the list's notice comes first.
    const made = { ...stockLog.get()[0], id: '00000000-0000-4000-8000-000000000009', name: 'milk' }
    const write = (key: string, value: unknown) => {
      const newValue = JSON.stringify(value)
      localStorage.setItem(key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
    write('sous-pantry', { ingredients: ['egg', 'milk'], notes: [] })
    expect(stockLog.get()).toHaveLength(1)
    write('sous-stock', [...stockLog.get(), made])
    await vi.waitFor(() => expect(stockLog.get()).toHaveLength(2))
    vi.useFakeTimers()
    write('sous-pantry', { ingredients: ['egg', 'milk', 'leek'], notes: [] })
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    // The other tab runs without the log: this one records it.
    expect(
      stockLog
        .get()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['egg', 'leek', 'milk'])
  })

  it('lose nothing when both write at once', async () => {
    account.user = null
    start()
    stockLog.record([{ kind: 'have', name: 'egg' }])
    const mine = stockLog.get()
    const theirs = [{ ...mine[0], id: '00000000-0000-4000-8000-000000000008', name: 'milk' }]
    const write = (events: object[]) => {
      const newValue = JSON.stringify(events)
      localStorage.setItem('sous-stock', newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: 'sous-stock', newValue }))
    }
    write(theirs)
    expect(
      stockLog
        .get()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['egg', 'milk'])
    stockLog.record([{ kind: 'out', name: 'egg' }])
    expect(JSON.parse(localStorage.getItem('sous-stock') ?? '[]')).toHaveLength(3)
    // Signed out there, and signed in as another user.
    write([])
    write(theirs)
    expect(stockLog.get()).toHaveLength(1)
  })
})
