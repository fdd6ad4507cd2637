import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StockDetail, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { listedFoods } from '#core/stock/listed-foods.ts'
import { sweepPantry } from '#server/jobs/sweep-pantry.ts'
import { createLog } from '#server/lib/log.ts'
import { deviceAt, follow } from '#tests/support/realtime.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { asStored, storedList } from '#tests/support/stock-device.ts'
import type { Person } from '#tests/support/storage.ts'
import { until } from '#tests/support/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
})
afterAll(() => server.stop())

const row = ({ id }: Person, fields: Record<string, unknown>) => ({
  ...{ user_id: id, id: randomUUID(), at: new Date().toISOString(), kind: 'have', name: 'milk' },
  ...fields,
})
const log = async ({ client }: Person) => {
  const { data, error } = await client.from('pantry_events').select('*').order('seq')
  if (error) throw error
  return data
}
const said = async (person: Person) =>
  (await log(person)).map(({ kind, name, detail }) => [kind, name, detail])
const listOfLog = async (person: Person) =>
  asStored(listedFoods(foldStock((await log(person)).flatMap((one) => stockEvent(one) ?? []))))

const UNITS = [null, 'gram', 'kilogram', 'pound', 'cup', 'liter', 'teaspoon', 'bunch', 'leaf', 'box', 'clove']
const amount = fc.record({
  value: fc.oneof(
    fc.constantFrom(0, 0.125, 1 / 3, 0.5, 0.99, 1, 1.5, 2, 2.995, 500),
    fc.double({ min: 0, max: 3000, noNaN: true }),
  ),
  // Often of one kind, so that they add up.
  unit: fc.oneof(fc.constantFrom('gram', 'kilogram'), fc.constantFrom(...UNITS)),
})
const orNull = <One>(one: fc.Arbitrary<One>) => fc.option(one, { nil: null })
const day = fc.constantFrom('2026-11-01', '2026-12-24', '2027-02-28')
const detail = fc.record(
  {
    amount: orNull(amount),
    text: orNull(fc.constantFrom('half a jar', '6', 'crème, a bit')),
    place: orNull(fc.constantFrom('fridge', 'freezer', 'pantry')),
    best_before: orNull(day),
    opened: orNull(day),
    why: fc.constantFrom('used', 'wasted', 'removed'),
    near: orNull(fc.array(fc.constantFrom('oat milk', 'broccoli'), { maxLength: 2 })),
    asked: fc.constant(true as const),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<StockDetail>
const happening = fc.record({
  day: fc.nat(2),
  minute: fc.nat(60),
  kind: fc.constantFrom('have', 'bought', 'bought', 'seen', 'used', 'used', 'used', 'out', 'set', 'undo'),
  name: fc.constantFrom('milk', 'egg'),
  detail: fc.oneof({ weight: 3, arbitrary: fc.record({ amount }) }, { weight: 2, arbitrary: detail }),
  meal: fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, fc.constant('Lasagna')),
  target: fc.nat(20),
  lot: fc.option(fc.nat(20), { nil: undefined }),
})

describe('the list in the account', () => {
  it('is what the devices make of the same events, whatever they are and in whatever order they come', async () => {
    const person = await server.user()
    const start = Date.parse('2026-10-01T00:00:00Z')
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 1, maxLength: 14 }),
        fc.array(fc.nat()),
        async (happenings, order) => {
          await server.sql`delete from pantry_items where user_id = ${person.id}`
          await server.sql`delete from pantry_events where user_id = ${person.id}`
          const ids = happenings.map(() => randomUUID())
          const events = happenings.flatMap(
            ({ day, minute, kind, name, detail: given, meal, target, lot }, i) => {
              const of = ids[target % ids.length]
              const at = new Date(start + day * 86_400_000 + minute * 60_000).toISOString()
              const meant = lot === undefined ? {} : { lot: ids[lot % ids.length] }
              const happened = { ...(kind === 'undo' && { of }), detail: { ...given, ...meant, meal } }
              return stockEvent({ id: ids[i], at, kind, name, ...happened }) ?? []
            },
          )
          const shuffled = events
            .map((event, i) => ({ event, at: order[i] ?? i }))
            .sort((a, b) => a.at - b.at)
            .map(({ event }) => ({ ...event, of: event.of ?? null, user_id: person.id }))
          const half = Math.ceil(shuffled.length / 2)
          for (const some of [shuffled.slice(0, half), shuffled.slice(half)])
            if (some.length > 0)
              expect((await person.client.from('pantry_events').insert(some)).error).toBeNull()
          const wanted = asStored(listedFoods(foldStock(events)))
          expect(await storedList(person, 'pantry_items')).toEqual(wanted)
        },
      ),
      { numRuns: 120, endOnFailure: true },
    )
  }, 120_000)

  it('follows the log with the time that a food came', async () => {
    const person = await server.user()
    const at = '2026-11-02T10:00:00.000Z'
    await person.client.from('pantry_events').insert([
      row(person, { at, detail: { amount: { value: 2, unit: 'liter' } } }),
      row(person, {
        at: '2026-11-03T10:00:00Z',
        kind: 'bought',
        detail: { amount: { value: 500, unit: 'milliliter' } },
      }),
      row(person, { name: 'lasagna', detail: { meal: 'Lasagna', amount: { value: 2, unit: 'serving' } } }),
    ])
    const { data } = await person.client.from('pantry_items').select('name,amount,added_at')
    expect(data).toEqual([{ name: 'milk', amount: '2½ l', added_at: expect.any(String) }])
    expect(Date.parse(data?.[0]?.added_at)).toBe(Date.parse(at))
  })

  it('holds 500 foods, and refuses the event that would list one more', async () => {
    const person = await server.user()
    const many = Array.from({ length: 500 }, (_, i) => row(person, { name: `spice ${i}` }))
    expect((await person.client.from('pantry_events').insert(many)).error).toBeNull()
    const { error } = await person.client.from('pantry_events').insert(row(person, { name: 'one more' }))
    expect(error?.message).toContain('at most 500')
    expect(await log(person)).toHaveLength(500)
    expect(
      (await person.client.from('pantry_events').insert(row(person, { name: 'spice 1', kind: 'out' }))).error,
    ).toBeNull()
    expect(
      (await person.client.from('pantry_events').insert(row(person, { name: 'one more' }))).error,
    ).toBeNull()
  })
})

