import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StockKind, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { household } from '#server/functions/household/handler.ts'
import { householdJoin } from '#server/functions/household-join/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { asStored, stockDevice, storedList } from '#tests/support/stock-device.ts'
import type { Person } from '#tests/support/storage.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    rateLimitScale: 1_000_000,
    functions: { household, 'household-join': householdJoin },
  })
})
afterAll(() => server.stop())

type Device = ReturnType<typeof stockDevice>

/** Membership as the functions change it. */
const call = async ({ session }: Person, name: string, input: object) => {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      ...{ apikey: server.keys.publishableKey, authorization: `Bearer ${session?.access_token}` },
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(body))
  return body
}
async function together() {
  const [owner, member] = [await server.user(), await server.user()]
  const { household: made } = await call(owner, 'household', { action: 'create', name: 'Ours' })
  const join = async (person: Person) => {
    const { code } = await call(owner, 'household', { action: 'invite', uses: 1 })
    await call(person, 'household-join', { action: 'join', code, merge: true })
  }
  return {
    owner,
    member,
    id: made.id as string,
    join,
    leave: (who: Person) => call(who, 'household', { action: 'leave' }),
  }
}
const names = (one: Device) => one.list().map(({ name }) => name)

const FOODS = ['milk', 'egg', 'leek', 'flour']
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('record', 'record', 'record', 'undo', 'sync', 'list put', 'list delete'),
  kind: fc.constantFrom<Exclude<StockKind, 'undo'>>('have', 'bought', 'used', 'out', 'set', 'seen'),
  name: fc.constantFrom(...FOODS),
  value: fc.constantFrom(1, 250, 0.5),
  unit: fc.constantFrom(null, 'gram', 'kilogram'),
  text: fc.constantFrom('6', '500 g', 'half a jar', null),
})

describe('devices, a member of the household and an old client', () => {
  it('end up with the same records, and with the list of the table', async () => {
    const { owner, member, id, join } = await together()
    await join(member)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        // Their clocks are an hour early, right, and an hour late.
        const devices = [stockDevice(owner, -3_600_000), stockDevice(owner), stockDevice(member, 3_600_000)]
        for (const { who, what, kind, name, value, unit, text } of steps) {
          const one = devices[who] as Device
          const item = { household_id: id, name }
          if (what === 'record')
            one.record({ kind, name, detail: kind === 'out' ? {} : { amount: { value, unit } } })
          else if (what === 'sync') await one.sync()
          else if (what === 'list put')
            await member.client.from('household_pantry_items').upsert({ ...item, amount: text })
          else if (what === 'list delete')
            await member.client.from('household_pantry_items').delete().match(item)
          else {
            const last = one.events().findLast((event) => event.kind !== 'undo')
            if (last) one.undo(last)
          }
        }
        for (let round = 0; round < 2; round++) for (const one of devices) await one.sync()
        const [first, ...others] = devices as [Device, Device, Device]
        for (const one of others) expect([...one.records()]).toEqual([...first.records()])
        expect(devices.map((one) => one.isWaiting())).toEqual([false, false, false])
        expect(asStored(first.list())).toEqual(await storedList(member, 'household_pantry_items'))
      }),
      { numRuns: 12, endOnFailure: true },
    )
  }, 180_000)
})

describe('the log of an account', () => {
  it('merges with what the device has at the first sign-in', async () => {
    const person = await server.user()
    await person.client.from('pantry_items').insert([
      { user_id: person.id, name: 'egg', amount: '6' },
      { user_id: person.id, name: 'flour' },
    ])
    const phone = stockDevice(person)
    phone.record({ kind: 'have', name: 'egg' })
    phone.record({ kind: 'have', name: 'flour', detail: { text: '500 g' } })
    phone.record({ kind: 'have', name: 'rice' })
    await phone.sync()
    const wanted = [
      { name: 'egg', amount: '6', near: null },
      { name: 'flour', amount: '500 g', near: null },
      { name: 'rice', amount: null, near: null },
    ]
    expect(asStored(phone.list())).toEqual(wanted)
    expect(await storedList(person, 'pantry_items')).toEqual(wanted)
  })

  it('keeps the order of a device with a fast clock', async () => {
    const person = await server.user()
    const phone = stockDevice(person, 3_600_000)
    // Within a millisecond of the server: without an order of their own, about half of them would come back.
    for (let n = 0; n < 100; n++)
      for (const kind of ['have', 'out'] as const) phone.record({ kind, name: `food ${n}` })
    await phone.sync()
    expect(names(phone)).toEqual([])
    expect(await storedList(person, 'pantry_items')).toEqual([])
  })

  it('goes on without what the account rejects', async () => {
    const person = await server.user()
    const full = Array.from({ length: 499 }, (_, i) => ({ user_id: person.id, name: `spice ${i}` }))
    await person.client.from('pantry_items').insert(full)
    const phone = stockDevice(person)
    for (const name of ['egg', 'milk', 'leek']) phone.record({ kind: 'have', name })
    await phone.sync()
    expect(phone.isWaiting()).toBe(false)
    expect(await storedList(person, 'pantry_items')).toHaveLength(500)
    expect(phone.events()).toHaveLength(502)
  })
})

