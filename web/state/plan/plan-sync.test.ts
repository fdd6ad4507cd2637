import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { localDay } from '../stock/local-day.ts'
import { planStore } from './plan.ts'
import { forgetPlan, syncPlan } from './plan-sync.ts'
import { templateStore } from './templates.ts'
import { wishesStore } from './wishes.ts'

type Row = Record<string, unknown> & { id: string }

/** The account's rows, as a database returns them: keys in an order of its own. */
const account = vi.hoisted(() => ({
  tables: {} as Record<string, Row[]>,
  writes: 0,
  deleted: [] as string[],
}))

vi.mock('../../api/live.ts', () => ({ onLive: () => () => {} }))
vi.mock('../../api/supabase.ts', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, one]) => [key, turned(one)]),
          )
        : value
  const from = (table: string) => {
    const all = () => account.tables[table] ?? []
    const read = (rows: Row[]) => ({
      gte: (column: string, least: string) => read(rows.filter((row) => String(row[column]) >= least)),
      order: async () => ({ data: rows.map(turned), error: null, status: 200 }),
      maybeSingle: async () => ({ data: null, error: null }),
    })
    return {
      select: () => ({ eq: () => read(all()) }),
      upsert: async (rows: Row[]) => {
        account.writes += 1
        const ids = new Set(rows.map(({ id }) => id))
        account.tables[table] = [...all().filter(({ id }) => !ids.has(id)), ...rows]
        return { error: null, status: 201 }
      },
      delete: () => ({
        eq: () => ({
          in: async (_column: string, ids: string[]) => {
            account.deleted.push(...ids)
            account.tables[table] = all().filter(({ id }) => !ids.includes(id))
            return { error: null, status: 204 }
          },
        }),
      }),
    }
  }
  const rpc = async () => ({
    data: [{ user_id: 'them', diets: ['vegan', 'moon'], allergies: ['milk'] }],
    error: null,
  })
  return { getSupabase: async () => ({ from, rpc }), hasStoredSession: () => true }
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}
let stop = () => {}
const today = localDay()
const soup = (date = today) => ({ date, slot: 'dinner' as const, kind: 'note' as const, title: 'Soup' })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  Object.assign(account, { tables: {}, writes: 0, deleted: [] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('brings a visitor’s plan into the account, follows both sides, and is quiet while nothing changes', async () => {
  planStore.add([{ ...soup(), reasons: [{ kind: 'uses', foods: ['leek'], by: today }] }])
  wishesStore.change({ eaters: 4, guests: [{ name: 'Ann', diets: ['vegan'], allergies: [] }] })
  templateStore.add('Usual', planStore.daysFrom(today, today))
  stop = syncPlan('me')
  await settle()
  expect(account.tables.plan_meals).toMatchObject([{ title: 'Soup', from_meal: null, done_at: null }])
  expect(account.tables.plan_settings?.map(({ kind }) => kind)).toEqual(['wishes', 'template'])
  const { writes } = account
  await look()
  expect(account.writes).toBe(writes)
  account.tables.plan_meals = (account.tables.plan_meals ?? []).map((row) => ({ ...row, title: 'Stew' }))
  account.tables.plan_settings = (account.tables.plan_settings ?? []).map((row) =>
    row.kind === 'wishes' ? { ...row, value: { eaters: 5 } } : row,
  )
  await look()
  expect(planStore.get()[0]?.title).toBe('Stew')
  expect(wishesStore.get().eaters).toBe(5)
  expect(JSON.parse(localStorage.getItem('sous-eaters') ?? '[]')).toEqual([
    { userId: 'them', diets: ['vegan'], allergies: ['milk'] },
  ])
  planStore.remove(planStore.get().map(({ id }) => id))
  await settle()
  expect(account.tables.plan_meals).toEqual([])
})

it('a new device takes over the account’s wishes', async () => {
  account.tables.plan_settings = [
    { id: 'wishes', kind: 'wishes', value: { eaters: 6 }, added_at: '2026-01-01T00:00:00Z' },
  ]
  stop = syncPlan('me')
  await settle()
  expect(wishesStore.get().eaters).toBe(6)
  expect(account.writes).toBe(0)
})

it('changes of two devices meet: each counts, and a meal locked there outlasts planning here', async () => {
  planStore.add([soup(), soup(addDays(today, 1)), soup(addDays(today, 2))])
  stop = syncPlan('me')
  await settle()
  stop()
  const [first, second, third] = planStore.get().map(({ id }) => id) as [string, string, string]
  account.tables.plan_meals = (account.tables.plan_meals ?? []).map((row) => ({
    ...row,
    ...(row.id === second ? { date: addDays(today, 5) } : { locked: true }),
  }))
  planStore.change([first, second], { title: 'Stew' })
  planStore.remove([third])
  stop = syncPlan('me')
  await settle()
  const found = (id: string) => planStore.get().find((meal) => meal.id === id)
  expect(found(first)).toMatchObject({ title: 'Soup', locked: true })
  expect(found(second)).toMatchObject({ title: 'Stew', date: addDays(today, 5) })
  expect(found(third)).toMatchObject({ title: 'Soup', locked: true })
  expect(account.tables.plan_meals).toHaveLength(3)
  expect(account.deleted).toEqual([])
})

it('a guest’s allergy that another device added meanwhile is kept', async () => {
  const ann = (allergies: string[]) => ({ name: 'Ann', diets: [], allergies })
  wishesStore.change({ guests: [{ name: 'Ann', diets: [], allergies: ['milk'] }] })
  stop = syncPlan('me')
  await settle()
  // Nothing was heard of it here.
  account.tables.plan_settings = (account.tables.plan_settings ?? []).map((row) => ({
    ...row,
    value: { ...(row.value as object), guests: [ann(['milk', 'peanuts'])] },
  }))
  wishesStore.change({ eaters: 5 })
  await settle()
  expect(wishesStore.get()).toMatchObject({ eaters: 5, guests: [ann(['milk', 'peanuts'])] })
  expect(account.tables.plan_settings?.[0]?.value).toMatchObject({
    eaters: 5,
    guests: [ann(['milk', 'peanuts'])],
  })
})

it('meals that the device no longer holds stay in the account', async () => {
  planStore.add([soup(addDays(today, -60)), soup()])
  stop = syncPlan('me')
  await settle()
  expect(account.tables.plan_meals).toHaveLength(2)
  // The next day, another tab writes to the device, and this one reads it again.
  vi.setSystemTime(Date.now() + 86_400_000)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sous-plan' }))
  expect(planStore.get()).toHaveLength(1)
  await settle()
  planStore.change([planStore.get()[0]?.id ?? ''], { locked: true })
  await settle()
  expect(account.deleted).toEqual([])
  expect(account.tables.plan_meals).toHaveLength(2)
})

it('leaves nothing of the account behind after signing out; a visitor’s plan stays', async () => {
  planStore.add([soup()])
  forgetPlan()
  expect(planStore.get()).toHaveLength(1)
  wishesStore.change({ eaters: 4 })
  stop = syncPlan('me')
  await settle()
  stop()
  forgetPlan()
  expect(planStore.get()).toEqual([])
  expect(wishesStore.get().eaters).toBe(2)
  expect(localStorage.getItem('sous-eaters')).toBeNull()
  expect(account.tables.plan_meals).toHaveLength(1)
})
