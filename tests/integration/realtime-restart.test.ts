import { chmodSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { copyDatabase, testKeys } from '#tests/support/database.ts'
import { freePort, type StartedSous, startSous } from '#tests/support/process.ts'
import { closing, deviceAt, keyed, opening, rawSocket } from '#tests/support/realtime.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

// Whole servers start here, in parallel with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const dataDir = temporaryFolder()
let servers: [StartedSous, StartedSous]
let env: Record<string, string>

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  env = {
    DATABASE_URL: await copyDatabase(inject('postgresUrl')),
    JWT_SECRET: testKeys.jwtSecret,
    PUBLISHABLE_KEY: testKeys.publishableKey,
    SECRET_KEY: testKeys.secretKey,
    ACCESS_CODE: testKeys.accessCode,
  }
  servers = await Promise.all([
    startSous({ dataDir, env, port: await freePort() }),
    startSous({ dataDir, env }),
  ])
})
afterAll(async () => {
  for (const { child, exited } of servers) {
    child.kill('SIGTERM')
    await exited
  }
  rmSync(dataDir, { recursive: true, force: true })
})

it('a write through one process reaches clients of the other, also across its restart', async () => {
  const [one, two] = servers
  const writer = await deviceAt(two.url, null)
  const { data } = await writer.auth.signUp({ email: 'r@kitchen.example', password: 'correct horse battery' })
  const userId = data.user?.id ?? ''
  const reader = await deviceAt(one.url, data.session)

  // As in the web app: a change shows at once, and every event triggers a refetch.
  let shown: string[] = []
  let arrivals = 0
  let looking = Promise.resolve()
  const look = () => {
    looking = looking.then(async () => {
      const { data: rows } = await reader.from('pantry_items').select('name')
      if (rows) shown = rows.map(({ name }) => name as string).sort()
    })
  }
  reader
    .channel('lists')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'pantry_items' }, look)
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return
      arrivals++
      look()
    })
  await until(() => expect(arrivals).toBe(1))
  const add = (name: string) => writer.from('pantry_items').insert({ user_id: userId, name })
  await add('before')
  await until(() => expect(shown).toEqual(['before']))

  const plain = rawSocket(one.url, keyed)
  await opening(plain)
  const code = closing(plain)
  const port = Number(new URL(one.url).port)
  one.child.kill('SIGTERM')
  expect(await code).toBe(1012)
  expect(await one.exited).toBe(0)
  await add('meanwhile')
  await writer.from('pantry_items').delete().eq('name', 'before')

  servers[0] = await startSous({ dataDir, env, port })
  await until(() => expect(arrivals).toBe(2), 30_000)
  await until(() => expect(shown).toEqual(['meanwhile']))
  await add('after')
  await until(() => expect(shown).toEqual(['after', 'meanwhile']))
  await reader.removeAllChannels()
})
