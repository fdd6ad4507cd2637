import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAccountLists } from './account-lists.ts'
import { pantryStore } from './pantry.ts'

type Row = { name: string; amount?: string | null; near?: string[] | null }

/** The account's pantry, as far as the lists can see it. */
const account = vi.hoisted(() => ({ rows: [] as Row[] }))

vi.mock('./session.tsx', () => ({ useSession: () => ({ status: 'signed-in', user: { id: 'me' } }) }))
vi.mock('../api/live.ts', () => ({ onLive: () => () => {}, startLive: () => () => {} }))
vi.mock('../api/supabase.ts', () => {
  const of = (table: string) => (table === 'pantry_items' ? account.rows : [])
  const from = (table: string) => ({
    select: () => ({
      eq: () => ({
        order: async () => ({ data: [...of(table)], error: null, status: 200 }),
        maybeSingle: async () => ({ data: null, error: null }),
      }),
    }),
    upsert: async (rows: Row[], { ignoreDuplicates }: { ignoreDuplicates: boolean }) => {
      for (const row of rows) {
        const known = of(table).find(({ name }) => name === row.name)
        if (!known) account.rows.push(row)
        else if (!ignoreDuplicates) Object.assign(known, row)
      }
      return { error: null, status: 201 }
    },
    delete: () => ({
      eq: () => ({
        in: async (_column: string, names: string[]) => {
          account.rows = account.rows.filter(({ name }) => !names.includes(name))
          return { error: null, status: 204 }
        },
      }),
    }),
  })
  return { getSupabase: async () => ({ from }), hasStoredSession: () => true }
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const amounts = () => Object.fromEntries(account.rows.map(({ name, amount }) => [name, amount ?? null]))

async function signIn() {
  const { unmount } = renderHook(() => useAccountLists())
  await settle()
  stop = unmount
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  // All stores read the empty storage again, also what was last agreed on.
  window.dispatchEvent(new StorageEvent('storage'))
  account.rows = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('amounts in the account', () => {
  it('join at sign-in: an amount that only one side knows is kept', async () => {
    pantryStore.add(['egg', { name: 'flour', amount: '500 g' }])
    account.rows = [{ name: 'egg', amount: '6' }, { name: 'flour' }, { name: 'rice', amount: '1 kg' }]
    await signIn()
    expect(amounts()).toEqual({ egg: '6', flour: '500 g', rice: '1 kg' })
    expect(pantryStore.items()).toEqual(
      expect.arrayContaining([
        { name: 'egg', amount: '6' },
        { name: 'flour', amount: '500 g' },
        { name: 'rice', amount: '1 kg' },
      ]),
    )
  })

  it('follow a change on either side; the last one wins', async () => {
    pantryStore.add([{ name: 'egg', amount: '6' }])
    await signIn()
    pantryStore.add([{ name: 'egg', amount: '4' }])
    await settle()
    expect(amounts()).toEqual({ egg: '4' })
    account.rows = [{ name: 'egg', amount: '2' }]
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(pantryStore.items()).toEqual([{ name: 'egg', amount: '2' }])
  })

  it('are not erased by adding the name again without one', async () => {
    account.rows = [{ name: 'egg', amount: '6' }]
    await signIn()
    pantryStore.add(['egg', 'leek'])
    await settle()
    expect(amounts()).toEqual({ egg: '6', leek: null })
  })
})

describe('names that were not recognized', () => {
  it('are so on every device of the account', async () => {
    pantryStore.add([{ name: 'brokoly', near: ['broccoli'] }, 'egg'])
    await signIn()
    expect(account.rows).toMatchObject([
      { name: 'brokoly', near: ['broccoli'] },
      { name: 'egg', near: null },
    ])
    account.rows.push({ name: 'moon dust', near: [] })
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(pantryStore.items()).toContainEqual({ name: 'moon dust', near: [] })
  })

  it('are meant as they are on every device, once one says so', async () => {
    account.rows = [
      { name: 'moon dust', near: [] },
      { name: 'star dust', near: [] },
    ]
    await signIn()
    pantryStore.rename('moon dust', 'moon dust')
    await settle()
    expect(account.rows).toMatchObject([{ near: null }, { near: [] }])
    account.rows = [
      { name: 'moon dust', near: null },
      { name: 'star dust', near: null },
    ]
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(pantryStore.items()).toEqual([{ name: 'moon dust' }, { name: 'star dust' }])
  })
})
