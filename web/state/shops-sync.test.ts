import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withAisleAt, withFoodIn } from '#core/shopping/shop.ts'
import { notNeeded } from './not-needed.ts'
import { shopStore } from './shops.ts'
import { forgetShops, syncShops } from './shops-sync.ts'

interface Row {
  id: string
  name: string
  aisles: string[]
  foods: Record<string, string>
  added_at: string
}

/** The account's shops, as a database returns them: keys in an order of its own. */
const account = vi.hoisted(() => ({ rows: [] as Row[], writes: 0 }))

vi.mock('../api/live.ts', () => ({ onLive: () => () => {} }))
vi.mock('../api/supabase.ts', () => {
  const stored = ({ foods, ...row }: Row) => ({
    ...row,
    foods: Object.fromEntries(Object.entries(foods).sort(([a], [b]) => a.length - b.length)),
  })
  const from = (table: string) => ({
    select: () => ({
      eq: () => ({
        order: async () => ({
          data: table === 'shopping_shops' ? [...account.rows] : [],
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

const only = () => {
  const [shop] = shopStore.get()
  if (!shop) throw new Error('no shop')
  return shop
}

it('brings a visitor’s shops into the account, follows both sides, and is quiet while nothing changes', async () => {
  shopStore.add('Corner store')
  stop = syncShops('me')
  await settle()
  expect(account.rows.map(({ name }) => name)).toEqual(['Corner store'])
  shopStore.change(withFoodIn(withFoodIn(withAisleAt(only(), 'frozen', 0), 'milk', 'drinks'), 'egg', 'bread'))
  await settle()
  expect(account.rows[0]).toMatchObject({ foods: { egg: 'bread', milk: 'drinks' } })
  expect(account.rows[0]?.aisles[0]).toBe('frozen')
  const { writes } = account
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(account.writes).toBe(writes)
  account.rows = account.rows.map((row) => ({ ...row, name: 'Market' }))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(only().name).toBe('Market')
  shopStore.remove(only().id)
  await settle()
  expect(account.rows).toEqual([])
})

it('leaves nothing of the account behind after signing out; a visitor’s shops stay', async () => {
  shopStore.add('Corner store')
  notNeeded.add(['milk'])
  forgetShops()
  expect(shopStore.get()).toHaveLength(1)
  stop = syncShops('me')
  await settle()
  stop()
  forgetShops()
  expect(shopStore.get()).toEqual([])
  expect(notNeeded.get()).toEqual({})
  expect(account.rows).toHaveLength(1)
})
