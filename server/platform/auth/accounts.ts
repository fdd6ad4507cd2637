import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD_PROBLEMS, passwordProblems } from '#core/account/password.ts'
import type { Sql } from '../../lib/sql.ts'
import type { User } from '../platform.ts'
import { AuthProblem } from './problem.ts'

interface Account {
  id: string
  encrypted_password: string | null
  email_confirmed_at: Date | null
}

export async function accountOf(sql: Sql, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, encrypted_password, email_confirmed_at from auth.users
    where email = ${email} and is_sso_user = false`
  return row
}

/** The address is unverified: the last user to sign up with it and open the mail becomes the owner. */
export async function dropUnconfirmed(sql: Sql, email: string): Promise<void> {
  await sql`delete from auth.users where email = ${email} and email_confirmed_at is null and is_sso_user = false`
}

export async function endOtherSessions(sql: Sql, { id, session }: User): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${id} and id is distinct from ${session ?? null}`
}

export function requireStrong(password: string, email: string): void {
  const problems = passwordProblems(password, email)
  if (problems.length === 0) return
  const reasons = problems.map((one) => (one === 'too_long' ? 'length' : one))
  throw new AuthProblem(422, 'weak_password', problems.map((one) => PASSWORD_PROBLEMS[one]).join(' '), {
    body: { weak_password: { reasons } },
  })
}

/** A response about an address that may or may not have an account takes at least this long, whatever the work. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(ms)])
  return result
}
