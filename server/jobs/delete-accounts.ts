import type { TransactionSql } from 'postgres'
import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'

const AT_ONCE = 100

/** Deletes the account and everything that belongs to it: rows cascade from the user, the rest is listed here. */
async function deleteAccount(sql: Sql, id: string, log: Log): Promise<boolean> {
  return sql.begin(async (work) => {
    // Locked and rechecked: a user who just signed in keeps the account.
    const [due] =
      await work`select u.email from sous.accounts_to_delete d join auth.users u on u.id = d.user_id
      where d.user_id = ${id} and d.delete_after <= now() for update of d`
    if (!due) return false
    const email: string = due.email ?? ''
    const folder = `${id}/`
    // A hosted project may deny all access to these two tables: that must not block the deletion.
    const orTell = (rest: string, statement: (part: TransactionSql) => Promise<unknown>) =>
      work.savepoint(statement).catch((error) => log.error(rest, { error: describeError(error) }))
    await orTell(
      'files of a deleted account remain',
      (part) =>
        part`delete from storage.objects where starts_with(name, ${folder}) and bucket_id in ('avatars', 'recipe-photos')`,
    )
    await orTell(
      'log entries of a deleted account remain',
      (part) => part`delete from auth.audit_log_entries where strpos(payload::text, ${id}) > 0`,
    )
    await work`delete from sous.storage_blobs where starts_with(key, ${folder})
      and bucket in ('avatars', 'recipe-photos')`
    await work`delete from auth.refresh_tokens where user_id::text = ${id}`
    await work`delete from sous.mail_outbox where lower(recipient) = lower(${email})`
    await work`delete from auth.users where id = ${id}`
    return true
  })
}

/** Deletes the accounts whose grace period is over. One that fails doesn't block the others. */
export async function deleteDueAccounts(sql: Sql, log: Log): Promise<number> {
  const due = await sql<{ user_id: string }[]>`select user_id from sous.accounts_to_delete
    where delete_after <= now() order by delete_after limit ${AT_ONCE}`
  let done = 0
  for (const { user_id } of due) {
    try {
      if (await deleteAccount(sql, user_id, log)) done++
    } catch (error) {
      log.error('an account could not be deleted', { error: describeError(error) })
    }
  }
  return done
}