describe('the log of a household', () => {
  it('gets a new member’s foods with their history, and a leaving one takes them along', async () => {
    const { owner, member, join, leave } = await together()
    const [hers, his] = [stockDevice(owner), stockDevice(member)]
    hers.record({ kind: 'bought', name: 'milk', detail: { amount: { value: 1, unit: 'liter' } } })
    hers.record({ kind: 'out', name: 'salt' })
    his.record({ kind: 'bought', name: 'leek', detail: { place: 'fridge', best_before: '2026-12-01' } })
    his.record({ kind: 'out', name: 'leek', detail: { why: 'wasted' } })
    his.record({ kind: 'bought', name: 'leek', detail: { amount: { value: 2, unit: null } } })
    his.record({ kind: 'have', name: 'salt', detail: { place: 'freezer' } })
    his.record({ kind: 'have', name: 'milk', detail: { text: 'half a jar' } })
    his.record({
      kind: 'have',
      name: 'lasagna',
      detail: { meal: 'Lasagna', amount: { value: 2, unit: 'serving' } },
    })
    for (const one of [hers, his]) await one.sync()
    await join(member)
    // Not sent before joining: goes along.
    his.record({ kind: 'have', name: 'rice' })
    for (const one of [his, hers]) await one.sync()
    expect([...hers.records()]).toEqual([...his.records()])
    expect(hers.records().get('leek')).toMatchObject({ amount: { value: 2 }, spells: [{ why: 'wasted' }] })
    expect(hers.records().get('salt')).toMatchObject({ present: true, place: 'freezer' })
    expect(hers.records().get('milk')).toMatchObject({ amount: { value: 1, unit: 'liter' }, text: null })
    expect(hers.records().get('lasagna')).toMatchObject({ present: true, meal: 'Lasagna' })
    expect(names(hers).sort()).toEqual(['leek', 'milk', 'rice', 'salt'])
    expect(await storedList(member, 'pantry_items')).toEqual([])

    hers.record({ kind: 'used', name: 'leek', detail: { amount: { value: 1, unit: null } } })
    await hers.sync()
    await leave(member)
    his.record({ kind: 'out', name: 'rice' })
    await his.sync()
    expect(his.progress().household).toBeNull()
    // As it was in the household, with its history.
    expect(his.records().get('leek')).toEqual(hers.records().get('leek'))
    expect(names(his).sort()).toEqual(['leek', 'milk', 'salt'])
    expect(asStored(his.list())).toEqual(await storedList(member, 'pantry_items'))
    // What he does now is his own.
    expect(names(hers)).toContain('rice')
    const { data } = await member.client.from('household_pantry_events').select('*')
    expect(data).toEqual([])
  })

  it('adds up what both have, and not what a member took along', async () => {
    const { owner, member, join, leave } = await together()
    const [anna, ben] = [stockDevice(owner), stockDevice(member)]
    const pieces = (value: number) => ({ amount: { value, unit: null } })
    anna.record({ kind: 'have', name: 'egg', detail: { ...pieces(10), best_before: '2026-12-24' } })
    anna.record({ kind: 'have', name: 'flour', detail: { amount: { value: 1, unit: 'kilogram' } } })
    anna.record({ kind: 'have', name: 'milk', detail: { amount: { value: 1, unit: 'carton' } } })
    // One of them says no amount.
    const liters = { amount: { value: 2, unit: 'liter' } }
    anna.record({ kind: 'have', name: 'cream' })
    ben.record({ kind: 'have', name: 'cream', detail: liters })
    anna.record({ kind: 'have', name: 'juice', detail: liters })
    ben.record({ kind: 'have', name: 'juice' })
    ben.record({ kind: 'have', name: 'egg', detail: { ...pieces(6), best_before: '2026-12-03' } })
    ben.record({ kind: 'bought', name: 'flour', detail: { amount: { value: 500, unit: 'gram' } } })
    ben.record({ kind: 'have', name: 'milk', detail: { amount: { value: 2, unit: 'liter' } } })
    await anna.sync()
    await ben.sync()
    await join(member)
    for (const one of [anna, ben]) {
      await one.sync()
      expect(one.records().get('egg')).toMatchObject(pieces(16))
      expect(
        one
          .records()
          .get('egg')
          ?.lots.map((lot) => [lot.amount?.value, lot.best_before]),
      ).toEqual([
        [10, '2026-12-24'],
        [6, '2026-12-03'],
      ])
      expect(one.records().get('flour')?.amount).toEqual({ value: 1.5, unit: 'kilogram' })
      const amounts = (name: string) =>
        one
          .records()
          .get(name)
          ?.lots.map(({ amount }) => amount?.unit)
      // What doesn't add up is kept side by side.
      expect(amounts('milk')).toEqual(['carton', 'liter'])
      for (const name of ['cream', 'juice'])
        expect(one.records().get(name)?.amount).toEqual({ value: 2, unit: 'liter' })
    }
    for (let round = 0; round < 2; round++) {
      await leave(member)
      await ben.sync()
      expect(ben.records().get('egg')?.amount).toEqual(pieces(16).amount)
      await join(member)
      await ben.sync()
      expect(ben.records().get('egg')?.amount).toEqual(pieces(16).amount)
      expect(ben.records().get('milk')?.lots).toHaveLength(2)
    }
    expect(asStored(ben.list())).toEqual(await storedList(owner, 'household_pantry_items'))
  })

  it('keeps what a member froze after another, offline, took it out', async () => {
    const { owner, member, join } = await together()
    await join(member)
    const HOUR_MS = 3_600_000
    const [earlier, ben, anna] = [
      stockDevice(owner, -2 * HOUR_MS),
      stockDevice(member, -HOUR_MS),
      stockDevice(owner),
    ]
    earlier.record({ kind: 'have', name: 'curry', detail: { meal: 'Curry', place: 'fridge' } })
    for (const one of [earlier, ben, anna]) await one.sync()
    ben.record({ kind: 'out', name: 'curry' })
    anna.record({ kind: 'set', name: 'curry', detail: { place: 'freezer', frozen: '2026-11-18' } })
    for (const one of [anna, ben, anna]) await one.sync()
    for (const one of [anna, ben])
      expect(one.records().get('curry')).toMatchObject({ present: true, place: 'freezer', meal: 'Curry' })
  })

  it('comes back with a device that was away while its user joined and left', async () => {
    const { member, join, leave } = await together()
    const [phone, tablet] = [stockDevice(member), stockDevice(member)]
    for (const name of FOODS) phone.record({ kind: 'have', name })
    for (const one of [phone, tablet]) await one.sync()
    await join(member)
    await phone.sync()
    phone.record({ kind: 'out', name: 'egg' })
    await phone.sync()
    await leave(member)
    for (const one of [tablet, phone]) await one.sync()
    expect([...tablet.records()]).toEqual([...phone.records()])
    expect(names(tablet).sort()).toEqual(['flour', 'leek', 'milk'])
    await join(member)
    await leave(member)
    for (const one of [tablet, phone]) await one.sync()
    expect(names(tablet).sort()).toEqual(['flour', 'leek', 'milk'])
    expect(asStored(tablet.list())).toEqual(await storedList(member, 'pantry_items'))
  })

  it('gets each lot of a food with its own date, where only what is there goes over', async () => {
    const { owner, member, id, join } = await together()
    const grams = (value: number) => ({ value, unit: 'gram' })
    await owner.client.from('household_pantry_items').insert({ household_id: id, name: 'beef' })
    await owner.client.from('household_pantry_items').delete().match({ household_id: id, name: 'beef' })
    const lots = [
      { amount: grams(500), bought: '2026-11-10' },
      { amount: grams(400), bought: '2026-11-13', best_before: '2026-11-15' },
    ]
    for (const [i, detail] of lots.entries())
      await member.client.from('pantry_events').insert({
        user_id: member.id,
        id: randomUUID(),
        at: `2026-11-1${i}T12:00:00Z`,
        kind: 'bought',
        name: 'beef',
        detail,
      })
    await join(member)
    const { data } = await member.client.from('household_pantry_events').select('*')
    const beef = foldStock((data ?? []).flatMap((one) => stockEvent(one) ?? [])).get('beef')
    expect(beef).toMatchObject({ present: true, amount: grams(900), lots })
  })

  it('is deleted with the household', async () => {
    const { owner, id } = await together()
    const phone = stockDevice(owner)
    phone.record({ kind: 'have', name: 'milk' })
    await phone.sync()
    await call(owner, 'household', { action: 'dissolve' })
    expect(await server.sql`select from household_pantry_events where household_id = ${id}`).toHaveLength(0)
    await phone.sync()
    expect(names(phone)).toEqual(['milk'])
  })
})
