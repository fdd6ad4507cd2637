import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DailyNoteInput } from '#core/contracts/daily-note.ts'
import { functions } from '#server/functions/index.ts'
import { dailyNotes } from '#server/jobs/daily-notes/send-notes.ts'
import { runJobs } from '#server/jobs/run.ts'
import { createLog } from '#server/lib/log.ts'
import { createOutbox } from '#server/lib/outbox.ts'
import { linkIn, openLink } from '#tests/support/auth.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const silent = createLog('silent')
const browser = createECDH('prime256v1')
const auth = randomBytes(16)
const keys = { p256dh: browser.generateKeys().toString('base64url'), auth: auth.toString('base64url') }
const received: { path: string; body: Buffer }[] = []

/** A push service that answers by its path, and the browser behind it. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ path: request.url ?? '', body: Buffer.concat(parts) })
  response.writeHead(request.url === '/gone' ? 410 : 201).end()
})

function opened(body: Buffer) {
  const [salt, ours] = [body.subarray(0, 16), body.subarray(21, 86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), ours])
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(ours), auth, info, 32))
  const part = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${label}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, -1).toString())
}

let server: TestServer
let origin = ''
beforeAll(async () => {
  server = await startTestServer({ functions, rateLimitScale: 1_000_000 })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  await server.recipes.ready
})
afterAll(async () => {
  service.close()
  await server.stop()
})
beforeEach(async () => {
  received.length = 0
  await server.sql`delete from daily_notes`
  await server.sql`delete from sous.mail_outbox`
})

/** A Wednesday, at 16:05 in Berlin. */
const AT_FOUR = new Date('2026-11-18T15:05:00Z')
const run = (now = AT_FOUR) =>
  runJobs(server.sql, silent, [
    dailyNotes({
      outbox: createOutbox(server.sql, { place: 'a mail server', wake: () => {} }),
      siteUrl: server.url,
      recipes: server.recipes,
      push: {
        jwtSecret: server.keys.jwtSecret,
        contact: 'mailto:hello@sous.example',
        guard: { protocols: ['http:'], ports: 'any', allows: () => true },
      },
      now: () => now,
    }),
  ])

type Person = Awaited<ReturnType<TestServer['user']>>
const NOTE = { channel: 'mail', hour: 16, days: [0, 1, 2, 3, 4, 5, 6], time_zone: 'Europe/Berlin' } as const
async function set(person: Person, input: DailyNoteInput) {
  const { data, error } = await person.client.functions.invoke('daily-note', { body: input })
  if (error) throw error
  return data
}
const subscribe = (person: Person, note: Partial<typeof NOTE | { channel: 'push' }> = {}) =>
  set(person, { action: 'set', note: { ...NOTE, ...note } as never })

async function bought(person: Person, name: string, day: string) {
  const { error } = await person.client.from('pantry_events').insert({
    user_id: person.id,
    id: randomUUID(),
    at: `${day}T08:00:00Z`,
    kind: 'bought',
    name,
    detail: {},
  })
  if (error) throw error
}

