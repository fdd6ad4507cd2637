import { expect, inject, it } from 'vitest'
import { openCuttable } from '#tests/support/cuttable.ts'
import { copyDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'

it('rest/v1 recovers after a database outage, with all of its connections', async () => {
  const way = await openCuttable(await copyDatabase(inject('postgresUrl')))
  const server = await startTestServer({ databaseUrl: way.url })
  const one = async () => {
    const response = await server.app.request('/rest/v1/common_ingredients?limit=1', {
      headers: { apikey: server.keys.publishableKey },
      signal: AbortSignal.timeout(8000),
    })
    return response.status
  }
  const ask = (n = 1) => Promise.all(Array.from({ length: n }, one))
  try {
    for (let round = 0; round < 2; round++) {
      expect(await ask(20)).toEqual(Array(20).fill(200))
      const under = ask(20)
      await way.cut()
      for (const status of await under) expect([200, 503]).toContain(status)
      expect(await ask(20)).toEqual(Array(20).fill(503))
      await way.restore()
      await expect.poll(async () => (await ask())[0]).toBe(200)
      await expect.poll(async () => (await ask(20)).every((status) => status === 200)).toBe(true)
    }
  } finally {
    await server.stop()
    await way.close()
  }
}, 120_000)
