import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPantry, readStock } from '#server/database/stock.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions })
})
afterAll(() => server.stop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it('an account’s pantry counts no meat or fish past its date, in a household either', async () => {
  const { client, id } = await server.user()
  const events = [
    { name: 'chicken breast', at: daysAgo(8), detail: {} },
    { name: 'salmon', at: daysAgo(8), detail: { place: 'freezer', frozen: daysAgo(8).slice(0, 10) } },
    { name: 'spinach', at: daysAgo(8), detail: {} },
    { name: 'rice', at: daysAgo(8), detail: {} },
  ].map((event) => ({ ...event, id: randomUUID(), kind: 'bought', user_id: id }))
  const { error } = await client.from('pantry_events').insert(events)
  expect(error).toBeNull()
  const { vocabulary } = server.recipes
  expect((await readPantry(server.sql, id, vocabulary)).sort()).toEqual(['rice', 'salmon', 'spinach'])
  await server.sql`insert into pantry_items ${server.sql({ user_id: id, name: 'turkey' })}`
  expect(await readPantry(server.sql, id, vocabulary)).toContain('turkey')

  const { data } = await client.functions.invoke('household', { body: { action: 'create', name: 'Ours' } })
  expect(data).toBeTruthy()
  const [member] = await server.sql`select household_id from household_members where user_id = ${id}`
  await server.sql`delete from household_pantry_events where household_id = ${member?.household_id}`
  const fish = { id: randomUUID(), at: daysAgo(9), kind: 'bought', name: 'cod', detail: {} }
  const added = await client
    .from('household_pantry_events')
    .insert([{ ...fish, household_id: member?.household_id }])
  expect(added.error).toBeNull()
  expect(await readPantry(server.sql, id, vocabulary)).not.toContain('cod')
})

it('an account’s day is that of its zone, and the later possible one where that isn’t known', async () => {
  const { client, id } = await server.user()
  // Noon of November 18th in UTC.
  const event = { id: randomUUID(), at: '2026-11-18T12:00:00Z', kind: 'bought', name: 'chicken breast' }
  const { error } = await client
    .from('pantry_events')
    .insert([{ ...event, user_id: id, detail: { bought: '2026-11-18' } }])
  expect(error).toBeNull()
  const { vocabulary } = server.recipes
  const daysLeft = async (now: string) =>
    (await readStock(server.sql, id, vocabulary, new Date(now)))[0]?.daysLeft
  // Good until the 19th; in the evening of UTC it is the 20th somewhere.
  expect(await daysLeft('2026-11-18T12:00:00Z')).toBe(0)
  expect(await daysLeft('2026-11-19T09:00:00Z')).toBe(0)
  expect(await daysLeft('2026-11-19T12:00:00Z')).toBe(-1)
  const note = { user_id: id, channel: 'mail', hour: 8, days: [1], time_zone: 'America/Los_Angeles' }
  await server.sql`insert into daily_notes ${server.sql(note)}`
  expect(await daysLeft('2026-11-20T07:00:00Z')).toBe(0)
  expect(await daysLeft('2026-11-20T09:00:00Z')).toBe(-1)
  await server.sql`update daily_notes set time_zone = 'Pacific/Auckland' where user_id = ${id}`
  expect(await daysLeft('2026-11-19T12:00:00Z')).toBe(-1)
})
