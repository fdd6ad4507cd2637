import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#server/database/open.ts'
import { withoutOrigin } from '#server/database/query-origin.ts'
import type { Sql } from '#server/lib/sql.ts'

/** The undocumented driver internals that server/platform/rest/run.ts uses. An upgrade that removes one fails here. */
let sql: Sql
beforeAll(() => {
  sql = connect(inject('postgresUrl'), 2)
})
afterAll(() => sql.end())

describe('the driver', () => {
  it('takes the values of a query from `parameters`, without querying their types first', async () => {
    const link = await sql.reserve()
    const query = link.unsafe('select $1::int + 1 as n, $2 as t', [], { simple: false } as never)
    const [row] = await Object.assign(query, { parameters: ['41', 'x'] })
    link.release()
    expect(row).toEqual({ n: 42, t: 'x' })
  })

  it('pipelines statements, and skips the rest of a transaction after an error', async () => {
    const link = await sql.reserve()
    const steps = ['begin', 'select 1/0', 'create table public.never (id int)', 'commit'].map((text) =>
      link.unsafe(text).execute(),
    )
    const outcomes = await Promise.allSettled(steps)
    link.release()
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await sql`select to_regclass('public.never') as made`).toEqual([{ made: null }])
  })

  it('has a promise behind `cancel` that settles when the cancellation is delivered', async () => {
    const link = await sql.reserve()
    const query = link.unsafe('select pg_sleep(20)').execute()
    const outcome = query.catch((error: { code?: string }) => error.code)
    await expect
      .poll(
        async () =>
          (await sql`select 1 from pg_stat_activity where query = 'select pg_sleep(20)' and state = 'active'`)
            .length,
      )
      .toBe(1)
    const { canceller } = query as unknown as { canceller: (query: unknown) => Promise<void> }
    await canceller(query).catch(() => {})
    expect(await outcome).toBe('57014')
    link.release()
  })

  it('reads `origin` of a failed query from the query itself', async () => {
    const query = withoutOrigin(sql.unsafe('select nonsense'))
    await expect(query).rejects.toThrow('nonsense')
    expect((query as unknown as { origin: string }).origin).toBe('')
  })
})
