import type { z } from 'zod'
import { comparePassword, whileHashing } from '../../lib/password-hash.ts'
import { accountOf } from './accounts.ts'
import type { AuthContext } from './context.ts'
import type { token } from './contract.ts'
import type { Ask } from './forward.ts'
import { wrongCredentials } from './problem.ts'

const TRIES = 4

/** The library occasionally fails on a busy machine (its error is logged); asking again is safe and has always worked. */
export async function askForSession(ask: Ask, body: { email: string; password: string }): Promise<Response> {
  const call = { method: 'POST', name: 'token', query: { grant_type: 'password' }, body } as const
  let answer = await ask(call)
  for (let tries = 1; tries < TRIES && answer.status >= 500; tries++) answer = await ask(call)
  return answer
}

/** One password hash is compared whether or not the account exists: neither message nor timing reveals it. */
export async function signIn({ sql, ask, limits }: AuthContext, input: z.output<typeof token>) {
  if (input.grant_type === 'refresh_token')
    return ask({ method: 'POST', name: 'token', query: { grant_type: input.grant_type }, body: input.body })
  const { email, password } = input.body
  await limits.guess(email)
  return whileHashing(async () => {
    const account = await accountOf(sql, email)
    // The library compares the hash for confirmed accounts only.
    if (!account?.email_confirmed_at || !account.encrypted_password) {
      const isRight = await comparePassword(password, account?.encrypted_password)
      if (account && !isRight) throw wrongCredentials()
    }
    return askForSession(ask, { email, password })
  })
}
