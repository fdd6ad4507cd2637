import type { z } from 'zod'
import { comparePassword, whileHashing } from '../../lib/password-hash.ts'
import { accountOf } from './accounts.ts'
import type { AuthContext } from './context.ts'
import type { token } from './contract.ts'
import { wrongCredentials } from './problem.ts'

/** One password is compared whether there is such an account or not: neither words nor time reveal it. */
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
    // The library compares for accounts that are confirmed, and for those alone.
    if (!account?.email_confirmed_at || !account.encrypted_password) {
      const isRight = await comparePassword(password, account?.encrypted_password)
      if (account && !isRight) throw wrongCredentials()
    }
    return ask(call)
  })
}
