import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportAccountOutput } from '#core/contracts/account.ts'
import type {
  HouseholdInput,
  HouseholdJoinInput,
  HouseholdLookOutput,
  HouseholdOutput,
} from '#core/contracts/household.ts'
import { exportAccount } from '#server/functions/export-account/handler.ts'
import { household } from '#server/functions/household/handler.ts'
import { householdJoin } from '#server/functions/household-join/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    functions: { household, 'household-join': householdJoin, 'export-account': exportAccount },
  })
})
afterAll(() => server.stop())

async function call<Output>(person: Person | undefined, name: string, body: unknown) {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      ...(person && { authorization: `Bearer ${person.session?.access_token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Output & { error?: string } }
}
const home = (person: Person | undefined, input: HouseholdInput) =>
  call<HouseholdOutput>(person, 'household', input)
const knock = <Output = HouseholdOutput>(person: Person | undefined, input: HouseholdJoinInput) =>
  call<Output>(person, 'household-join', input)

/** Its owner with an open invitation, and the given number of members. */
async function found(members = 0) {
  const owner = await server.user()
  await home(owner, { action: 'create', name: 'Mill Lane' })
  const { body } = await home(owner, { action: 'invite', uses: 20 })
  const others: Person[] = []
  for (let n = 0; n < members; n++) {
    const member = await server.user()
    await knock(member, { action: 'join', code: body.code ?? '' })
    others.push(member)
  }
  return { owner, code: body.code ?? '', id: body.household?.id ?? '', others }
}

type Found = Awaited<ReturnType<typeof found>>

const names = async (client: SupabaseClient, table: string) =>
  ((await client.from(table).select('name')).data ?? []).map((row) => row.name as string).sort()
const milk = (more: Record<string, unknown>): Record<string, unknown> => ({
  id: crypto.randomUUID(),
  name: 'milk',
  line: '1 cup milk',
  ...more,
})

/** The same on every device, by what is printed. */
const label = (more: Record<string, unknown>): Record<string, unknown> => ({
  id: '0c9f5a52-6d6c-8b2f-a1f0-3c1f0b6d9a11',
  printed: '4006381333931',
  name: 'milk',
  each: { value: 1, unit: 'liter' },
  ...more,
})
const soup = (more: Record<string, unknown>): Record<string, unknown> => ({
  id: crypto.randomUUID(),
  date: new Date().toISOString().slice(0, 10),
  slot: 'dinner',
  kind: 'note',
  title: 'Soup',
  ...more,
})
const wishes = (more: Record<string, unknown>): Record<string, unknown> => ({
  id: 'wishes',
  kind: 'wishes',
  value: { eaters: 2 },
  ...more,
})
const template = (more: Record<string, unknown>): Record<string, unknown> => ({
  id: crypto.randomUUID(),
  kind: 'template',
  value: { name: 'Usual', meals: [] },
  ...more,
})
const ids = async (client: SupabaseClient, table: string) =>
  ((await client.from(table).select('id')).data ?? []).map((row) => row.id as string)

describe('an invitation', () => {
  it('lets a user in once, and previews the household first', async () => {
    const [owner, guest, late] = [await server.user(), await server.user(), await server.user()]
    await home(owner, { action: 'create', name: '  Mill Lane  ' })
    const { body } = await home(owner, { action: 'invite' })
    const code = body.code ?? ''
    expect(code.length).toBeGreaterThanOrEqual(32)
    const days = (Date.parse(body.household?.invitations[0]?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const look = await knock<HouseholdLookOutput>(guest, { action: 'look', code })
    expect(look.body).toEqual({
      name: 'Mill Lane',
      owner: expect.stringMatching(/^Cook/),
      members: 1,
      mine: 'none',
    })
    const joined = await knock(guest, { action: 'join', code })
    expect(joined.body.household).toMatchObject({ name: 'Mill Lane', role: 'member', invitations: [] })
    expect(joined.body.household?.members.map(({ role }) => role)).toEqual(['owner', 'member'])
    // Joining twice has no effect; for any other user the invitation is used up.
    expect((await knock(guest, { action: 'join', code })).status).toBe(200)
    expect(await knock(late, { action: 'join', code })).toMatchObject({
      status: 404,
      body: { error: 'invitation_gone' },
    })
    // The code can't be read from the database, not even by its owner.
    const kept = await server.sql`select * from household_invitations`
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  it('is refused when it is wrong, revoked or expired, or without an account', async () => {
    const { owner, code } = await found()
    const guest = await server.user()
    const tries = (given = code) => knock(guest, { action: 'join', code: given })
    expect((await tries(`${code}x`)).status).toBe(404)
    expect((await knock(undefined, { action: 'join', code })).status).toBe(401)
    await server.sql`update household_invitations set expires_at = now() - interval '1 second'`
    expect((await tries()).status).toBe(404)
    const { body } = await home(owner, { action: 'invite', uses: 3 })
    await home(owner, { action: 'revoke', invitation_id: body.household?.invitations[0]?.id ?? '' })
    expect((await tries(body.code)).status).toBe(404)
    expect((await home(owner, { action: 'status' })).body.household?.invitations).toEqual([])
  })

  it('admits no more users than its limit, even concurrently', async () => {
    const { owner } = await found()
    const { body } = await home(owner, { action: 'invite', uses: 2 })
    const guests = await Promise.all([1, 2, 3, 4].map(() => server.user()))
    const answers = await Promise.all(
      guests.map((one) => knock(one, { action: 'join', code: body.code ?? '' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404])
  })

  it('counts a user once, even when they join twice concurrently', async () => {
    const { owner } = await found()
    const { body } = await home(owner, { action: 'invite', uses: 1 })
    const [guest, late] = [await server.user(), await server.user()]
    const answers = await Promise.all(
      [guest, guest, guest].map((one) => knock(one, { action: 'join', code: body.code ?? '' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const left = async () => {
      const rows = await server.sql`select uses_left from household_invitations
        where household_id = ${body.household?.id ?? ''} order by created_at desc limit 1`
      return rows[0]?.uses_left
    }
    expect(await left()).toBe(0)
    expect((await knock(late, { action: 'join', code: body.code ?? '' })).status).toBe(404)
    expect(await left()).toBe(0)
  })

  it.each([
    [
      'is removed',
      async ({ owner, others: [one] }: Found) => home(owner, { action: 'remove', user_id: one?.id ?? '' }),
    ],
    ['leaves', async ({ others: [one] }: Found) => home(one, { action: 'leave' })],
    ['is the owner and leaves', async ({ owner }: Found) => home(owner, { action: 'leave' })],
    [
      'deletes the account',
      async ({ others: [one] }: Found) => server.sql`delete from auth.users where id = ${one?.id ?? ''}`,
    ],
  ] as const)('ends with every member who goes: who %s', async (_, go) => {
    const place = await found(2)
    const another = await found()
    await go(place)
    const guest = await server.user()
    for (const who of [guest, place.others[0] as Person, place.owner]) {
      const { status } = await knock(who, { action: 'join', code: place.code })
      // A deleted account is refused before that.
      expect([401, 404]).toContain(status)
    }
    // The new owner creates a new one; other households keep theirs.
    const owners =
      await server.sql`select user_id from household_members where household_id = ${place.id} and role = 'owner'`
    const head = [place.owner, ...place.others].find(({ id }) => id === owners[0]?.user_id)
    const { body } = await home(head, { action: 'invite' })
    expect(body.household?.invitations).toHaveLength(1)
    expect((await knock(guest, { action: 'join', code: body.code ?? '' })).status).toBe(200)
    expect((await knock(await server.user(), { action: 'join', code: another.code })).status).toBe(200)
  })

  it('stays valid when the household is transferred: all members stay', async () => {
    const { owner, others, code } = await found(1)
    const [heir] = others as [Person]
    await home(owner, { action: 'hand_over', user_id: heir.id })
    expect((await home(heir, { action: 'status' })).body.household?.invitations).toHaveLength(1)
    expect((await knock(await server.user(), { action: 'join', code })).status).toBe(200)
  })

  it('never readmits a member who is removed at the same moment, and no request fails', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => server.user()))
    for (let round = 0; round < 5; round++) {
      const { owner, others, code, id } = await found(1)
      const [member] = others as [Person]
      const answers = await Promise.all([
        ...[member, ...guests].map((one) => knock(one, { action: 'join', code })),
        home(owner, { action: 'remove', user_id: member.id }),
        ...[member, ...guests].map((one) => knock(one, { action: 'join', code })),
      ])
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
      expect((await home(member, { action: 'status' })).body.household).toBeNull()
      const [row] =
        await server.sql`select min(uses_left) as least, count(*) filter (where revoked_at is null) as open
        from household_invitations where household_id = ${id}`
      expect(row).toMatchObject({ open: '0' })
      expect(row?.least).toBeGreaterThanOrEqual(0)
      for (const guest of guests) await home(guest, { action: 'leave' })
    }
  })

  it('cannot be guessed: attempts are limited', async () => {
    await server.sql`delete from sous.rate_limits`
    const strict = await startTestServer({
      functions: { 'household-join': householdJoin },
      databaseUrl: server.databaseUrl,
      rateLimitScale: 1,
    })
    const guest = await server.user()
    const statuses = new Set<number>()
    for (let n = 0; n < 25; n++) {
      const response = await fetch(`${strict.url}/functions/v1/household-join`, {
        method: 'POST',
        headers: {
          apikey: server.keys.publishableKey,
          authorization: `Bearer ${guest.session?.access_token}`,
        },
        body: JSON.stringify({ action: 'look', code: `guess ${n}` }),
      })
      statuses.add(response.status)
    }
    expect([...statuses]).toEqual([404, 429])
    await strict.stop()
  })
})

describe('personal lists', () => {
  it('merge into the household’s lists, or stay aside until the user leaves', async () => {
    const { owner, code } = await found()
    const [bringer, keeper] = [await server.user(), await server.user()]
    for (const { client, id } of [bringer, keeper]) {
      await client.from('pantry_items').insert([{ user_id: id, name: 'salt' }])
      await client.from('shopping_items').insert(milk({ user_id: id }))
      const shop = { user_id: id, id: crypto.randomUUID(), name: 'Market', foods: { milk: 'drinks' } }
      await client.from('shopping_shops').insert(shop)
      await client.from('product_labels').insert(label({ user_id: id }))
      await client.from('plan_meals').insert(soup({ user_id: id }))
      await client.from('plan_settings').insert([wishes({ user_id: id }), template({ user_id: id })])
    }
    // While a user is in a household its lists are the writable ones: writes to their own would be invisible.
    const { error, status } = await owner.client
      .from('pantry_items')
      .insert({ user_id: owner.id, name: 'salt' })
    expect([error?.code, status]).toEqual(['42501', 403])
    await bringer.client
      .from('pantry_items')
      .insert({ user_id: bringer.id, name: 'figs', amount: '6', near: ['fig'] })
    await keeper.client.from('pantry_items').insert({ user_id: keeper.id, name: 'truffle' })
    await knock(bringer, { action: 'join', code })
    await knock(keeper, { action: 'join', code, merge: false })
    expect(await names(owner.client, 'household_pantry_items')).toEqual(['figs', 'salt'])
    expect(await names(owner.client, 'household_shopping_items')).toEqual(['milk'])
    expect(await names(owner.client, 'household_shopping_shops')).toEqual(['Market'])
    expect(await names(bringer.client, 'shopping_shops')).toEqual([])
    expect(await names(owner.client, 'household_product_labels')).toEqual(['milk'])
    expect(await names(bringer.client, 'product_labels')).toEqual([])
    expect(await names(keeper.client, 'product_labels')).toEqual(['milk'])
    expect(await ids(owner.client, 'household_plan_meals')).toHaveLength(1)
    expect(await ids(bringer.client, 'plan_meals')).toHaveLength(0)
    expect(await ids(owner.client, 'household_plan_settings')).toHaveLength(2)
    // The wishes rest, and are back after leaving.
    expect(await ids(bringer.client, 'plan_settings')).toEqual(['wishes'])
    expect(await names(bringer.client, 'pantry_items')).toEqual([])
    expect(await names(keeper.client, 'pantry_items')).toEqual(['salt', 'truffle'])
    // A leaving member takes a copy along.
    await home(keeper, { action: 'leave' })
    expect(await names(keeper.client, 'pantry_items')).toEqual(['figs', 'salt', 'truffle'])
    const figs = await keeper.client.from('pantry_items').select('amount,near').eq('name', 'figs')
    expect(figs.data).toEqual([{ amount: '6', near: ['fig'] }])
    expect(await names(keeper.client, 'shopping_items')).toEqual(['milk', 'milk'])
    const shops = await keeper.client.from('shopping_shops').select('name,foods')
    expect(shops.data).toEqual([
      { name: 'Market', foods: { milk: 'drinks' } },
      { name: 'Market', foods: { milk: 'drinks' } },
    ])
    expect(await ids(keeper.client, 'plan_meals')).toHaveLength(2)
    expect(await ids(keeper.client, 'plan_settings')).toHaveLength(3)
    expect(await names(keeper.client, 'household_pantry_items')).toEqual([])
    expect(await names(owner.client, 'household_pantry_items')).toEqual(['figs', 'salt'])
  })

  it('become the household’s lists when the user creates it', async () => {
    const owner = await server.user()
    await owner.client.from('pantry_items').insert({ user_id: owner.id, name: 'salt' })
    await home(owner, { action: 'create', name: 'Mill Lane' })
    expect(await names(owner.client, 'household_pantry_items')).toEqual(['salt'])
    expect(await names(owner.client, 'pantry_items')).toEqual([])
  })

  it('stay within 500 entries combined, and nothing is lost', async () => {
    const { owner, code, id } = await found()
    const rows = (from: number, more: object) =>
      Array.from({ length: 400 }, (_, n) => ({ name: `spice ${from + n}`, ...more }))
    await owner.client.from('household_pantry_items').insert(rows(0, { household_id: id }))
    const guest = await server.user()
    await guest.client.from('pantry_items').insert(rows(1000, { user_id: guest.id }))
    expect((await knock(guest, { action: 'join', code })).status).toBe(200)
    expect(await names(owner.client, 'household_pantry_items')).toHaveLength(500)
    expect(await names(guest.client, 'pantry_items')).toHaveLength(300)
    const { error } = await guest.client
      .from('household_pantry_items')
      .insert({ household_id: id, name: 'one more' })
    expect(error?.message).toContain('at most 500')
  })
})

describe.each([
  [
    'household_pantry_items',
    (household_id: string): Record<string, unknown> => ({ household_id, name: 'egg' }),
    { name: 'eggs' },
  ],
  ['household_shopping_items', (household_id: string) => milk({ household_id }), { checked: true }],
  [
    'household_shopping_shops',
    (household_id: string) => ({ household_id, id: crypto.randomUUID(), name: 'Corner store' }),
    { name: 'Market' },
  ],
  ['household_product_labels', (household_id: string) => label({ household_id }), { name: 'oat milk' }],
  ['household_plan_meals', (household_id: string) => soup({ household_id }), { locked: true }],
  ['household_plan_settings', (household_id: string) => wishes({ household_id }), { value: { eaters: 3 } }],
] as const)('%s', (table, row, change) => {
  it('are read and written by owner and members, not by strangers, former members or visitors', async () => {
    const { owner, id, others } = await found(2)
    const [member, former] = others as [Person, Person]
    const stranger = await found()
    await home(owner, { action: 'remove', user_id: former.id })
    expect((await owner.client.from(table).insert(row(id))).error).toBeNull()
    expect((await member.client.from(table).update(change).eq('household_id', id)).error).toBeNull()
    expect((await owner.client.from(table).select('*')).data).toMatchObject([change])
    for (const client of [former.client, stranger.owner.client, server.client()]) {
      const read = await client.from(table).select('*').eq('household_id', id)
      expect(read.data ?? []).toEqual([])
      expect((await client.from(table).insert(row(id))).error).not.toBeNull()
      for (const query of [
        client.from(table).update(change).eq('household_id', id).select(),
        client.from(table).delete().eq('household_id', id).select(),
      ])
        expect((await query).data ?? []).toEqual([])
    }
    const handed = await owner.client.from(table).update({ household_id: stranger.id }).eq('household_id', id)
    expect(handed.error).not.toBeNull()
    expect((await member.client.from(table).delete().eq('household_id', id).select()).data).toHaveLength(1)
  })
})

describe('households, their members and invitations', () => {
  it('are readable by members, and written only by the server', async () => {
    const { owner, id, others } = await found(2)
    const [member, former] = others as [Person, Person]
    await home(owner, { action: 'remove', user_id: former.id })
    await home(owner, { action: 'invite' })
    const stranger = await found()
    const count = async (client: SupabaseClient, table: string, key: string) =>
      ((await client.from(table).select('*').eq(key, id)).data ?? []).length
    for (const { client } of [owner, member]) {
      expect(await count(client, 'households', 'id')).toBe(1)
      expect(await count(client, 'household_members', 'household_id')).toBe(2)
    }
    for (const client of [owner.client, member.client, former.client, stranger.owner.client, server.client()])
      expect(await count(client, 'household_invitations', 'household_id')).toBe(0)
    for (const client of [former.client, stranger.owner.client, server.client()]) {
      expect(await count(client, 'households', 'id')).toBe(0)
      expect(await count(client, 'household_members', 'household_id')).toBe(0)
    }
    const intruder = await server.user()
    const rows: [string, Record<string, unknown>][] = [
      ['households', { name: 'Mine' }],
      ['household_members', { user_id: intruder.id, household_id: id, role: 'owner' }],
      ['household_invitations', { household_id: id, code_hash: 'x', uses_left: 1, expires_at: '2099-01-01' }],
    ]
    for (const [table, row] of rows)
      for (const { client } of [owner, intruder])
        expect((await client.from(table).insert(row)).error, table).not.toBeNull()
    for (const [table, key] of [
      ['households', 'id'],
      ['household_members', 'household_id'],
      ['household_invitations', 'household_id'],
    ] as const)
      await owner.client.from(table).delete().eq(key, id)
    await member.client.from('household_members').update({ role: 'owner' }).eq('user_id', member.id)
    const { body } = await home(member, { action: 'status' })
    expect(body.household).toMatchObject({
      role: 'member',
      members: [{ user_id: owner.id }, { user_id: member.id }],
    })
    expect((await home(owner, { action: 'status' })).body.household?.invitations).toHaveLength(1)
  })

  it('restrict the owner’s actions to the owner', async () => {
    const { owner, others, id } = await found(1)
    const [member] = others as [Person]
    const invitation_id = (await home(owner, { action: 'status' })).body.household?.invitations[0]?.id ?? ''
    for (const input of [
      { action: 'invite' },
      { action: 'rename', name: 'Mine' },
      { action: 'revoke', invitation_id },
      { action: 'remove', user_id: owner.id },
      { action: 'hand_over', user_id: member.id },
      { action: 'dissolve' },
    ] satisfies HouseholdInput[])
      expect(await home(member, input), input.action).toMatchObject({
        status: 403,
        body: { error: 'owner_only' },
      })
    expect((await home(undefined, { action: 'status' })).status).toBe(401)
    expect((await home(await server.user(), { action: 'leave' })).status).toBe(409)
    expect((await home(member, { action: 'create', name: 'Second home' })).status).toBe(409)
    // No access to other households.
    const other = await found(1)
    expect((await home(other.owner, { action: 'remove', user_id: member.id })).status).toBe(404)
    expect((await home(other.owner, { action: 'hand_over', user_id: member.id })).status).toBe(404)
    await home(other.owner, { action: 'revoke', invitation_id })
    expect((await home(owner, { action: 'status' })).body.household).toMatchObject({
      id,
      invitations: [{ id: invitation_id }],
    })
    expect((await home(owner, { action: 'rename', name: 'x'.repeat(61) })).status).toBe(400)
    expect((await home(owner, { action: 'rename', name: 'The Lane' })).body.household?.name).toBe('The Lane')
  })
})

describe('leaving', () => {
  it('transfers the household, and the last member to leave closes it', async () => {
    const { owner, others, id } = await found(2)
    const [first, second] = others as [Person, Person]
    await home(owner, { action: 'hand_over', user_id: second.id })
    expect((await home(second, { action: 'status' })).body.household?.role).toBe('owner')
    expect((await home(second, { action: 'leave' })).body.household).toBeNull()
    // The longest-standing member.
    expect((await home(owner, { action: 'status' })).body.household?.role).toBe('owner')
    await home(owner, { action: 'leave' })
    expect((await home(first, { action: 'status' })).body.household?.role).toBe('owner')
    await first.client.from('household_pantry_items').insert({ household_id: id, name: 'leeks' })
    await home(first, { action: 'leave' })
    expect(await names(first.client, 'pantry_items')).toEqual(['leeks'])
    expect(await server.sql`select 1 from households where id = ${id}`).toHaveLength(0)
  })

  it('notifies every member when the household is dissolved', async () => {
    const { owner, others, id } = await found(1)
    await owner.client.from('household_pantry_items').insert({ household_id: id, name: 'leeks' })
    expect((await home(owner, { action: 'dissolve' })).body.household).toBeNull()
    for (const person of [owner, ...others]) {
      expect((await home(person, { action: 'status' })).body.household).toBeNull()
      expect(await names(person.client, 'pantry_items')).toEqual(['leeks'])
    }
  })

  it('happens on account deletion, and the household stays', async () => {
    const { owner, others, id } = await found(1)
    const [member] = others as [Person]
    await member.client.from('household_pantry_items').insert({ household_id: id, name: 'leeks' })
    await server.sql`delete from auth.users where id = ${owner.id}`
    expect((await home(member, { action: 'status' })).body.household).toMatchObject({ id, role: 'owner' })
    expect(await names(member.client, 'household_pantry_items')).toEqual(['leeks'])
    await server.sql`delete from auth.users where id = ${member.id}`
    expect(await server.sql`select 1 from households where id = ${id}`).toHaveLength(0)
  })
})

describe('a household', () => {
  it('is in the export of its members, without the other members’ data', async () => {
    const { owner, others, id } = await found(1)
    await owner.client.from('household_pantry_items').insert({ household_id: id, name: 'leeks' })
    const { body } = await call<ExportAccountOutput>(others[0], 'export-account', {})
    expect(body.household).toMatchObject({
      name: 'Mill Lane',
      role: 'member',
      pantry_items: [{ name: 'leeks' }],
    })
    expect(JSON.stringify(body)).not.toContain(owner.id)
  })

  it('updates its members live: rows, joins and departures; a former member receives the departure and nothing after it', async () => {
    const { owner, others, id } = await found(2)
    const [member, leaver] = others as [Person, Person]
    const received = await Promise.all(
      [owner, member, leaver].map(async ({ client }) => {
        const changes: string[] = []
        let ready = false
        const note = (change: { eventType: string; table: string }) =>
          changes.push(`${change.eventType} ${change.table.replace('household_', '')}`)
        const channel = client.channel('lists')
        for (const table of ['household_members', 'household_pantry_items'])
          channel.on('postgres_changes', { event: '*', schema: 'public', table }, note)
        channel.subscribe((status) => {
          ready = status === 'SUBSCRIBED'
        })
        await until(() => expect(ready).toBe(true))
        return changes
      }),
    )
    await owner.client.from('household_pantry_items').insert({ household_id: id, name: 'leeks' })
    await until(() => expect(received.map((one) => one.at(-1))).toEqual(Array(3).fill('INSERT pantry_items')))
    // The last join may still have been on its way.
    for (const one of received) one.splice(0, one.length - 1)
    await home(owner, { action: 'remove', user_id: leaver.id })
    await until(() => expect(received.map((one) => one.at(-1))).toEqual(Array(3).fill('DELETE members')))
    await member.client.from('household_pantry_items').delete().eq('name', 'leeks')
    await until(() => expect(received[0]?.at(-1)).toBe('DELETE pantry_items'))
    expect(received[2]).toEqual(['INSERT pantry_items', 'DELETE members'])
    for (const { client } of [owner, member, leaver]) await client.removeAllChannels()
  })
})
