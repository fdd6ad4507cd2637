import { rmSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { FULL, untilTrue } from '#tests/support/fault-load.ts'
import { alive, freePort, keysOf, postgresPid, superviseSous } from '#tests/support/process.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { asStored, stockDevice, storedList } from '#tests/support/stock-device.ts'
import type { Person } from '#tests/support/storage.ts'

const KILLS = FULL ? 12 : 4
const EVENTS = 250
const FOODS = ['milk', 'egg', 'leek', 'flour', 'rice', 'butter', 'onion']
vi.setConfig({ testTimeout: FULL ? 900_000 : 180_000, hookTimeout: 120_000 })

const dataDir = temporaryFolder()
let sous: Awaited<ReturnType<typeof superviseSous>>
beforeAll(async () => {
  sous = await superviseSous({ dataDir, port: await freePort() })
})
afterAll(async () => {
  await sous.stop()
  const pid = postgresPid(dataDir)
  if (pid && alive(pid)) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

/** When the server is killed: while it handles events, or once it has stored them and before the device knows. */
type Moment = 'handling' | 'stored'
let next: Moment | undefined
let killed = 0

const cutting: typeof fetch = async (input, init) => {
  const answer = fetch(input, init)
  const moment = next
  if (!moment || init?.method !== 'POST' || !String(input).includes('pantry_events')) return answer
  next = undefined
  if (moment === 'stored') await answer.then((response) => response.arrayBuffer())
  else answer.catch(() => {})
  sous.current().child.kill('SIGKILL')
  killed++
  throw new TypeError('the connection was lost')
}

async function newPerson(): Promise<Person> {
  const { publishableKey } = keysOf(dataDir)
  const client = createClient(sous.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: cutting },
    realtime: { transport: WebSocket as never },
  })
  const email = `cook-${crypto.randomUUID()}@kitchen.example`
  const { data, error } = await client.auth.signUp({ email, password: 'correct horse battery' })
  if (error || !data.user) throw error ?? new Error('no user')
  return { id: data.user.id, email, client, session: data.session } as Person
}

it(`killed in the middle of a pantry's sync, ${KILLS} times: nothing is lost, nothing counts twice`, async () => {
  const person = await newPerson()
  const [phone, tablet] = [stockDevice(person), stockDevice(person)]
  await phone.sync()
  for (let round = 0; round < KILLS; round++) {
    for (let n = 0; n < EVENTS; n++) {
      const name = FOODS[n % FOODS.length] as string
      const kind = n % 3 === 2 ? 'used' : 'bought'
      phone.record({ kind, name, detail: { amount: { value: 1 + (n % 5), unit: 'gram' } } })
    }
    const starts = sous.starts()
    next = round % 2 ? 'stored' : 'handling'
    await expect(phone.sync()).rejects.toThrow()
    await untilTrue(() => sous.starts() > starts)
    // The device retries, as its loop does.
    await untilTrue(() =>
      phone.sync().then(
        () => true,
        () => false,
      ),
    )
    expect(phone.isWaiting()).toBe(false)
  }
  expect(killed).toBe(KILLS)
  await tablet.sync()
  const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id).sort()
  expect(ids(tablet.events())).toEqual(ids(phone.events()))
  expect(tablet.events()).toHaveLength(KILLS * EVENTS)
  expect(new Set(ids(tablet.events())).size).toBe(KILLS * EVENTS)
  expect(tablet.list()).toEqual(phone.list())
  expect(await storedList(person, 'pantry_items')).toEqual(asStored(phone.list()))
})
