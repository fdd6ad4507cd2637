import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from './device-store.ts'
import { syncedList } from './synced-list.ts'

interface Item {
  id: string
  text: string
}
interface Row extends Item {
  user_id?: string
  household_id?: string
}

/** An account's tables, as far as the list can see them. */
const account = vi.hoisted(() => ({
  rows: [] as Row[],
  household: null as string | null,
  isDown: false,
  refuses: '',
}))

vi.mock('../api/supabase.ts', () => {
  const fail = (status: number) => ({ data: null, error: { message: 'no' }, status })
  const whose = (row: Row) => row.user_id ?? row.household_id
  const from = () => ({
    select: () => ({
      eq: (column: keyof Row, id: string) => ({
        order: async () =>
          account.isDown
            ? fail(503)
            : { data: account.rows.filter((row) => row[column] === id), error: null, status: 200 },
      }),
    }),
    upsert: async (rows: Row[]) => {
      if (account.isDown) return fail(503)
      if (rows.some((row) => row.id === account.refuses)) return fail(409)
      // Only members can write to the household's list.
      if (rows.some((row) => (row.household_id ?? null) !== account.household)) return fail(403)
      for (const row of rows) {
        account.rows = account.rows.filter((one) => one.id !== row.id || whose(one) !== whose(row))
        account.rows.push(row)
      }
      return { error: null, status: 201 }
    },
    delete: () => ({
      eq: (column: keyof Row, id: string) => ({
        in: async (_column: string, ids: string[]) => {
          if (account.isDown) return fail(503)
          account.rows = account.rows.filter((row) => row[column] !== id || !ids.includes(row.id))
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
    shared: { table: 'shared_things', householdOf: async () => account.household },
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
  Object.assign(account, { rows: [], household: null, isDown: false, refuses: '' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('synced list', () => {
  it('merges both at sign-in: nothing lost, nothing duplicated', async () => {
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

  it('retries a failed write until it succeeds', async () => {
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

  it('reads before it writes after a failure: another device may have removed what is on this one', async () => {
    account.rows = [{ ...item('a'), user_id: 'me' }]
    stop = make().start('me')
    await settle()
    account.isDown = true
    items.set([item('a'), item('b')])
    await settle()
    account.rows = []
    account.isDown = false
    // The next change comes before the next attempt.
    items.set([item('a'), item('b'), item('c')])
    await settle()
    expect(ids(items.get())).toEqual(['b', 'c'])
    expect(ids(account.rows)).toEqual(['b', 'c'])
  })

  it('keeps an unsent removal across a reload, although the account still has the item', async () => {
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

  it('applies what another device removed', async () => {
    account.rows = [{ user_id: 'me', ...item('a') }]
    stop = make().start('me')
    await settle()
    account.rows = []
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(items.get()).toEqual([])
  })

  it('sends the others when the account rejects one, and keeps that one here', async () => {
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

  it('does not pass one user’s list on to the next', async () => {
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

describe('household list', () => {
  const mine = (id: string): Row => ({ user_id: 'me', ...item(id) })
  const ours = (id: string): Row => ({ household_id: 'us', ...item(id) })

  it('replaces the user’s own, and restores it; unsent changes carry over', async () => {
    const list = make()
    account.rows = [mine('a'), mine('b'), ours('c')]
    stop = list.start('me')
    await settle()
    expect([ids(items.get()), list.isShared()]).toEqual([['a', 'b'], false])
    account.isDown = true
    items.set([...items.get(), item('new')])
    await settle()
    Object.assign(account, { isDown: false, household: 'us' })
    list.refresh()
    await settle()
    expect([ids(items.get()), list.isShared()]).toEqual([['c', 'new'], true])
    expect(account.rows).toContainEqual(ours('new'))
    account.household = null
    list.refresh()
    await settle()
    expect([ids(items.get()), list.isShared()]).toEqual([['a', 'b'], false])
  })

  it('is found by a device that writes to the wrong one', async () => {
    const list = make()
    account.rows = [mine('a'), ours('c')]
    stop = list.start('me')
    await settle()
    account.household = 'us'
    items.set([item('a'), item('new')])
    await settle(3000)
    expect(ids(items.get())).toEqual(['c', 'new'])
    // Removed from the household, again without a notification.
    account.household = null
    items.set([...items.get(), item('later')])
    await settle(3000)
    expect(ids(items.get())).toEqual(['a', 'later'])
    expect(account.rows).toContainEqual(mine('later'))
  })

  it('distinguishes the echo of its own changes from others', async () => {
    const list = make()
    stop = list.start('me')
    items.set([item('a')])
    await settle()
    const change = (eventType: 'INSERT' | 'DELETE', row: Item, table = 'things') => ({
      table,
      eventType,
      new: eventType === 'INSERT' ? { ...row } : {},
      old: eventType === 'DELETE' ? { id: row.id } : {},
    })
    expect(list.isNews(change('INSERT', item('a')))).toBe(false)
    expect(list.isNews(change('INSERT', item('a', 'other words')))).toBe(true)
    expect(list.isNews(change('INSERT', item('b')))).toBe(true)
    expect(list.isNews(change('DELETE', item('a')))).toBe(true)
    expect(list.isNews(change('DELETE', item('b')))).toBe(false)
    expect(list.isNews(change('INSERT', item('b'), 'shared_things'))).toBe(false)
  })
})
