import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnRecipeRow } from '#core/contracts/own-recipes.ts'
import { household, recipes, save, seenBy, write } from '#tests/support/own-recipes.ts'
import { deviceAt, follow } from '#tests/support/realtime.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'
import { until } from '#tests/support/until.ts'

let server: TestServer
let owner: Person
let member: Person
let stranger: Person
let householdId: string

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  owner = await server.user()
  member = await server.user()
  stranger = await server.user()
  householdId = await household(server, owner, member)
})
afterAll(() => server.stop())

describe('sharing', () => {
  it('is with the owner’s household only, and members change nothing', async () => {
    const shared = await write(owner, { household_id: householdId })
    const secret = await write(owner)
    expect([await seenBy(member, shared), await seenBy(member, secret)]).toEqual([true, false])
    for (const one of [shared, secret]) expect(await seenBy(stranger, one)).toBe(false)
    expect((await server.client().from('own_recipes').select('*')).data ?? []).toEqual([])
    expect((await save(member, shared, { title: 'Mine' })).data).toEqual([])
    expect((await save(stranger, shared, { title: 'Mine' })).data).toEqual([])
    const elsewhere = await household(server, stranger)
    await expect(write(owner, { household_id: elsewhere })).rejects.toMatchObject({ code: '42501' })
    expect((await save(owner, secret, { household_id: elsewhere })).error).toMatchObject({ code: '42501' })
    await server.sql`delete from households where id = ${elsewhere}`
  })

  it.each([
    ['leaves', async (one: Person) => server.sql`delete from household_members where user_id = ${one.id}`],
    ['sees it closed', async (_: Person, id: string) => server.sql`delete from households where id = ${id}`],
  ] as const)('ends when the owner %s', async (_, end) => {
    const [cook, mate] = [await server.user(), await server.user()]
    const id = await household(server, cook, mate)
    const theirs = await write(cook, { household_id: id })
    const other = await write(mate, { household_id: id })
    expect([await seenBy(mate, theirs), await seenBy(cook, other)]).toEqual([true, true])
    await end(cook, id)
    expect([await seenBy(mate, theirs), await seenBy(cook, other)]).toEqual([false, false])
    const { data } = await recipes(cook).select('household_id, title').eq('id', theirs.id)
    expect(data).toEqual([{ household_id: null, title: 'Nana’s stew' }])
  })
})

describe('sharing at the moment of leaving', () => {
  it.each(['first', 'last'] as const)('leaves nothing shared when leaving commits %s', async (leaving) => {
    const [cook, mate] = [await server.user(), await server.user()]
    const id = await household(server, cook, mate)
    const made = await write(cook)
    const leave = (sql = server.sql) => sql`delete from household_members where user_id = ${cook.id}`
    const share = (sql = server.sql) =>
      sql`update own_recipes set household_id = ${id} where id = ${made.id}`.catch(() => {})
    const [one, other] = leaving === 'first' ? [leave, share] : [share, leave]
    let second: Promise<unknown> = Promise.resolve()
    await server.sql.begin(async (tx) => {
      await one(tx as unknown as TestServer['sql'])
      second = other().then(() => {})
      await until(async () =>
        expect(
          await server.sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ).toHaveLength(1),
      )
    })
    await second
    expect(await server.sql`select household_id from own_recipes where id = ${made.id}`).toEqual([
      { household_id: null },
    ])
    expect(await seenBy(mate, made)).toBe(false)
  })
})

describe('live changes', () => {
  it('reach owner and member, end for the member when it is no longer shared, and never reach a stranger', async () => {
    const [mine, theirs, other] = await Promise.all(
      [owner, member, stranger].map(async ({ session }) =>
        follow(await deviceAt(server.url, session), 'own_recipes'),
      ),
    )
    const titles = (at: typeof mine) => at?.changes.map(({ new: row }) => (row as { title?: string }).title)
    const ends = (at: typeof mine) =>
      at?.changes
        .filter(({ eventType }) => eventType === 'DELETE')
        .map(({ old }) => (old as { id?: string }).id)
    let row = await write(owner, { title: 'Secret' })
    const step = async (change: Partial<OwnRecipeRow>) => {
      row = (await save(owner, row, change)).data?.[0] as OwnRecipeRow
    }
    await step({ household_id: householdId, title: 'Shared' })
    await until(() => expect(titles(theirs)).toEqual(['Shared']))
    await step({ household_id: null, title: 'Secret again' })
    await until(() => expect(ends(theirs)).toEqual([row.id]))
    await step({ household_id: householdId })
    // A row is selected when it is delivered: deleted before that, it would not be sent at all.
    await until(() => expect(titles(theirs)).toContain('Secret again'))
    await step({ deleted_at: 'now' })
    await until(() => expect(ends(theirs)).toEqual([row.id, row.id]))
    await until(() => expect(titles(mine)).toHaveLength(5))
    expect(ends(mine)).toEqual([])
    expect(titles(theirs)?.filter(Boolean)).toEqual(['Shared', 'Secret again'])
    // Whatever comes for the stranger came before this.
    const own = await write(stranger, { title: 'Their own' })
    await until(() =>
      expect(other?.changes.map(({ new: one }) => (one as { id: string }).id)).toEqual([own.id]),
    )
  })

  it('of marks, log and links reach the owner, also when one is removed', async () => {
    const cook = await server.user()
    const device = await deviceAt(server.url, cook.session)
    const [marks, log, links] = await Promise.all([
      follow(device, 'recipe_marks', { filter: `user_id=eq.${cook.id}` }),
      follow(device, 'cook_log', { filter: `user_id=eq.${cook.id}` }),
      follow(device, 'recipe_links'),
    ])
    const { id } = await write(cook)
    const kinds = (at: { changes: { eventType: string }[] }) => at.changes.map(({ eventType }) => eventType)
    const all = (...wanted: string[]) =>
      until(() => expect([marks, log, links].flatMap(kinds)).toEqual(wanted))
    const token = randomBytes(32).toString('base64url')
    await cook.client.from('recipe_marks').insert({ recipe_id: id, rating: 5 })
    await cook.client.from('cook_log').insert({ recipe_id: id, cooked_on: '2026-11-17' })
    await cook.client.from('recipe_links').insert({ recipe_id: id, token })
    await all('INSERT', 'INSERT', 'INSERT')
    await cook.client.from('cook_log').delete().eq('recipe_id', id)
    await cook.client.from('recipe_links').delete().eq('recipe_id', id)
    await all('INSERT', 'INSERT', 'DELETE', 'INSERT', 'DELETE')
  })
})
