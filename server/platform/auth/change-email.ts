import { randomBytes } from 'node:crypto'
import { accountOf, dropUnconfirmed } from './accounts.ts'
import { emailExists } from './problem.ts'
import type { AccountServices } from './services.ts'

type Services = Pick<AccountServices, 'sql' | 'mailer'>

interface Pending {
  id: string
  email: string
  email_change: string
}

/** The confirmation goes to the new address. Whether that has an account already is only revealed to its owner, by mail. */
async function sendProof({ sql, mailer }: Services, id: string, to: string): Promise<void> {
  const token = randomBytes(32).toString('hex')
  await sql`update auth.users
    set email_change = ${to}, email_change_token_new = ${token}, email_change_token_current = null,
      email_change_sent_at = now(), updated_at = now()
    where id = ${id}`
  const holder = await accountOf(sql, to)
  const isTaken = holder?.email_confirmed_at && holder.id !== id
  await (isTaken ? mailer.sendAlreadyThere(to) : mailer.sendEmailChange(to, token))
}

export async function requestChange(services: Services, id: string, from: string, to: string): Promise<void> {
  await sendProof(services, id, to)
  if (from) await services.mailer.sendChangeRequested(from, to)
}

export async function pendingChange({ sql }: Services, email: string): Promise<Pending | undefined> {
  const [row] = await sql<Pending[]>`
    select id, email, email_change from auth.users
    where email = ${email} and is_sso_user = false and email_change <> ''`
  return row
}

export const resendChange = (services: Services, { id, email_change }: Pending) =>
  sendProof(services, id, email_change)

/** A hijacked session may have requested it: a new password revokes both. */
export async function cancelChange({ sql }: Services, id: string): Promise<void> {
  await sql`update auth.users
    set email_change = null, email_change_token_new = null, email_change_token_current = null
    where id = ${id}`
}

/** Opens the link of a change. By now the address may belong to another account. */
export async function openChange(
  services: Services,
  hash: string,
  open: () => Promise<Response>,
  didWork: (answer: Response) => boolean,
): Promise<Response> {
  const { sql, mailer } = services
  const [pending] = await sql<Pending[]>`
    select id, email, email_change from auth.users
    where email_change_token_new = ${hash} and length(email_change_token_new) > 6
      and email_change_sent_at > now() - interval '1 hour'`
  if (!pending) return open()
  const isTaken = async () => {
    const holder = await accountOf(sql, pending.email_change)
    return holder !== undefined && holder.id !== pending.id
  }
  await dropUnconfirmed(sql, pending.email_change)
  if (await isTaken()) throw emailExists()
  const answer = await open()
  if (!didWork(answer)) {
    if (await isTaken()) throw emailExists()
    return answer
  }
  // Links sent to the old address must no longer open the account.
  await sql`update auth.users
    set recovery_token = null, confirmation_token = null, reauthentication_token = null
    where id = ${pending.id}`
  if (pending.email) await mailer.sendEmailChanged(pending.email, pending.email_change)
  return answer
}