async function someone(): Promise<Person> {
  const person = await server.user()
  await server.sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`
  return person
}

describe('the daily note by mail', () => {
  it('says what to use soon with two ideas for it, once, and can be ended with one tap', async () => {
    const person = await someone()
    await bought(person, 'spinach', '2026-11-14')
    await bought(person, 'flour', '2026-11-14')
    await bought(person, 'chicken breast', '2026-11-10')
    await subscribe(person)
    await run()
    await run()
    const mails = await server.sql`select recipient, subject, body, unsubscribe from sous.mail_outbox`
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ recipient: person.email, subject: 'Use soon: spinach' })
    expect(mail?.body).not.toContain('chicken breast')
    expect(mail?.body.match(/\/recipe\/[0-9a-f-]{36}/g)).toHaveLength(2)
    expect(mail?.body).toContain('/pantry')
    const asked = await fetch(mail?.unsubscribe)
    expect(await asked.text()).toContain('Stop the daily note?')
    expect(await server.sql`select from daily_notes`).toHaveLength(1)
    const ended = await fetch(mail?.unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(await ended.text()).toContain('The daily note is off')
    expect(await server.sql`select from daily_notes`).toHaveLength(0)
  })

  it('is sent at the hour and on the days that were chosen, where the user is', async () => {
    const person = await someone()
    await bought(person, 'spinach', '2026-11-14')
    const sent = async () => (await server.mails()).length
    await subscribe(person, { days: [4] as never })
    await run()
    expect(await sent()).toBe(0)
    await subscribe(person)
    await run(new Date('2026-11-18T14:55:00Z'))
    await run(new Date('2026-11-18T22:30:00Z'))
    expect(await sent()).toBe(0)
    await run(new Date('2026-11-18T16:55:00Z'))
    expect(await sent()).toBe(1)
  })

  it('is not sent if all is fresh, nor to an address that is not confirmed', async () => {
    const fresh = await someone()
    await bought(fresh, 'flour', '2026-11-14')
    const unsure = await someone()
    await bought(unsure, 'spinach', '2026-11-14')
    await server.sql`update auth.users set email_confirmed_at = null where id = ${unsure.id}`
    await subscribe(fresh)
    await subscribe(unsure)
    await run()
    expect(await server.mails()).toEqual([])
  })

  it('starts by itself once the address is confirmed with the mail that the form sends again', async () => {
    const person = await server.user()
    await bought(person, 'spinach', '2026-11-14')
    await server.sql`update auth.users set email_confirmed_at = null where id = ${person.id}`
    await subscribe(person)
    expect((await person.client.auth.resend({ type: 'signup', email: person.email })).error).toBeNull()
    await run()
    const [confirmation, ...others] = await server.mails()
    expect(confirmation).toMatchObject({ recipient: person.email })
    expect(others).toEqual([])
    expect((await openLink(linkIn(confirmation?.body))).fragment.get('access_token')).toBeTruthy()
    await run(new Date('2026-11-19T15:05:00Z'))
    expect((await server.mails()).map(({ subject }) => subject)).toContain('Use soon: spinach')
  })
})

describe('the daily note as a notification', () => {
  it('reaches every browser of the user, and forgets those that unsubscribed', async () => {
    const person = await someone()
    await bought(person, 'spinach', '2026-11-14')
    await subscribe(person, { channel: 'push' })
    for (const path of ['/box', '/gone'])
      await server.sql`insert into sous.push_subscriptions ${server.sql({ endpoint: `${origin}${path}`, user_id: person.id, ...keys })}`
    await run()
    expect(received.map(({ path }) => path).sort()).toEqual(['/box', '/gone'])
    const message = opened(received.find(({ path }) => path === '/box')?.body ?? Buffer.alloc(0))
    expect(message).toMatchObject({ title: 'Use soon: spinach', path: '/pantry' })
    const left = await server.sql`select endpoint from sous.push_subscriptions where user_id = ${person.id}`
    expect(left.map(({ endpoint }) => endpoint)).toEqual([`${origin}/box`])
    expect(await server.mails()).toEqual([])
  })
})

describe('the function daily-note', () => {
  const at = (n: number) => ({ endpoint: `https://push.example/${n}`, keys })

  it('keeps the latest five browsers, and removes all with the note', async () => {
    const person = await someone()
    const note = { ...NOTE, channel: 'push', days: [1, 3] } as const
    for (let n = 0; n < 7; n++)
      await set(person, { action: 'set', note: { ...note, days: [...note.days] }, browser: at(n) })
    const kept = await server.sql`select endpoint from sous.push_subscriptions
      where user_id = ${person.id} order by created_at`
    expect(kept.map(({ endpoint }) => endpoint)).toEqual([2, 3, 4, 5, 6].map((n) => at(n).endpoint))
    expect(await set(person, { action: 'status' })).toMatchObject({ note })
    expect(await set(person, { action: 'off' })).toMatchObject({ note: null })
    expect(await server.sql`select from sous.push_subscriptions where user_id = ${person.id}`).toEqual([])
  })

  it.each([
    ['an address that isn’t https', { browser: { endpoint: 'http://push.example/1', keys } }],
    ['an unknown time zone', { note: { ...NOTE, time_zone: 'Mars/Base' } }],
    ['no day', { note: { ...NOTE, days: [] } }],
    ['an hour that isn’t one', { note: { ...NOTE, hour: 24 } }],
  ])('refuses %s', async (_what, wrong) => {
    const person = await someone()
    await expect(set(person, { action: 'set', note: NOTE, ...wrong } as never)).rejects.toThrow()
    expect(await server.sql`select from daily_notes where user_id = ${person.id}`).toEqual([])
  })

  it('refuses visitors', async () => {
    const { error } = await server.client().functions.invoke('daily-note', { body: { action: 'status' } })
    expect(error).toBeTruthy()
  })
})
