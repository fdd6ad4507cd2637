import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD_PROBLEMS, passwordProblems } from '#core/account/password.ts'
import { isPasswordOf } from '../lib/password-hash.ts'
import type { Sql } from '../lib/sql.ts'
import { accessToken } from '../request.ts'
import type { Mailer } from './mailer.ts'
import type { Platform } from './platform.ts'

/** As the auth library expects an error. */
const problem = (status: number, code: string, msg: string, more: object = {}) =>
  Response.json(
    { code: status, error_code: code, msg, ...more },
    { status, headers: { 'X-Sb-Error-Code': code, 'Access-Control-Allow-Origin': '*' } },
  )
const fine = (body: unknown) => Response.json(body, { headers: { 'Access-Control-Allow-Origin': '*' } })
const wrongCredentials = () => problem(400, 'invalid_credentials', 'Invalid login credentials')

function weak(password: unknown, email: string): Response | undefined {
  if (typeof password !== 'string' || password === '') return undefined
  const problems = passwordProblems(password, email)
  if (problems.length === 0) return undefined
  return problem(422, 'weak_password', problems.map((one) => PASSWORD_PROBLEMS[one]).join(' '), {
    weak_password: { reasons: problems.map((one) => (one === 'too_long' ? 'length' : one)) },
  })
}

/** What the platform answers to a sign-up that waits for its confirmation, for an account that it did not make. */
function asIfNew(email: string, data: unknown) {
  const id = randomUUID()
  const now = new Date().toISOString()
  const known = { ...(data as object), email, email_verified: false, phone_verified: false, sub: id }
  const times = { created_at: now, updated_at: now }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: known,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: known,
        provider: 'email',
        last_sign_in_at: now,
        ...times,
        email,
      },
    ],
    ...times,
    is_anonymous: false,
    confirmation_sent_at: now,
  }
}

interface Body {
  email?: unknown
  password?: unknown
  data?: unknown
  type?: unknown
}

export const bodyOf = async (request: Request): Promise<Body> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

/** An answer about an address that may have an account or not takes at least this long. */
const LEAST_MS = 150

export interface AccountOptions {
  sql: Sql
  mailer: Mailer
  requireConfirmation: boolean
  userOf: Platform['userOf']
}

/** Around auth/v1: no answer tells a stranger who has an account, weak passwords stay out, a new one ends old sessions. */
export function guardAccounts({ sql, mailer, requireConfirmation, userOf }: AccountOptions) {
  const accountOf = async (email: string) => {
    const [row] = await sql<
      { id: string; encrypted_password: string | null; email_confirmed_at: Date | null }[]
    >`select id, encrypted_password, email_confirmed_at from auth.users where email = ${email}`
    return row
  }

  const signIn = async (email: string, password: unknown) => {
    if (email === '' || typeof password !== 'string' || password === '') return undefined
    const account = await accountOf(email)
    // A confirmed account is compared by the platform itself.
    if (account?.email_confirmed_at && account.encrypted_password) return undefined
    return (await isPasswordOf(password, account?.encrypted_password)) ? undefined : wrongCredentials()
  }

  const signUp = async (email: string, { password, data }: Body) => {
    const refused = weak(password, email)
    if (refused || !requireConfirmation || email === '' || typeof password !== 'string') return refused
    const account = await accountOf(email)
    if (!account) return undefined
    if (!account.email_confirmed_at) {
      // Nobody proved to own the address yet: whoever signs up last and opens the mail is its owner.
      await sql`delete from auth.users where id = ${account.id} and email_confirmed_at is null`
      return undefined
    }
    await Promise.all([mailer.sendAlreadyThere(email), isPasswordOf(password, undefined)])
    return fine(asIfNew(email, data))
  }

  const resend = async (email: string, type: unknown) => {
    if (type !== 'signup' || email === '') return undefined
    const token = randomBytes(32).toString('hex')
    const [row] = await sql`update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
      where email = ${email} and email_confirmed_at is null returning id`
    if (row) await mailer.sendConfirmation(email, token)
    return fine({})
  }

  const changePassword = async (
    request: Request,
    password: unknown,
    forward: (request: Request) => Promise<Response>,
  ) => {
    const user = await userOf(accessToken(request.headers.get('authorization') ?? undefined) ?? '')
    const refused = weak(password, user?.email ?? '')
    if (refused) return refused
    const answer = await forward(request)
    if (answer.ok && user) {
      await sql`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${user.session ?? null}`
      if (user.email) await mailer.sendPasswordChanged(user.email)
    }
    return answer
  }

  return async (request: Request, forward: (request: Request) => Promise<Response>): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const body = /^(POST|PUT) \/auth\/v1\//.test(call) ? await bodyOf(request) : {}
    const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : ''
    switch (call) {
      case 'POST /auth/v1/token': {
        const password = searchParams.get('grant_type') === 'password'
        return (password && (await signIn(email, body.password))) || forward(request)
      }
      case 'POST /auth/v1/signup':
        return (await signUp(email, body)) ?? forward(request)
      case 'POST /auth/v1/recover':
        return (await Promise.all([forward(request), wait(LEAST_MS)]))[0]
      case 'POST /auth/v1/resend':
        return (await Promise.all([resend(email, body.type), wait(LEAST_MS)]))[0] ?? forward(request)
      case 'PUT /auth/v1/user':
        return body.password === undefined
          ? forward(request)
          : changePassword(request, body.password, forward)
      case 'POST /auth/v1/otp':
      case 'POST /auth/v1/magiclink':
        // They would make accounts for addresses that nobody proved to own.
        return problem(422, 'otp_disabled', 'Sous signs in with a password, not with a link.')
      default:
        return forward(request)
    }
  }
}
