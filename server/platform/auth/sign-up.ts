import { v7 } from 'uuid'
import type { z } from 'zod'
import { comparePassword, whileHashing } from '../../lib/password-hash.ts'
import { accountOf, atLeast, dropUnconfirmed, requireStrong } from './accounts.ts'
import type { AuthContext } from './context.ts'
import type { signUp as contract } from './contract.ts'
import { signUpFailed } from './problem.ts'
import { askForSession } from './sign-in.ts'
import { waitingAccount } from './waiting-account.ts'

type SignUp = z.output<typeof contract>['body']

/** Covers the writes of creating an account, which an existing one skips. */
const LEAST_MS = 300

export function signUp(context: AuthContext, { body }: { body: SignUp }): Promise<Response> {
  requireStrong(body.password, body.email)
  return context.requireConfirmation
    ? atLeast(LEAST_MS, signUpByMail(context, body))
    : signUpAtOnce(context, body)
}

/** The library's response; undefined when the account was created concurrently. */
async function makeAccount({ sql, ask }: AuthContext, body: SignUp): Promise<Response | undefined> {
  await dropUnconfirmed(sql, body.email)
  const answer = await ask({ method: 'POST', name: 'signup', body })
  return !answer.ok && (await accountOf(sql, body.email)) ? undefined : answer
}

/** Whether the address had an account is only revealed to its owner, by mail. */
async function signUpByMail(context: AuthContext, body: SignUp): Promise<Response> {
  const { sql, mailer, limits } = context
  const { email, password, data } = body
  await limits.mailTo(email)
  return whileHashing(async () => {
    const account = await accountOf(sql, email)
    if (account?.email_confirmed_at) {
      // In the library's order: the id is generated before the hash.
      const id = v7()
      await comparePassword(password, undefined)
      await mailer.sendAlreadyThere(email)
      return waitingAccount(email, data, id)
    }
    const answer = await makeAccount(context, body)
    if (!answer) return waitingAccount(email, data)
    if (!answer.ok) return answer
    const made = (await answer.json()) as { id: string; identities: { identity_id: string }[] }
    return waitingAccount(email, data, made.id, made.identities[0]?.identity_id)
  })
}

/**
 * A session follows at once, so a taken address can't be concealed. Its owner is signed in; from
 * others it is a password guess, and limited as one.
 */
async function signUpAtOnce(context: AuthContext, body: SignUp): Promise<Response> {
  const { sql, ask, limits } = context
  const { email, password } = body
  await limits.requireFewRefusals()
  await limits.guess(email)
  const answer = await whileHashing(async () => {
    const account = await accountOf(sql, email)
    if (!account?.email_confirmed_at) return makeAccount(context, body)
    if (!(await comparePassword(password, account.encrypted_password))) return undefined
    return askForSession(ask, { email, password })
  })
  if (answer) return answer
  await limits.refusal()
  throw signUpFailed()
}
