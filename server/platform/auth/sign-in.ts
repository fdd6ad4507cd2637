import type { z } from 'zod'
import { comparePassword, whileHashing } from '../../lib/password-hash.ts'
import { accountOf } from './accounts.ts'
import type { AuthContext } from './context.ts'
import type { token } from './contract.ts'
import { wrongCredentials } from './problem.ts'

/** One password hash is compared whether or not the account exists: neither message nor timing reveals it. */
export async function signIn({ sql, ask, limits }: AuthContext, input: z.output<typeof token>) {
  const call = {
    method: 'POST',
    name: 'token',
    query: { grant_type: input.grant_type },
    body: input.body,
  } as const
  if (input.grant_type === 'refresh_token') return ask(call)
  const { email, password } = input.body
  await limits.guess(email)
  return whileHashing(async () => {
    const account = await accountOf(sql, email)
    // The library compares the hash for confirmed accounts only.
    if (!account?.email_confirmed_at || !account.encrypted_password) {
      const isRight = await comparePassword(password, account?.encrypted_password)
      if (account && !isRight) throw wrongCredentials()
    }
    return ask(call)
  })
}
