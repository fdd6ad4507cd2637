import { deleteAccountInput, deleteAccountOutput } from '#core/contracts/account.ts'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { AppError, unauthorized } from '../../errors.ts'
import { writeLetter } from '../../lib/mail/letter.ts'
import { isPasswordOf } from '../../lib/password-hash.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import type { Sql } from '../../lib/sql.ts'
import type { User } from '../../platform/platform.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'

const wrongPassword = () => new AppError(403, 'wrong_password', strings.passwordWrong)

async function requestEnd(db: Sql, user: User, password: string): Promise<Date> {
  const [account] = await db`select encrypted_password from auth.users where id = ${user.id}`
  if (!(await isPasswordOf(password, account?.encrypted_password))) throw wrongPassword()
  const [row] = await db.begin(async (work) => {
    await work`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${user.session ?? null}`
    // If requested twice, the first date stands.
    return work`insert into sous.accounts_to_delete (user_id, delete_after)
      values (${user.id}, now() + ${GRACE_DAYS} * interval '1 day')
      on conflict (user_id) do update set delete_after = accounts_to_delete.delete_after
      returning delete_after`
  })
  return row?.delete_after as Date
}

const dayOf = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Schedules the deletion of an account after a grace period in which its owner can cancel. A job in server/jobs deletes it. */
export const deleteAccount = defineFunction({
  input: deleteAccountInput,
  output: deleteAccountOutput,
  limit: LIMITS.signIn,
  handler: async ({ input, db, user, mail }) => {
    if (!user) throw unauthorized()
    const answer = (date: Date | undefined) => ({ delete_after: date?.toISOString() ?? null })

    if (input.action === 'cancel') {
      await db`delete from sous.accounts_to_delete where user_id = ${user.id}`
      return answer(undefined)
    }
    if (input.action === 'status') {
      const [row] = await db<{ delete_after: Date }[]>`
        select delete_after from sous.accounts_to_delete where user_id = ${user.id}`
      return answer(row?.delete_after)
    }
    const date = await requestEnd(db, user, input.password)
    if (user.email)
      await mail.outbox.send({
        to: user.email,
        subject: strings.deletionMailSubject,
        ...writeLetter({
          title: strings.deletionMailTitle,
          paragraphs: [strings.deletionMailDate(dayOf(date)), strings.deletionMailCancel],
          button: { label: strings.deletionMailButton, href: new URL('/auth', mail.siteUrl).href },
          note: strings.deletionMailNote,
        }),
      })
    return answer(date)
  },
})
