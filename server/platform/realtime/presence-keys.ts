import { Refusal } from './refusal.ts'

/** As PostgreSQL reads one: in any case, with its dashes or without. */
const USER_ID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i
const plain = (id: string) => id.replaceAll('-', '').toLowerCase()

/** A client names itself as it likes, but not as another person. */
export function checkKey(key: string, userId: string | undefined) {
  // The clients keep who is present in plain objects: a name that every object has would break all of them.
  if (key in Object.prototype) throw new Refusal('This presence key is reserved. Choose another one.')
  if (userId !== undefined && USER_ID.test(key) && plain(key) !== plain(userId))
    throw new Refusal('A presence key that is a user id must be your own.')
}
