import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authCases } from '#tests/support/auth-cases.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const CASES = process.env.SECURITY === 'full' ? 6000 : 200
const AT_ONCE = 16

describe.each([false, true])(
  'any request to auth/v1, with AUTH_REQUIRE_CONFIRMATION %s',
  (requireConfirmation) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ requireConfirmation, logLevel: 'error', rateLimitScale: 1_000_000 })
    })
    afterAll(() => server.stop())

    it('is answered, and never with a server error', async () => {
      const before = Object.getOwnPropertyNames(Object.prototype)
      const failed: string[] = []
      let token = ''
      const session = async () => {
        const email = `fuzz${crypto.randomUUID()}@kitchen.example`
        await server.client().auth.signUp({ email, password: 'correct horse battery' })
        await server.sql`update auth.users set email_confirmed_at = now() where email = ${email}`
        const { data } = await server
          .client()
          .auth.signInWithPassword({ email, password: 'correct horse battery' })
        token = data.session?.access_token ?? ''
      }
      const ask = async (
        { method, path, headers, body }: ReturnType<typeof authCases>[number],
        n: number,
      ) => {
        const response = await server.app.request(path, {
          method,
          headers: {
            apikey: server.keys.publishableKey,
            ...(n % 4 > 0 && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body && { body: new Uint8Array(body) }),
        })
        const text = await response.text()
        if (response.status >= 500 && response.status !== 503)
          failed.push(`${response.status} ${method} ${path} ${body?.toString().slice(0, 300)} -> ${text}`)
        if (response.status === 400 && !/"(error_code|error)":/.test(text))
          failed.push(`no shape: ${method} ${path} -> ${text}`)
        for (const [name, value] of response.headers)
          if (/set-cookie|sb-auth/.test(name) || /[\r\n]/.test(value)) failed.push(`${name}: ${value}`)
      }
      const cases = authCases(CASES, 20_261_116)
      for (let at = 0; at < cases.length; at += AT_ONCE) {
        // A new password or a sign-out among them ends it.
        if (at % (AT_ONCE * 16) === 0) await session()
        await Promise.all(cases.slice(at, at + AT_ONCE).map((one, n) => ask(one, at + n)))
      }
      expect(failed.slice(0, 5)).toEqual([])
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(server.logLines).toEqual([])
    }, 300_000)
  },
)
