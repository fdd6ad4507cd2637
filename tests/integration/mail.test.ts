import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { createMailSender } from '#server/lib/mail/sender.ts'
import { openSmtp } from '#server/lib/mail/smtp.ts'
import { createOutbox } from '#server/lib/outbox.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const QUICK = { pollMs: 50, firstRetrySeconds: 0.05, longestRetrySeconds: 0.2 }
const silent = createLog('silent')

let server: TestServer
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => server.sql`truncate sous.mail_outbox`.then(() => undefined))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const smtp = async (...options: Parameters<typeof startSmtp>) => {
  const started = await startSmtp(...options)
  closing.push(started.stop)
  return started
}
const replica = (port: number, times = QUICK) => {
  const transport = openSmtp(`smtp://127.0.0.1:${port}`, 'Sous <kitchen@sous.example>')
  const sender = createMailSender(server.sql, transport, silent, times)
  closing.push(sender.start())
  return { sender, outbox: createOutbox(server.sql, sender) }
}
const mail = (to: string) => ({ to, subject: 'Hello', text: 'In words\n', html: '<p>In looks</p>' })
const row = async () => (await server.sql`select * from sous.mail_outbox order by id desc limit 1`)[0]

describe('the mail queue', () => {
  it('delivers a mail as text and HTML, from our address', async () => {
    const box = await smtp()
    await replica(box.port).outbox.send({ ...mail('cook@kitchen.example'), replyTo: 'guest@kitchen.example' })
    await expect.poll(() => box.received.length).toBe(1)
    const [got] = box.received
    expect(got).toMatchObject({ from: 'kitchen@sous.example', to: ['cook@kitchen.example'] })
    expect(got?.source).toContain('multipart/alternative')
    expect(got?.source).toContain('In words')
    expect(got?.source).toContain('<p>In looks</p>')
    expect(got?.source).toMatch(/^Reply-To: guest@kitchen\.example/m)
    await expect.poll(async () => (await row())?.sent_at).toBeInstanceOf(Date)
  })

  it('loses nothing while the mail server is down, delivers once when it is back, and delays no request', async () => {
    const first = await startSmtp()
    await first.stop()
    const { outbox } = replica(first.port)
    const started = performance.now()
    await outbox.send(mail('patient@kitchen.example'))
    expect(performance.now() - started).toBeLessThan(1000)
    await expect.poll(async () => (await row())?.attempts, { timeout: 5000 }).toBeGreaterThanOrEqual(2)
    expect(await row()).toMatchObject({ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') })

    const back = await smtp(first.port)
    await expect.poll(() => back.received.length, { timeout: 5000 }).toBe(1)
    await expect.poll(async () => (await row())?.sent_at).toBeInstanceOf(Date)
    // A later mail was delivered: any duplicate of the first would have arrived before it.
    await outbox.send(mail('later@kitchen.example'))
    await expect.poll(() => back.received.at(-1)?.to).toEqual(['later@kitchen.example'])
    expect(back.received).toHaveLength(2)
  })

  it('delivers each mail once with two replicas running', async () => {
    const box = await smtp(0, undefined, 150)
    const [one, two] = [replica(box.port), replica(box.port)]
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? one : two).outbox.send(mail(`cook${i}@kitchen.example`))),
    )
    await expect.poll(() => box.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(8)
    const waiting = () => server.sql`select 1 from sous.mail_outbox where sent_at is null`
    await expect.poll(waiting).toHaveLength(0)
    const to = box.received.flatMap((one) => one.to)
    expect([to.length, new Set(to).size]).toEqual([8, 8])
  })

  it('takes over a mail whose sender died', async () => {
    const box = await smtp()
    await server.sql`insert into sous.mail_outbox (recipient, subject, body, attempts, next_try_at)
      values ('orphan@kitchen.example', 'Hello', 'In words', 1, now() - interval '1 second')`
    replica(box.port)
    await expect.poll(() => box.received.length).toBe(1)
  })

  it('gives up at once on an address that does not exist, and stores the reason', async () => {
    const box = await smtp(0, (to) => to.startsWith('gone'))
    const { outbox } = replica(box.port)
    await outbox.send(mail('gone@kitchen.example'))
    await expect.poll(async () => (await row())?.gave_up_at).toBeInstanceOf(Date)
    expect(await row()).toMatchObject({ attempts: 1, last_error: expect.stringContaining('No such mailbox') })
  })

  it('backs off further after each failure', async () => {
    const closed = await startSmtp()
    await closed.stop()
    const { outbox } = replica(closed.port, { ...QUICK, firstRetrySeconds: 60, longestRetrySeconds: 3600 })
    await outbox.send(mail('slow@kitchen.example'))
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect.poll(async () => (await row())?.last_error && (await row())?.attempts).toBe(attempt)
      const [left] =
        await server.sql`select extract(epoch from next_try_at - now())::int as s from sous.mail_outbox`
      waits.push(Math.round(left?.s / 60))
      await server.sql`update sous.mail_outbox set next_try_at = now(), last_error = null`
    }
    expect(waits).toEqual([1, 2, 4])
  })
})
