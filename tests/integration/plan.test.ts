import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportAccountOutput } from '#core/contracts/account.ts'
import type { PlanFeedsInput, PlanFeedsOutput } from '#core/contracts/plan-feeds.ts'
import { exportAccount } from '#server/functions/export-account/handler.ts'
import { household } from '#server/functions/household/handler.ts'
import { householdJoin } from '#server/functions/household-join/handler.ts'
import { planFeeds } from '#server/functions/plan-feeds/handler.ts'
import { sweepPlans } from '#server/jobs/sweep-plans.ts'
import { deviceAt, follow } from '#tests/support/realtime.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    logLevel: 'debug',
    functions: {
      household,
      'household-join': householdJoin,
      'plan-feeds': planFeeds,
      'export-account': exportAccount,
    },
  })
})
afterAll(() => server.stop())

async function call<Output>({ session }: Person, name: string, body: unknown) {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${session?.access_token}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Output }
}
const feeds = (person: Person, input: PlanFeedsInput) => call<PlanFeedsOutput>(person, 'plan-feeds', input)

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const meal = (more: Record<string, unknown>) => ({
  id: crypto.randomUUID(),
  date: day(0),
  slot: 'dinner',
  kind: 'note',
  title: 'Soup',
  ...more,
})

/** Two people who share a household. */
async function mates() {
  const [one, two] = [await server.user(), await server.user()]
  await call(one, 'household', { action: 'create', name: 'Mill Lane' })
  const { body } = await call<{ code: string; household: { id: string } }>(one, 'household', {
    action: 'invite',
    uses: 5,
  })
  await call(two, 'household-join', { action: 'join', code: body.code })
  return { one, two, id: body.household.id }
}

describe('plan_meals', () => {
  it('hold at most 400 that are not long past, also from two devices at once', async () => {
    const { client, id } = await server.user()
    const rows = Array.from({ length: 399 }, () => meal({ user_id: id }))
    expect((await client.from('plan_meals').insert(rows)).error).toBeNull()
    const both = await Promise.all([1, 2].map(() => client.from('plan_meals').insert(meal({ user_id: id }))))
    expect(both.map(({ error }) => error?.message).sort()).toEqual([
      'A plan holds at most 400 meals.',
      undefined,
    ])
    expect((await client.from('plan_meals').insert(meal({ user_id: id, date: day(-100) }))).error).toBeNull()
  })

  it('are as the devices write them', async () => {
    const { client, id } = await server.user()
    const put = async (more: Record<string, unknown>) =>
      (await client.from('plan_meals').insert(meal({ user_id: id, ...more }))).error?.code
    expect(
      await put({ reasons: [{ kind: 'own' }], cooks: 0, done_at: new Date().toISOString() }),
    ).toBeUndefined()
    expect(await put({ kind: 'off', title: '' })).toBeUndefined()
    for (const bad of [
      { title: '' },
      { title: ' Soup' },
      { title: 'x'.repeat(201) },
      { slot: 'brunch' },
      { kind: 'feast' },
      { kind: 'recipe' },
      { date: '1999-12-31' },
      { servings: 31 },
      { cooks: 2 },
      { reasons: {} },
      { reasons: ['x'.repeat(40_000)] },
      { stock: '' },
    ])
      expect(await put(bad), JSON.stringify(bad).slice(0, 60)).toBe('23514')
  })

  it('reach the other devices of the household', async () => {
    const { one, two, id } = await mates()
    const { changes } = await follow(await deviceAt(server.url, two.session), 'household_plan_meals')
    await one.client.from('household_plan_meals').insert(meal({ household_id: id, title: 'Shared stew' }))
    await until(() =>
      expect(changes.map(({ new: row }) => (row as { title: string }).title)).toEqual(['Shared stew']),
    )
  })

  it('are deleted 400 days after their date', async () => {
    const { client, id } = await server.user()
    const rows = [-401, -399, 0].map((days) => meal({ user_id: id, date: day(days) }))
    await client.from('plan_meals').insert(rows)
    for (const { run } of sweepPlans()) await run(server.sql, {} as never)
    expect((await client.from('plan_meals').select('date').order('date')).data).toEqual([
      { date: day(-399) },
      { date: day(0) },
    ])
  })
})

