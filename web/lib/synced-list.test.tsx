import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from './device-store.ts'
import { syncedList } from './synced-list.ts'

interface Item {
  id: string
  text: string
}
interface Row extends Item {
  user_id: string
}

/** An account's table, as far as the list can see it. */
const account = vi.hoisted(() => ({
  rows: [] as { user_id: string; id: string; text: string }[],
  isDown: false,
  refuses: '',
}))

vi.mock('./supabase.ts', () => {
  const fail = (status: number) => ({ data: null, error: { message: 'no' }, status })
  const from = () => ({
    select: () => ({
      eq: (_: string, user: string) => ({
        order: async () =>
          account.isDown
            ? fail(503)
            : { data: account.rows.filter((row) => row.user_id === user), error: null, status: 200 },
      }),
    }),
    upsert: async (rows: Row[]) => {
      if (account.isDown) return fail(503)
      if (rows.some((row) => row.id === account.refuses)) return fail(409)
      for (const row of rows) {
        account.rows = account.rows.filter(({ id, user_id }) => id !== row.id || user_id !== row.user_id)
        account.rows.push(row)
      }
      return { error: null, status: 201 }
    },
    delete: () => ({
      eq: (_: string, user: string) => ({
        in: async (_column: string, ids: string[]) => {
          if (account.isDown) return fail(503)
          account.rows = account.rows.filter(({ id, user_id }) => user_id !== user || !ids.includes(id))
          return { error: null, status: 204 }
        },
      }),
    }),
  })
  return { getSupabase: async () => ({ from }) }
})

const items = deviceStore<readonly Item[]>('test-items', (kept) =>
  Array.isArray(kept) ? (kept as Item[]) : [],
)
const make = () =>
  syncedList<Item>({
    table: 'things',
    idColumn: 'id',
    orderColumn: 'id',
    get: items.get,
    set: items.set,
    subscribe: items.subscribe,
    toRow: ({ id, text }) => ({ id, text }),
    fromRow: (row) => ({ id: String(row.id), text: String(row.text) }),
  })
const item = (id: string, text = id): Item => ({ id, text })
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort()
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  items.reread()
  Object.assign(account, { rows: [], isDown: false, refuses: '' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a list on the device and in the account', () => {
  it('joins both at sign-in: nothing lost, nothing twice', async () => {
    items.set([item('a'), item('b')])
    account.rows = [
      { user_id: 'me', ...item('b') },
      { user_id: 'me', ...item('c') },
    ]
    stop = make().start('me')
    await settle()
    expect(ids(items.get())).toEqual(['a', 'b', 'c'])
    expect(ids(account.rows)).toEqual(['a', 'b', 'c'])
  })

  it('writes every change', async () => {
    stop = make().start('me')
    await settle()
    items.set([item('a'), item('b')])
    await settle()
    items.set([item('b', 'other words')])
    await settle()
    expect(account.rows).toEqual([{ user_id: 'me', id: 'b', text: 'other words' }])
  })

  it('tries a failed write again until it succeeds', async () => {
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = make().start('me')
    await settle()
    account.isDown = true
    items.set([item('new')])
    await settle(1000)
    expect(ids(account.rows)).toEqual(['a'])
    account.isDown = false
    await settle(60_000)
    expect(ids(account.rows)).toEqual(['new'])
    expect(ids(items.get())).toEqual(['new'])
  })

  it('keeps an unsent removal over a reload, although the account still has the item', async () => {
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = make().start('me')
    await settle()
    account.isDown = true
    items.set([])
    await settle()
    stop()
    items.reread()
    account.isDown = false
    stop = make().start('me')
    await settle()
    expect(account.rows).toEqual([])
    expect(items.get()).toEqual([])
  })

  it('takes over what another device removed', async () => {
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = make().start('me')
    await settle()
    account.rows = []
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(items.get()).toEqual([])
  })

  it('sends the others when the account refuses one, and keeps that one here', async () => {
    account.refuses = 'bad'
    items.set([item('a'), item('bad'), item('c')])
    stop = make().start('me')
    await settle()
    expect(ids(account.rows)).toEqual(['a', 'c'])
    expect(ids(items.get())).toEqual(['a', 'bad', 'c'])
  })

  it('leaves nothing behind after signing out', async () => {
    const list = make()
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = list.start('me')
    await settle()
    expect(list.owner()).toBe('me')
    stop()
    list.forget()
    expect(list.owner()).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('"a"')
    expect(ids(account.rows)).toEqual(['a'])
  })

  it('does not give one person’s list to the next', async () => {
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = make().start('me')
    await settle()
    stop()
    stop = make().start('you')
    await settle()
    expect(items.get()).toEqual([])
    expect(account.rows).toEqual([{ user_id: 'me', ...item('a') }])
  })
})
