import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportAccountOutput } from '#core/contracts/account.ts'
import { exportAccount } from '#server/functions/export-account/handler.ts'
import { household } from '#server/functions/household/handler.ts'
import { householdJoin } from '#server/functions/household-join/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    functions: { household, 'household-join': householdJoin, 'export-account': exportAccount },
  })
})
afterAll(() => server.stop())

async function call<Output>(person: Person, name: string, body: object): Promise<Output> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session?.access_token}`,
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Output
}

interface Home {
  household: { id: string }
  code: string
}
/** A household of an owner and so many members. */
async function found(members: number) {
  const owner = await server.user()
  await call(owner, 'household', { action: 'create', name: 'Mill Lane' })
  const { household: home, code } = await call<Home>(owner, 'household', { action: 'invite', uses: 20 })
  const others: Person[] = []
  for (let n = 0; n < members; n++) {
    const member = await server.user()
    await call(member, 'household-join', { action: 'join', code })
    others.push(member)
  }
  return { owner, id: home.id, others }
}

const look = (household_id: string, user_id: string, more: Record<string, unknown> = {}) => ({
  household_id,
  user_id,
  id: crypto.randomUUID(),
  name: 'curry paste',
  look: `${'A'.repeat(170)}Q=`,
  version: '0123456789ab',
  ...more,
})
const named = async ({ client }: Pick<Person, 'client'>, id: string) =>
  ((await client.from('household_looks').select('name').eq('household_id', id)).data ?? []).map(
    (row) => row.name,
  )

describe('household_looks', () => {
  it('are read by members and given by each for themselves, not by strangers, former members or visitors', async () => {
    const { owner, id, others } = await found(2)
    const [member, former] = others as [Person, Person]
    await call(owner, 'household', { action: 'remove', user_id: former.id })
    const stranger = await found(0)
    expect((await member.client.from('household_looks').insert(look(id, member.id))).error).toBeNull()
    for (const person of [owner, member]) expect(await named(person, id)).toEqual(['curry paste'])
    for (const person of [former, stranger.owner]) {
      expect(await named(person, id)).toEqual([])
      expect((await person.client.from('household_looks').insert(look(id, person.id))).error).not.toBeNull()
    }
    expect(await named({ client: server.client() }, id)).toEqual([])
    // In another's name, or in another household.
    for (const wrong of [look(id, member.id), look(stranger.id, owner.id)])
      expect((await owner.client.from('household_looks').insert(wrong)).error).not.toBeNull()
    const all = (person: Person) =>
      person.client.from('household_looks').delete().eq('household_id', id).select()
    for (const person of [owner, former, stranger.owner]) expect((await all(person)).data ?? []).toEqual([])
    const changed = await member.client.from('household_looks').update({ name: 'jam' }).eq('household_id', id)
    expect(changed.error).not.toBeNull()
    expect((await all(member)).data).toHaveLength(1)
  })

  it('leave with their member, and with the account', async () => {
    const { owner, id, others } = await found(2)
    const [leaving, deleted] = others as [Person, Person]
    for (const { client, id: user } of [leaving, deleted])
      await client.from('household_looks').insert(look(id, user))
    expect(await named(owner, id)).toHaveLength(2)
    await call(leaving, 'household', { action: 'leave' })
    expect(await named(owner, id)).toHaveLength(1)
    await server.sql`delete from auth.users where id = ${deleted.id}`
    expect(await named(owner, id)).toEqual([])
  })

  it('are part of their member’s export, and of no other', async () => {
    const { owner, id, others } = await found(1)
    const [member] = others as [Person]
    await member.client.from('household_looks').insert(look(id, member.id))
    const looksOf = async (person: Person) =>
      (await call<ExportAccountOutput>(person, 'export-account', {})).household?.looks
    expect(await looksOf(member)).toMatchObject([{ name: 'curry paste', version: '0123456789ab' }])
    expect(await looksOf(owner)).toEqual([])
  })

  it('are 128 numbers of a known model under a short name', async () => {
    const { owner, id } = await found(0)
    for (const bad of [
      { name: '' },
      { name: ' jam' },
      { name: 'Jam' },
      { name: 'x'.repeat(61) },
      { look: '' },
      { look: 'A'.repeat(172) },
      { look: `${'A'.repeat(400)}=` },
      { look: `${'!'.repeat(171)}=` },
      { version: '1' },
      { version: '0123456789AB' },
    ]) {
      const { error } = await owner.client.from('household_looks').insert(look(id, owner.id, bad))
      expect([bad, error?.code]).toEqual([bad, '23514'])
    }
  })

  it('are at most 300 for each member, also when two devices share at the same time', async () => {
    const { owner, id } = await found(0)
    const rows = Array.from({ length: 299 }, () => look(id, owner.id))
    expect((await owner.client.from('household_looks').insert(rows)).error).toBeNull()
    const both = await Promise.all(
      [1, 2].map(() => owner.client.from('household_looks').insert(look(id, owner.id))),
    )
    expect(both.map(({ error }) => error?.message).sort()).toEqual([
      'A member can share at most 300 looks, and a household 1,000.',
      undefined,
    ])
  })
})
