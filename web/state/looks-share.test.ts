// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOOK_LENGTH } from '#core/vision/learned.ts'
import { householdLooks, lookStore } from './looks.ts'
import { forgetHouseholdLooks, syncLooks } from './looks-share.ts'
import { lookSharing } from './looks-sharing.ts'

interface Row {
  id: string
  user_id: string
  household_id: string
  name: string
}
const account = vi.hoisted(() => ({
  rows: [] as Row[],
  household: 'home' as string | null,
  asked: 0,
  full: false,
}))

vi.mock('../api/live.ts', () => ({ onLive: () => () => {} }))
vi.mock('../api/supabase.ts', () => {
  const from = (table: string) => ({
    select: () => ({
      eq: (_column: string, value: string) => ({
        order: async () => ({ data: account.rows.filter((row) => row.household_id === value), error: null }),
        maybeSingle: async () => {
          account.asked += table === 'household_members' ? 1 : 0
          return { data: account.household && { household_id: account.household }, error: null }
        },
      }),
    }),
    upsert: async (rows: Row[]) => {
      if (account.full && rows.length > 1) return { error: { message: 'full' }, status: 400 }
      account.rows.push(...rows.filter(({ id }) => !account.rows.some((row) => row.id === id)))
      return { error: null, status: 201 }
    },
    delete: () => ({
      eq: (_column: string, user: string) => ({
        in: async (_id: string, ids: string[]) => {
          account.rows = account.rows.filter((row) => row.user_id !== user || !ids.includes(row.id))
          return { error: null }
        },
      }),
    }),
  })
  return { getSupabase: async () => ({ from }) }
})

const VERSION = '0123456789ab'
const vector = (at: number) => Float32Array.from({ length: LOOK_LENGTH }, (_, i) => Number(i === at))
const settle = () => vi.advanceTimersByTimeAsync(0)
const shared = () => account.rows.map(({ user_id, name }) => [user_id, name])
const theirs = () => householdLooks.get().map(({ name }) => name)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  Object.assign(account, { rows: [], household: 'home', asked: 0, full: false })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const start = async () => {
  stop = syncLooks('me')
  await settle()
}
/** What another member shares: taught here, and given away under their name. */
const another = (name: string) => {
  lookStore.teach(name, vector(50), VERSION)
  const { at, ...look } = lookStore.get().at(-1)!
  lookStore.forget(name)
  const row = { ...look, id: `their-${name}`, user_id: 'you', household_id: 'home' }
  account.rows.push({ ...row, taught_at: new Date(at).toISOString() } as Row)
}

it('shares nothing, and asks nothing, until that is chosen', async () => {
  lookStore.teach('jam', vector(1), VERSION)
  await start()
  expect([shared(), account.asked]).toEqual([[], 0])
})

it('gives what is taught here, takes what others give, and takes its own back', async () => {
  another('honey')
  lookStore.teach('jam', vector(1), VERSION)
  await start()
  lookSharing.choose('me', true)
  await settle()
  expect(shared()).toEqual([
    ['you', 'honey'],
    ['me', 'jam'],
  ])
  expect(theirs()).toEqual(['honey'])
  lookStore.teach('egg', vector(2), VERSION)
  await settle()
  lookStore.forget('jam')
  await settle()
  expect(shared()).toEqual([
    ['you', 'honey'],
    ['me', 'egg'],
  ])
  lookSharing.choose('me', false)
  await settle()
  expect(shared()).toEqual([['you', 'honey']])
  expect([theirs(), lookStore.get().map(({ name }) => name)]).toEqual([[], ['egg']])
})

it('keeps what this device was taught after leaving, and gives it to the next household', async () => {
  lookStore.teach('jam', vector(1), VERSION)
  lookSharing.choose('me', true)
  await start()
  Object.assign(account, { rows: [], household: null })
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(theirs()).toEqual([])
  account.household = 'new home'
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(account.rows).toMatchObject([{ household_id: 'new home', name: 'jam' }])
  expect(lookStore.get()).toHaveLength(1)
})

it('shares one by one what doesn’t fit at once', async () => {
  account.full = true
  for (const n of [1, 2, 3]) lookStore.teach(`food ${n}`, vector(n), VERSION)
  lookSharing.choose('me', true)
  await start()
  expect(account.rows).toHaveLength(3)
})

it('leaves nothing of the household here after signing out, and is another user’s choice anew', async () => {
  another('honey')
  lookSharing.choose('me', true)
  await start()
  expect(theirs()).toEqual(['honey'])
  stop()
  forgetHouseholdLooks()
  expect(theirs()).toEqual([])
  expect(lookSharing.of('you').on).toBe(false)
})
