import type { z } from 'zod'
import { whileHashing } from '../../lib/password-hash.ts'
import type { Sql } from '../../lib/sql.ts'
import { endOtherSessions, requireStrong } from './accounts.ts'
import { cancelChange, requestChange } from './change-email.ts'
import type { SignedIn } from './context.ts'
import { type updateUser as contract, METADATA_KEYS } from './contract.ts'
import { invalid } from './problem.ts'
import * as strings from './strings.ts'

type Update = z.output<typeof contract>['body']

/** New fields are merged into existing ones, so a limit per request alone would be no limit. */
async function requireRoom(sql: Sql, id: string, data: NonNullable<Update['data']>): Promise<void> {
  // Our library writes the object as a JSON string, a hosted project as an object.
  const [row] = await sql<{ names: string[] }[]>`
    select array(select jsonb_object_keys(
      case jsonb_typeof(raw_user_meta_data)
        when 'string' then (raw_user_meta_data #>> '{}')::jsonb
        when 'object' then raw_user_meta_data
        else '{}' end)) as names
    from auth.users where id = ${id}`
  const names = new Set(row?.names)
  const most = Math.max(names.size, METADATA_KEYS)
  for (const [name, value] of Object.entries(data)) {
    if (value === null) names.delete(name)
    else names.add(name)
  }
  if (names.size > most) throw invalid(strings.tooMuchMetadata(METADATA_KEYS))
}

/** A new password ends the other sessions; a new address takes effect once its owner opens the mail there. */
export async function updateUser(context: SignedIn, { body }: { body: Update }): Promise<Response> {
  const { sql, mailer, ask, limits, user, token } = context
  const { password, data, email: wanted } = body
  const own = user.email ?? ''
  const moves = wanted !== undefined && wanted !== own
  if (password !== undefined) requireStrong(password, own)
  if (data) await requireRoom(sql, user.id, data)
  if (password !== undefined) await limits.mailToOwn(user)
  if (moves) {
    await limits.mailTo(wanted, user)
    await limits.mailToOwn(user)
  }
  const update = () => ask({ method: 'PUT', name: 'user', body: { password, data }, token })
  const answer = password === undefined ? await update() : await whileHashing(update)
  if (!answer.ok) return answer
  if (password !== undefined) {
    await endOtherSessions(sql, user)
    await cancelChange(context, user.id)
    if (own) await mailer.sendPasswordChanged(own)
  }
  if (!moves) return answer
  await requestChange(context, user.id, own, wanted)
  return ask({ method: 'GET', name: 'user', token })
}