describe('plan_settings', () => {
  it('are the wishes and at most 20 templates, of limited size', async () => {
    const { client, id } = await server.user()
    const template = (more: Record<string, unknown> = {}) => ({
      ...{ user_id: id, id: crypto.randomUUID(), kind: 'template', value: {} },
      ...more,
    })
    const put = (rows: object | object[]) => client.from('plan_settings').insert(rows as never)
    expect((await put({ user_id: id, id: 'wishes', kind: 'wishes', value: { eaters: 2 } })).error).toBeNull()
    expect((await put(Array.from({ length: 20 }, () => template()))).error).toBeNull()
    expect((await put(template())).error?.message).toBe('You can have at most 20 templates.')
    for (const bad of [
      { id: 'other' },
      { kind: 'wishes' },
      { value: [] },
      { value: { x: 'x'.repeat(70_000) } },
    ])
      expect((await put(template(bad))).error?.code, JSON.stringify(bad).slice(0, 40)).toBe('23514')
  })
})

describe('household_needs', () => {
  it('has diets and allergies of all members, for members only', async () => {
    const { one, two } = await mates()
    const stranger = await server.user()
    const profile = {
      user_id: two.id,
      dietary_preferences: ['vegan'],
      allergies: ['milk'],
      display_name: 'Two',
    }
    await two.client.from('profiles').upsert(profile)
    const { data } = await one.client.rpc('household_needs')
    expect(data).toHaveLength(2)
    expect(data).toContainEqual({ user_id: two.id, diets: ['vegan'], allergies: ['milk'] })
    expect((await stranger.client.rpc('household_needs')).data).toEqual([])
    expect((await server.client().rpc('household_needs')).error).not.toBeNull()
    await call(two, 'household', { action: 'leave' })
    expect((await one.client.rpc('household_needs')).data).toHaveLength(1)
    expect((await two.client.rpc('household_needs')).data).toEqual([])
  })
})