describe('a client that knows only the list', () => {
  it('appends events with what it inserts, updates, renames, deletes and clears', async () => {
    const person = await server.user()
    const items = () => person.client.from('pantry_items')
    await items().insert([
      { user_id: person.id, name: 'egg', amount: '6' },
      { user_id: person.id, name: 'flour', amount: '1.5 kg' },
      { user_id: person.id, name: 'brokoly', amount: 'half a  head', near: ['broccoli'] },
    ])
    await items().upsert({ user_id: person.id, name: 'egg', amount: '6' })
    await items().update({ amount: '4' }).eq('name', 'egg')
    await items().update({ name: 'eggs' }).eq('name', 'egg')
    await items().update({ near: null, amount: null }).eq('name', 'brokoly')
    await items().delete().eq('name', 'eggs')
    expect(await storedList(person, 'pantry_items')).toEqual(await listOfLog(person))
    await items().delete().eq('user_id', person.id)
    const pieces = (value: number) => ({ text: String(value), amount: { value, unit: null } })
    expect(await said(person)).toEqual([
      ['have', 'brokoly', { text: 'half a head', near: ['broccoli'] }],
      ['have', 'egg', pieces(6)],
      ['have', 'flour', { text: '1.5 kg', amount: { value: 1.5, unit: 'kilogram' } }],
      ['set', 'egg', pieces(4)],
      ['out', 'egg', { why: 'removed' }],
      ['have', 'eggs', pieces(4)],
      ['set', 'brokoly', { text: null, near: null }],
      ['out', 'eggs', { why: 'removed' }],
      ...['brokoly', 'flour'].map((name) => ['out', name, { why: 'cleared' }]),
    ])
    expect(await listOfLog(person)).toEqual([])
  })

  it('comes last, even if a fast clock dated an event into the future', async () => {
    const person = await server.user()
    const future = new Date(Date.now() + 3_600_000).toISOString()
    await person.client
      .from('pantry_events')
      .insert([
        row(person, { at: future }),
        row(person, { at: future, kind: 'out' }),
        row(person, { at: future }),
      ])
    expect(await storedList(person, 'pantry_items')).toHaveLength(1)
    await person.client.from('pantry_items').delete().eq('name', 'milk')
    const events = await log(person)
    expect(events.map(({ kind }) => kind)).toEqual(['have', 'out', 'have', 'out'])
    expect([...events].sort((a, b) => (a.at < b.at ? -1 : 1))).toEqual(events)
    expect(Date.parse(events[3]?.at) - Date.now()).toBeLessThan(1000)
    expect(await listOfLog(person)).toEqual([])
  })

  it('removes a food that the log doesn’t know', async () => {
    const person = await server.user()
    await server.sql`alter table pantry_items disable trigger user`
    await server.sql`insert into pantry_items (user_id, name) values (${person.id}, 'leek')`
    await server.sql`alter table pantry_items enable trigger user`
    await person.client.from('pantry_items').delete().eq('name', 'leek')
    expect(await said(person)).toEqual([['out', 'leek', { why: 'removed' }]])
  })
})

