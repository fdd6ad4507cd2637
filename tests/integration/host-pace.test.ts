import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#server/database/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { createDatabasePace, createDatabaseRobotsStore } from '#server/scraping/fetch/database-pace.ts'
import { copyDatabase } from '#tests/support/database.ts'

/** Two servers on one database. */
let here: Sql
let there: Sql
beforeAll(async () => {
  const url = await copyDatabase(inject('postgresUrl'))
  here = connect(url, 5)
  there = connect(url, 5)
})
afterAll(() => Promise.all([here.end(), there.end()]))

describe('the rate limit of all servers together', () => {
  it('never assigns the same slot twice', async () => {
    const paces = [createDatabasePace(here, { gapMs: 60 }), createDatabasePace(there, { gapMs: 60 })]
    const turns: number[] = []
    await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        await paces[n % 2]?.acquire('one.example')
        turns.push(performance.now())
      }),
    )
    turns.sort((a, b) => a - b)
    // 420 in theory; a busy machine starts late.
    expect((turns.at(-1) ?? 0) - (turns[0] ?? 0)).toBeGreaterThan(300)
    // Another host doesn't wait.
    const started = performance.now()
    await paces[0]?.acquire('two.example')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('does not wait without a gap', async () => {
    const pace = createDatabasePace(here, { gapMs: 0, maxWaitMs: 1 })
    for (let n = 0; n < 5; n++) await pace.acquire('fast.example')
  })

  it('applies Crawl-delay to all runners, and takes no slot that is too far away', async () => {
    await createDatabasePace(here, { gapMs: 0 }).report('slow.example', { kind: 'crawl-delay', ms: 5000 })
    const pace = createDatabasePace(there, { gapMs: 0, maxWaitMs: 100 })
    await pace.acquire('slow.example')
    const refused = await pace.acquire('slow.example').catch((error) => error)
    expect(refused).toMatchObject({ kind: 'rate', asked: false })
    expect(refused.retryAfterMs).toBeGreaterThan(3000)
    expect(refused.retryAfterMs).toBeLessThanOrEqual(5000)
    const [row] =
      await here`select next_at < now() + interval '5 s' as untouched from sous.scrape_hosts where host = 'slow.example'`
    expect(row?.untouched).toBe(true)
  })

  it('backs off for all runners, further each time, and resets when the host recovers', async () => {
    const [one, two] = [
      createDatabasePace(here, { backOffMs: 1000 }),
      createDatabasePace(there, { backOffMs: 1000, maxWaitMs: 100 }),
    ]
    const host = 'busy.example'
    expect(await one.report(host, { kind: 'busy' })).toBe(1000)
    expect(await two.report(host, { kind: 'busy' })).toBe(2000)
    expect(await one.report(host, { kind: 'busy', retryAfterMs: 7000 })).toBe(7000)
    await expect(two.acquire(host)).rejects.toMatchObject({ kind: 'rate' })
    await two.report(host, { kind: 'fine' })
    expect(await one.report(host, { kind: 'busy' })).toBe(1000)
    expect(await one.report('down.example', { kind: 'failed' })).toBe(0)
    expect(await one.report('down.example', { kind: 'failed' })).toBe(0)
    expect(await two.report('down.example', { kind: 'failed' })).toBe(1000)
  })

  it('caches robots.txt for all of them, independent of the rate limit', async () => {
    const [one, two] = [createDatabaseRobotsStore(here), createDatabaseRobotsStore(there)]
    expect(await two.load('busy.example')).toBeNull()
    const record = { status: 200, body: 'User-agent: *\nDisallow: /\0x', fetchedAt: Date.now() }
    await one.save('busy.example', record)
    expect(await two.load('busy.example')).toEqual({ ...record, body: 'User-agent: *\nDisallow: /x' })
    await two.save('busy.example', { status: 404, body: '', fetchedAt: record.fetchedAt })
    expect(await one.load('busy.example')).toMatchObject({ status: 404, body: '' })
  })
})