describe('the calendar', () => {
  const shown = { time_zone: 'Europe/Berlin', times: { dinner: '18:30' } }
  const make = async (person: Person) => {
    const { body } = await feeds(person, { action: 'create', ...shown })
    return { url: `${server.url}${body.path}`, id: body.feeds.at(-1)?.id ?? '' }
  }
  const titles = async (url: string) =>
    Object.values(await nodeIcal.async.fromURL(url)).flatMap((one) =>
      one?.type === 'VEVENT' ? [String(one.summary)] : [],
    )

  it('is read by a client library: edits keep the id of a meal', async () => {
    const person = await server.user()
    const row = meal({ user_id: person.id, date: '2026-11-18', title: 'Soup; with, all' })
    await person.client.from('plan_meals').insert([row, meal({ user_id: person.id, kind: 'off', title: '' })])
    await server.sql`update plan_meals set added_at = now() - interval '1 minute' where user_id = ${person.id}`
    const { url } = await make(person)
    const event = async () => {
      const all = Object.values(await nodeIcal.async.fromURL(url)).filter((one) => one?.type === 'VEVENT')
      expect(all).toHaveLength(1)
      return all[0] as { uid: string; summary: string; start: Date; sequence: number }
    }
    const before = await event()
    expect(before).toMatchObject({ uid: `${row.id}@sous`, summary: 'Dinner: Soup; with, all' })
    expect(before.start.toISOString()).toBe('2026-11-18T17:30:00.000Z')
    await server.sql`update plan_meals set added_at = added_at - interval '1 hour', title = 'Stew' where id = ${row.id}`
    const after = await event()
    expect(after).toMatchObject({ uid: before.uid, summary: 'Dinner: Stew' })
    expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence))
  })

  it('is private, asked again each time, and says when nothing has changed', async () => {
    const person = await server.user()
    const { url } = await make(person)
    const first = await fetch(url)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('x-robots-tag')).toBe('none')
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await person.client.from('plan_meals').insert(meal({ user_id: person.id }))
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200)
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    const { body } = await feeds(person, { action: 'list' })
    expect(body.path).toBeUndefined()
    expect(body.feeds[0]?.read_at).not.toBeNull()
  })

  it('ends when its address is revoked, by its owner only; other addresses are not found', async () => {
    const [person, stranger] = [await server.user(), await server.user()]
    const [{ url, id }, other] = [await make(person), await make(person)]
    expect((await feeds(stranger, { action: 'change', id, ...shown })).status).toBe(404)
    await feeds(stranger, { action: 'revoke', id })
    expect((await fetch(url)).status).toBe(200)
    await feeds(person, { action: 'revoke', id })
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(other.url)).status).toBe(200)
    for (const wrong of [url.replace('.ics', ''), `${server.url}/calendar/x.ics`, `${url.slice(0, -5)}~.ics`])
      expect((await fetch(wrong)).status, wrong).toBe(404)
  })

  it('shows the household’s plan while its owner is a member, and their own after that', async () => {
    const { one, two, id } = await mates()
    await one.client.from('household_plan_meals').insert(meal({ household_id: id, title: 'Shared stew' }))
    const { url } = await make(two)
    expect(await titles(url)).toEqual(['Dinner: Shared stew'])
    await call(two, 'household', { action: 'leave' })
    await one.client.from('household_plan_meals').insert(meal({ household_id: id, title: 'Without you' }))
    expect(await titles(url)).toEqual(['Dinner: Shared stew'])
  })

  it('has at most five addresses a user, stored as hashes and in no log', async () => {
    const person = await server.user()
    const made = await Promise.all(
      Array.from({ length: 8 }, () => feeds(person, { action: 'create', ...shown })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    const secrets = made.flatMap(({ body }) => /calendar\/(.+)\.ics/.exec(body.path ?? '')?.[1] ?? [])
    for (const secret of secrets) await fetch(`${server.url}/calendar/${secret}.ics`)
    const kept = JSON.stringify(await server.sql`select * from sous.plan_feeds`)
    const log = server.logLines.join('\n')
    expect(log).toContain('/calendar/…')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(32)
      expect(kept).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
  })

  it('refuses zones and times that do not exist, and fields that it does not know', async () => {
    const person = await server.user()
    for (const bad of [
      { time_zone: 'Mars/Base' },
      { times: { dinner: '25:00' } },
      { times: { brunch: '10:00' } },
      { more: 1 },
    ])
      expect((await feeds(person, { action: 'create', ...shown, ...bad } as PlanFeedsInput)).status).toBe(400)
  })
})

it('the export of an account has its plan, without secrets', async () => {
  const { one, two, id } = await mates()
  await one.client.from('household_plan_meals').insert(meal({ household_id: id, title: 'Shared stew' }))
  const alone = await server.user()
  await alone.client.from('plan_meals').insert(meal({ user_id: alone.id }))
  await alone.client
    .from('plan_settings')
    .insert({ user_id: alone.id, id: 'wishes', kind: 'wishes', value: { eaters: 3 } })
  await feeds(alone, { action: 'create', time_zone: 'UTC', times: {} })
  const { body } = await call<ExportAccountOutput>(alone, 'export-account', {})
  expect(body.plan_meals).toMatchObject([{ date: day(0), title: 'Soup' }])
  expect(body.plan_settings).toMatchObject([{ id: 'wishes', value: { eaters: 3 } }])
  expect(body.plan_feeds).toMatchObject([{ time_zone: 'UTC' }])
  expect(JSON.stringify(body)).not.toContain('secret')
  const shared = await call<ExportAccountOutput>(two, 'export-account', {})
  expect(shared.body.household?.plan_meals).toMatchObject([{ title: 'Shared stew' }])
})
