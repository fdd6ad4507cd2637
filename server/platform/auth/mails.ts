import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { atLeast } from './accounts.ts'
import { pendingChange, resendChange } from './change-email.ts'
import type { AuthContext, SignedIn } from './context.ts'
import type { recover as recoverContract, resend as resendContract } from './contract.ts'
import { AuthProblem } from './problem.ts'

/** Covers the work for an address that has an account. */
const LEAST_MS = 150

/** The same response in the same time, whether or not the address has an account. */
export async function recover(
  { ask, limits }: AuthContext,
  { body }: z.output<typeof recoverContract>,
): Promise<Response> {
  await limits.mailTo(body.email)
  return atLeast(LEAST_MS, ask({ method: 'POST', name: 'recover', body }))
}

export async function resend(
  context: AuthContext,
  { body: { type, email } }: z.output<typeof resendContract>,
): Promise<Response> {
  await context.limits.mailTo(email)
  await atLeast(
    LEAST_MS,
    type === 'signup' ? resendConfirmation(context, email) : resendProof(context, email),
  )
  return Response.json({})
}

async function resendConfirmation({ sql, mailer }: AuthContext, email: string): Promise<void> {
  const token = randomBytes(32).toString('hex')
  const [row] = await sql`update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
    where email = ${email} and is_sso_user = false and email_confirmed_at is null returning id`
  if (row) await mailer.sendConfirmation(email, token)
}

/** Sent to a different address than the one given, so it counts there too. */
async function resendProof(context: AuthContext, email: string): Promise<void> {
  const pending = await pendingChange(context, email)
  if (!pending) return
  try {
    await context.limits.mailTo(pending.email_change)
  } catch (error) {
    // An error would reveal that there is such an account.
    if (error instanceof AuthProblem) return
    throw error
  }
  await resendChange(context, pending)
}

export async function reauthenticate({ ask, limits, user, token }: SignedIn): Promise<Response> {
  await limits.mailToOwn(user)
  return ask({ method: 'GET', name: 'reauthenticate', token })
}
