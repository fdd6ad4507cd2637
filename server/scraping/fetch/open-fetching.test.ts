import { describe, expect, it } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import type { Sql } from '#server/lib/sql.ts'
import { fetchPage } from './fetch-page.ts'
import { openFetching } from './open-fetching.ts'

// A fetch refused for its address never reaches the database.
const sql = (() => Promise.reject(new Error('no database'))) as unknown as Sql

function open(allowPrivate: boolean) {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const site = { siteUrl: 'https://sous.example', contactEmail: 'hello@sous.example' }
  return { lines, fetching: openFetching({ sql, log, allowPrivate, ...site }) }
}

describe('openFetching', () => {
  it('restricts fetches to the public internet and the web’s ports', async () => {
    const { lines, fetching } = open(false)
    expect(lines).toEqual([])
    expect(fetching.guard).toEqual({})
    for (const [url, kind] of [
      ['http://127.0.0.1:9/', 'private'],
      ['http://1.1.1.1:9/', 'port'],
      ['file:///etc/passwd', 'protocol'],
    ])
      await expect(fetchPage(url ?? '', { ...fetching })).rejects.toMatchObject({ kind })
  })

  it('warns loudly when a test lifts the restriction', () => {
    const { lines, fetching } = open(true)
    expect(lines.join()).toMatch(/"level":"warn".*SCRAPER_ALLOW_PRIVATE IS ON.*tests only/)
    expect(fetching.guard?.allows?.('127.0.0.1')).toBe(true)
  })
})