describe('pantry events', () => {
  it('are appended once, whoever sends them again, and neither changed nor deleted', async () => {
    const person = await server.user()
    const one = row(person, {})
    const put = (fields: object) =>
      person.client.from('pantry_events').upsert({ ...one, ...fields }, { ignoreDuplicates: true })
    expect([(await put({})).error, (await put({ kind: 'out' })).error]).toEqual([null, null])
    expect(await said(person)).toEqual([['have', 'milk', {}]])
    expect(await storedList(person, 'pantry_items')).toHaveLength(1)
    for (const change of [
      person.client.from('pantry_events').update({ name: 'egg' }).eq('id', one.id),
      person.client.from('pantry_events').delete().eq('id', one.id),
      person.client.from('pantry_events').upsert({ ...one, kind: 'out' }),
    ])
      expect((await change).error?.code).toBe('42501')
  })

  it('say only what devices accept', async () => {
    const person = await server.user()
    const put = (fields: Record<string, unknown>) =>
      person.client.from('pantry_events').insert(row(person, fields))
    const details: unknown[] = [
      ...[
        [],
        'x',
        { other: 1 },
        { amount: 2 },
        { amount: { value: -1, unit: null } },
        { amount: { value: 1 } },
      ],
      ...[{ amount: { value: 1e6, unit: null } }, { amount: { value: 1, unit: 'x'.repeat(21) } }],
      ...[{ amount: { value: 1, unit: null, more: 1 } }, { amount: { value: 0.0001, unit: null } }],
      ...[{ text: '' }, { text: ' x' }, { text: 'a\u00a0b' }, { text: 'x'.repeat(41) }, { place: 'cellar' }],
      ...[
        { bought: '2026-02-30' },
        { bought: '2026-13-01' },
        { opened: 'today' },
        { best_before: 5 },
        { why: 'eaten' },
      ],
      ...[{ recipe_id: 'x' }, { meal: '' }, { meal: 'x'.repeat(201) }, { meal: null }, { asked: false }],
      ...[
        { near: 'milk' },
        { near: ['a', 'b', 'c', 'd', 'e', 'f'] },
        { near: ['Milk'] },
        { near: [''] },
        { near: [1] },
      ],
      { meal: '🍲'.repeat(101) },
    ]
    for (const one of details)
      expect((await put({ detail: one })).error?.code, JSON.stringify(one)).toBe('23514')
    for (const fields of [{ kind: 'eaten' }, { name: 'Milk' }, { name: '' }, { name: 'x'.repeat(101) }])
      expect((await put(fields)).error?.code, JSON.stringify(fields)).toBe('23514')
    expect((await put({ kind: 'undo' })).error?.code).toBe('23514')
    expect((await put({ of: randomUUID() })).error?.code).toBe('23514')
    expect((await put({ at: 'never' })).error).not.toBeNull()
    const many = Array.from({ length: 501 }, () => row(person, {}))
    expect((await person.client.from('pantry_events').insert(many)).error?.message).toContain('At most 500')
    expect(await log(person)).toEqual([])
  })

  it('get times that count everywhere, and numbers of the server', async () => {
    const person = await server.user()
    const before = Date.now()
    await person.client
      .from('pantry_events')
      .insert([
        row(person, { name: 'a', at: '2026-11-02T10:00:00.123456Z', seq: 7 }),
        row(person, { name: 'b', at: '1970-01-01T00:00:00Z' }),
        row(person, { name: 'c', at: 'infinity' }),
      ])
    const [a, b, c] = await log(person)
    expect(new Date(a?.at).toISOString()).toBe('2026-11-02T10:00:00.123Z')
    expect(a?.at).toContain('.123+')
    expect(new Date(b?.at).toISOString()).toBe('2000-01-01T00:00:00.000Z')
    expect(Date.parse(c?.at)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(c?.at)).toBeLessThan(Date.now() + 1000)
    expect(a?.seq).not.toBe(7)
  })

  it('are numbered in the order in which readers can see them, however many write at once', async () => {
    const person = await server.user()
    let done = false
    const read = new Set<string>()
    let cursor = 0
    const pull = async () => {
      const { data } = await person.client
        .from('pantry_events')
        .select('id,seq')
        .gt('seq', cursor)
        .order('seq')
      for (const one of data ?? []) {
        read.add(one.id)
        cursor = one.seq
      }
    }
    const reader = (async () => {
      while (!done) await pull()
    })()
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; n < 8; n++) {
        const rows = Array.from({ length: 5 }, (_, i) =>
          row(person, { name: `food ${(writer + i) % 7}`, kind: (n + i) % 3 ? 'have' : 'out' }),
        )
        const listed = { user_id: person.id, name: `food ${n % 7}` }
        const answers = [
          await person.client.from('pantry_events').insert(rows),
          n % 2
            ? await person.client.from('pantry_items').upsert({ ...listed, amount: `${writer}` })
            : await person.client.from('pantry_items').delete().match(listed),
        ]
        expect(answers.map(({ error }) => error)).toEqual([null, null])
      }
    })
    await Promise.all(writers)
    done = true
    await reader
    await pull()
    const all = await log(person)
    expect(all.length).toBeGreaterThanOrEqual(240)
    expect([...read].sort()).toEqual(all.map(({ id }) => id).sort())
    expect(await storedList(person, 'pantry_items')).toEqual(await listOfLog(person))
  }, 60_000)

  it('are deleted with the account, and a list of theirs too', async () => {
    const person = await server.user()
    await person.client.from('pantry_items').insert({ user_id: person.id, name: 'egg' })
    await server.sql`delete from auth.users where id = ${person.id}`
    expect(await server.sql`select from pantry_events where user_id = ${person.id}`).toHaveLength(0)
    expect(await server.sql`select from pantry_items where user_id = ${person.id}`).toHaveLength(0)
  })

  it('are at most 10,000: older ones about food that is gone make room', async () => {
    const person = await server.user()
    await server.sql`insert into pantry_events (user_id, id, at, kind, name)
      select ${person.id}, gen_random_uuid(), '2026-10-01'::timestamptz + n * interval '1 second',
        case n % 2 when 0 then 'have' else 'out' end, 'food ' || n / 2 % 100 from generate_series(0, 9998) n`
    await person.client.from('pantry_events').insert(row(person, { name: 'egg' }))
    // On a busy machine the statement may take too long: nothing of it stays then.
    await until(async () => {
      expect(
        (await person.client.from('pantry_events').insert(row(person, { name: 'milk' }))).error,
      ).toBeNull()
    }, 60_000)
    const [left] = await server.sql`select count(*)::int as n from pantry_events where user_id = ${person.id}`
    expect(left?.n).toBe(8001)
    const names = (await storedList(person, 'pantry_items')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['egg', 'milk']))
    await server.sql`delete from pantry_events where user_id = ${person.id}`
    await server.sql`insert into pantry_events (user_id, id, at, kind, name)
      select ${person.id}, gen_random_uuid(), '2026-10-01', 'have', 'food' from generate_series(1, 10000)`
    const { error } = await person.client.from('pantry_events').insert(row(person, { name: 'milk' }))
    expect(error?.message).toContain('at most 10,000')
  }, 120_000)
})

