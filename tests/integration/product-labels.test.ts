import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { labelStore } from '#web/state/labels.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({})
})
afterAll(() => server.stop())

const label = (user_id: string, more: Record<string, unknown> = {}) => ({
  user_id,
  id: crypto.randomUUID(),
  printed: '4006381333931',
  name: 'milk',
  ...more,
})

describe('product_labels', () => {
  it('are at most 1,000, also when two devices teach at the same time', async () => {
    const { client, id } = await server.user()
    const rows = Array.from({ length: 999 }, (_, n) => label(id, { printed: `line ${n}` }))
    expect((await client.from('product_labels').insert(rows)).error).toBeNull()
    const both = await Promise.all([1, 2].map(() => client.from('product_labels').insert(label(id))))
    expect(both.map(({ error }) => error?.message).sort()).toEqual([
      'You can teach at most 1,000 labels.',
      undefined,
    ])
  })

  it('have folded texts and an amount', async () => {
    const { client, id } = await server.user()
    const put = async (more: Record<string, unknown>) =>
      (await client.from('product_labels').insert(label(id, more))).error?.code
    for (const good of [
      { name: null },
      { shop: 'aldi', printed: 'vollm. 3,5%' },
      { each: { value: 12, unit: null } },
      { each: { value: 0.5, unit: 'kilogram' } },
    ])
      expect(await put(good)).toBeUndefined()
    for (const bad of [
      { printed: '' },
      { printed: ' x' },
      { printed: 'MILK' },
      { printed: 'x'.repeat(81) },
      { shop: 'x'.repeat(41) },
      { name: '' },
      { name: 'x'.repeat(101) },
      { each: [] },
      { each: {} },
      { each: { value: 1 } },
      { each: { value: '1', unit: null } },
      { each: { value: -1, unit: null } },
      { each: { value: 1, unit: 'x'.repeat(21) } },
      { each: { value: 1, unit: null, more: 1 } },
    ])
      expect([bad, await put(bad)]).toEqual([bad, '23514'])
  })

  it('keep what was taught last, whichever device sends it last', async () => {
    const { client, id } = await server.user()
    const row = label(id, { added_at: '2026-11-18T12:00:00Z' })
    const put = (more: Record<string, unknown>) => client.from('product_labels').upsert({ ...row, ...more })
    await put({})
    await put({ name: 'oat milk', added_at: '2026-11-18T11:00:00Z' })
    const { data } = await client.from('product_labels').select('name').eq('id', row.id)
    expect(data).toEqual([{ name: 'milk' }])
    await put({ name: 'soy milk', added_at: '2999-01-01T00:00:00Z' })
    const { data: now } = await client.from('product_labels').select('name, added_at').eq('id', row.id)
    expect(now).toMatchObject([{ name: 'soy milk' }])
    expect(Date.parse(String(now?.[0]?.added_at))).toBeLessThan(Date.now() + 60_000)
  })

  it('are as before when what was taught is undone', async () => {
    const { client, id } = await server.user()
    const push = async () => {
      const [{ addedAt, ...row } = {} as never] = labelStore.get()
      await client.from('product_labels').upsert({ ...row, user_id: id, added_at: addedAt })
    }
    const taught = { printed: '4006381333931', shop: '', each: null }
    labelStore.teach({ ...taught, name: 'milk' })
    await push()
    const undo = labelStore.teach({ ...taught, name: null })
    await push()
    undo()
    await push()
    const { data } = await client.from('product_labels').select('name')
    expect(data).toEqual([{ name: 'milk' }])
  })
})
