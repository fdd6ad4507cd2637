import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authAsker, linkIn, mailsTo, openLink } from '#tests/support/auth.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

describe.each([false, true])(
  'a change of address, with AUTH_REQUIRE_CONFIRMATION %s',
  (requireConfirmation) => {
    let server: TestServer
    let ask: ReturnType<typeof authAsker>
    let count = 0
    beforeAll(async () => {
      server = await startTestServer({ requireConfirmation })
      ask = authAsker(server)
    })
    afterAll(() => server.stop())

    /** A signed-in user, in either mode. */
    const person = async () => {
      const email = `mover${++count}@kitchen.example`
      const password = 'correct horse battery'
      const client = server.client()
      await client.auth.signUp({ email, password })
      if (requireConfirmation) await openLink(linkIn((await mailsTo(server, email)).at(-1)?.body))
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error) throw error
      return { client, email, password, id: data.user.id, token: data.session.access_token }
    }
    const lastLink = async (to: string) => linkIn((await mailsTo(server, to)).at(-1)?.body)
    const emailOf = async (id: string) =>
      (await server.sql`select email from auth.users where id = ${id}`)[0]?.email

    it('is confirmed at the new address, and the old one gets a notice before and after', async () => {
      const { client, email, password, id } = await person()
      const wanted = `new-${email}`
      const { data, error } = await client.auth.updateUser({ email: wanted.toUpperCase() })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email, new_email: wanted, email_change_sent_at: expect.any(String) })
      expect(await emailOf(id)).toBe(email)

      const asked = (await mailsTo(server, email)).at(-1)
      expect(asked?.subject).toContain('about to change')
      expect(asked?.body).toContain(wanted)
      expect(asked?.body).not.toContain('/auth/v1/verify')
      const proofs = await mailsTo(server, wanted)
      expect(proofs.map(({ subject }) => subject)).toEqual(['Confirm your new email address - Sous'])

      const { target, fragment } = await openLink(linkIn(proofs[0]?.body))
      expect(target.origin + target.pathname).toBe(`${server.url}/profile`)
      expect(fragment.get('access_token')).toBeTruthy()
      expect(await emailOf(id)).toBe(wanted)
      const done = (await mailsTo(server, email)).at(-1)
      expect(done?.subject).toContain('was changed')
      expect(done?.body).toContain(wanted)

      // The requesting session stays open, and its next token has the new address.
      expect((await client.auth.getUser()).data.user?.email).toBe(wanted)
      const fresh = (await client.auth.refreshSession()).data.session?.access_token ?? ''
      expect(JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString()).email).toBe(wanted)
      const signIn = (address: string) =>
        server.client().auth.signInWithPassword({ email: address, password })
      expect((await signIn(email)).error?.code).toBe('invalid_credentials')
      expect((await signIn(wanted)).error).toBeNull()
      expect((await openLink(linkIn(proofs[0]?.body))).fragment.get('error_code')).toBe('otp_expired')
    })

    it('sends another link on request, and invalidates the older one', async () => {
      const { client, email, id } = await person()
      const wanted = `new-${email}`
      await client.auth.updateUser({ email: wanted })
      const older = await lastLink(wanted)
      expect((await server.client().auth.resend({ type: 'email_change', email })).error).toBeNull()
      const newer = await lastLink(wanted)
      expect(newer).not.toBe(older)
      expect((await openLink(older)).fragment.get('error_code')).toBe('otp_expired')
      expect((await openLink(newer)).fragment.get('access_token')).toBeTruthy()
      expect(await emailOf(id)).toBe(wanted)
    })

    it('also accepts the hash of a link through verifyOtp', async () => {
      const { client, email, id } = await person()
      const wanted = `new-${email}`
      await client.auth.updateUser({ email: wanted })
      const token_hash = new URL(await lastLink(wanted)).searchParams.get('token') ?? ''
      const { data, error } = await server.client().auth.verifyOtp({ type: 'email_change', token_hash })
      expect(error).toBeNull()
      expect(data.user?.email).toBe(wanted)
      expect(await emailOf(id)).toBe(wanted)
    })

    it('fails with a clear message when the address was taken meanwhile, by mail and by call', async () => {
      const [first, second] = [await person(), await person()]
      const wanted = `both${count}@kitchen.example`
      for (const { client } of [first, second]) await client.auth.updateUser({ email: wanted })
      const [late, early] = (await mailsTo(server, wanted)).map(({ body }) => linkIn(body)) as [
        string,
        string,
      ]
      expect((await openLink(early)).fragment.get('access_token')).toBeTruthy()
      const { status, fragment, target } = await openLink(late)
      expect(status).toBe(303)
      expect(target.pathname).toBe('/profile')
      expect(Object.fromEntries(fragment)).toEqual({
        error: 'access_denied',
        error_code: 'email_exists',
        error_description: 'This email address belongs to another account now.',
      })
      const token_hash = new URL(late).searchParams.get('token') ?? ''
      expect(await ask('POST', 'verify', { type: 'email_change', token_hash })).toMatchObject({
        status: 422,
        body: { error_code: 'email_exists' },
      })
      expect([await emailOf(first.id), await emailOf(second.id)]).toEqual([first.email, wanted])
    })

    it('has one winner when two accounts open their links for one address concurrently', async () => {
      const wanted = `raced${++count}@kitchen.example`
      for (const { client } of [await person(), await person()])
        await client.auth.updateUser({ email: wanted })
      const answers = await Promise.all(
        (await mailsTo(server, wanted)).map(({ body }) => {
          const token_hash = new URL(linkIn(body)).searchParams.get('token')
          return ask('POST', 'verify', { type: 'email_change', token_hash })
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(answers.find(({ status }) => status === 422)?.body.error_code).toBe('email_exists')
    })

    it('invalidates links that were sent to the old address', async () => {
      const { client, email, id } = await person()
      const wanted = `new-${email}`
      await server.client().auth.resetPasswordForEmail(email)
      const recovery = await lastLink(email)
      await client.auth.updateUser({ email: wanted })
      await openLink(await lastLink(wanted))
      expect(await emailOf(id)).toBe(wanted)
      expect((await openLink(recovery)).fragment.get('error_code')).toBe('otp_expired')
    })

    it('is cancelled by a new password', async () => {
      const { client, email, id } = await person()
      const wanted = `new-${email}`
      await client.auth.updateUser({ email: wanted })
      expect((await client.auth.updateUser({ password: 'quite another dish' })).error).toBeNull()
      expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
      expect((await openLink(await lastLink(wanted))).fragment.get('error_code')).toBe('otp_expired')
      expect(await emailOf(id)).toBe(email)
    })

    it('changes nothing and sends nothing when the address is unchanged', async () => {
      const { client, email } = await person()
      const before = (await mailsTo(server, email)).length
      const { data, error } = await client.auth.updateUser({ email, data: { display_name: 'Basil' } })
      expect(error).toBeNull()
      expect(data.user?.user_metadata.display_name).toBe('Basil')
      expect(data.user?.new_email).toBeUndefined()
      expect(await mailsTo(server, email)).toHaveLength(before)
    })

    it('does not reveal that an address has an account: only its owner is informed', async () => {
      const [asker, owner] = [await person(), await person()]
      const free = `free${count}@kitchen.example`
      const shape = async (wanted: string) => {
        const put = await ask('PUT', 'user', { email: wanted }, { token: asker.token })
        const get = await ask('GET', 'user', undefined, { token: asker.token })
        expect(put.body.new_email).toBe(wanted)
        const plain = ({ status, text, headers }: typeof put) => [
          status,
          text.replaceAll(wanted, 'WANTED').replace(/\d{4}-\d\d-\d\d[ T][\d:.]+/g, 'TIME'),
          [...headers].filter(([name]) => !/request-id|content-length/.test(name)),
        ]
        return [plain(put), plain(get)]
      }
      const taken = await shape(owner.email)
      expect(await shape(free)).toEqual(taken)
      expect((await mailsTo(server, owner.email)).at(-1)?.subject).toContain('already have an account')
      await server.client().auth.resend({ type: 'email_change', email: asker.email })
      expect((await mailsTo(server, free)).at(-1)?.subject).toContain('Confirm your new email')
      expect(await emailOf(owner.id)).toBe(owner.email)
    })
  },
)

describe('an unconfirmed account', () => {
  it('is replaced when another user proves to own its address', async () => {
    const server = await startTestServer({ requireConfirmation: true })
    try {
      const client = server.client()
      const [email, wanted, password] = ['a@kitchen.example', 'b@kitchen.example', 'correct horse battery']
      await client.auth.signUp({ email, password })
      await openLink(linkIn((await mailsTo(server, email)).at(-1)?.body))
      await client.auth.signInWithPassword({ email, password })
      await server.client().auth.signUp({ email: wanted, password: 'another cook 12' })
      await client.auth.updateUser({ email: wanted })
      const { fragment } = await openLink(linkIn((await mailsTo(server, wanted)).at(-1)?.body))
      expect(fragment.get('access_token')).toBeTruthy()
      expect(await server.sql`select email from auth.users`).toEqual([{ email: wanted }])
    } finally {
      await server.stop()
    }
  })
})