describe('the sweep of old events', () => {
  it('deletes those of food that is gone for long, and changes no list', async () => {
    const person = await server.user()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const add = async (name: string, ...events: [days: number, kind: string][]) => {
      const rows = events.map(([days, kind]) => row(person, { name, kind, at: ago(days) }))
      await person.client.from('pantry_events').insert(rows)
      return rows
    }
    await add('salt', [900, 'have'], [800, 'used'])
    await add('milk', [900, 'have'], [850, 'out'], [500, 'have'], [450, 'used'])
    await add('leek', [900, 'have'], [850, 'out'])
    await add('egg', [500, 'have'], [5, 'out'])
    await add('pea', [900, 'have'], [850, 'out'])
    await person.client
      .from('pantry_events')
      .insert(row(person, { name: 'pea', kind: 'set', at: ago(849), detail: { place: 'freezer' } }))
    await add('rice', [500, 'have'], [100, 'out'])
    const [, out] = await add('corn', [900, 'have'], [850, 'out'])
    await person.client
      .from('pantry_events')
      .insert(row(person, { name: 'corn', kind: 'undo', of: out?.id, at: ago(849) }))
    const before = await storedList(person, 'pantry_items')
    expect(before.map(({ name }) => name)).toEqual(['corn', 'milk', 'pea', 'salt'])
    for (const job of [...sweepPantry({ rows: 3, statements: 5 }), ...sweepPantry()])
      await job.run(server.sql, createLog('silent'))
    const left = (await log(person)).map(({ kind, name }) => `${name} ${kind}`).sort()
    expect(left).toEqual([
      ...['corn have', 'corn out', 'corn undo', 'egg have', 'egg out', 'milk have', 'milk used'],
      ...['pea have', 'pea out', 'pea set', 'rice out', 'salt have', 'salt used'],
    ])
    expect(await listOfLog(person)).toEqual(before)
    expect(await storedList(person, 'pantry_items')).toEqual(before)
  })
})

describe('live', () => {
  it('tells devices of events, and old clients of the list, whoever of them changed it', async () => {
    const person = await server.user()
    const device = await deviceAt(server.url, person.session)
    const filter = `user_id=eq.${person.id}`
    const { changes: events } = await follow(device, 'pantry_events', { filter })
    const { changes: items } = await follow(device, 'pantry_items', { filter })
    await person.client.from('pantry_items').insert({ user_id: person.id, name: 'egg' })
    await until(() => expect(events.at(-1)).toMatchObject({ new: { kind: 'have', name: 'egg' } }))
    await person.client.from('pantry_events').insert(row(person, { name: 'egg', kind: 'out' }))
    await until(() => expect(items.at(-1)).toMatchObject({ eventType: 'DELETE', old: { name: 'egg' } }))
    await device.removeAllChannels()
  })
})
