import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contact } from '#server/functions/contact/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { contact } })
})
afterAll(() => server.stop())

const message = {
  name: 'A guest',
  email: 'guest@kitchen.example',
  subject: 'Burnt toast',
  message: 'The toast <b>burned</b>.\nWhat now?',
}
const send = async (body: object, on = server) => {
  const { data, error } = await on.client().functions.invoke('contact', { body })
  const response = error?.context as Response | undefined
  return { data, status: response?.status ?? 200, errorBody: response ? await response.json() : undefined }
}
const stored = () => server.sql`select * from contact_messages order by created_at`

describe('contact', () => {
  it('stores the message and mails it to the support address [C278]', async () => {
    expect((await send(message)).data).toEqual({ sent: true })
    expect(await stored()).toMatchObject([message])
    const [mail] = await server.sql`select * from sous.mail_outbox`
    expect(mail).toMatchObject({
      recipient: 'hello@sous.example',
      reply_to: message.email,
      subject: 'Message: Burnt toast',
    })
    expect(mail?.body).toContain('What now?')
    expect(mail?.html).not.toContain('<b>')
  })

  it.each([
    ['name', ''],
    ['subject', '   '],
    ['message', ''],
    ['email', ''],
    ['email', 'not an address'],
    ['message', 'x'.repeat(10_001)],
  ])('refuses %s "%.12s" and returns the reason [C222 C365 C366]', async (field, value) => {
    const before = (await stored()).length
    const { status, errorBody } = await send({ ...message, [field]: value })
    expect(status).toBe(400)
    expect(errorBody.details[0]).toMatchObject({ field, message: expect.stringContaining('Please') })
    expect(await stored()).toHaveLength(before)
  })

  it('thanks a bot that fills in the honeypot field, and stores nothing', async () => {
    const before = (await stored()).length
    expect((await send({ ...message, website: 'https://spam.example' })).data).toEqual({ sent: true })
    expect(await stored()).toHaveLength(before)
  })

  it('accepts five messages in ten minutes from one network', async () => {
    const narrow = await startTestServer({ functions: { contact }, rateLimitScale: 1 })
    try {
      const left = 600 - ((Date.now() / 1000) % 600)
      if (left < 5) await new Promise((resolve) => setTimeout(resolve, left * 1000))
      const status: number[] = []
      for (let i = 0; i < 6; i++) status.push((await send(message, narrow)).status)
      expect(status).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await narrow.stop()
    }
  })
})
