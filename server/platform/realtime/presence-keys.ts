import { Refusal } from './refusal.ts'
import * as strings from './strings.ts'

/** A UUID as PostgreSQL reads one: in any case, with or without dashes. */
const USER_ID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i
const plain = (id: string) => id.replaceAll('-', '').toLowerCase()

/** A client may choose its own key, but not another user's id. */
export function checkKey(key: string, userId: string | undefined) {
  // Clients keep the presence state in plain objects: the name of an inherited property would break all of them.
  if (key in Object.prototype) throw new Refusal(strings.presenceKeyReserved)
  if (userId !== undefined && USER_ID.test(key) && plain(key) !== plain(userId))
    throw new Refusal(strings.presenceKeyOfOther)
}
