import { AppError } from '../../errors.ts'
import { LIMITS, type RateLimiter } from '../../lib/rate-limit.ts'
import type { User } from '../platform.ts'
import { tooManyMails } from './problem.ts'

export type AuthLimits = ReturnType<typeof authLimits>

/** Rate limits of auth/v1 per caller. */
export function authLimits(limiter: RateLimiter, network: string) {
  const account = (email: string) => `account ${email}`

  const takeMail = async (limit: typeof LIMITS.mails, who: string[]) => {
    try {
      await limiter.take(limit, who)
    } catch (error) {
      if (error instanceof AppError && error.status === 429)
        throw tooManyMails(error.extra.headers?.['Retry-After'] ?? '60')
      throw error
    }
  }
  const mail = async (receiver: string, user: User | undefined) => {
    await takeMail(LIMITS.mailsCaused, [network, ...(user ? [user.id] : [])])
    await takeMail(LIMITS.mails, [receiver])
  }

  return {
    /** An attempt at the password or the code of an account. */
    guess: async (email: string) => {
      await limiter.take(LIMITS.account, [`${account(email)} from ${network}`])
      await limiter.take(LIMITS.accountOverall, [account(email)])
    },
    /** A mail to an address that the caller supplied. */
    mailTo: (email: string, user?: User) => mail(account(email), user),
    /**
     * A mail to the caller's own address. Counted separately: otherwise an attacker could type an address often enough
     * to keep its owner from changing the password.
     */
    mailToOwn: (user: User) => mail(`owner ${user.id}`, user),
    /** Throws when this network has probed for existing accounts too often. */
    requireFewRefusals: () => limiter.check(LIMITS.refusedSignUps, [network]),
    refusal: () => limiter.take(LIMITS.refusedSignUps, [network]),
  }
}
