import * as strings from './strings.ts'

/** What a link in our mails returned in the URL, read before the client library removes it. */
interface AuthReturn {
  /** It came from a password-reset mail and proved ownership of the address. */
  recovery: boolean
  /** The link was already used, or has expired. */
  problem: string | undefined
}

const KEY = 'sous-recovery'

export function readAuthReturn({ hash, search }: Pick<Location, 'hash' | 'search'>): AuthReturn {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const query = new URLSearchParams(search)
  const failed = given.has('error') || given.has('error_description') || query.has('error_description')
  return {
    recovery: given.has('access_token') && given.get('type') === 'recovery',
    problem: failed ? strings.linkExpired : undefined,
  }
}

/** A reload while choosing a new password must not lose the proof; closing the tab may. */
export const recoveryNote = {
  get: (): boolean => {
    try {
      return sessionStorage.getItem(KEY) !== null
    } catch {
      return false
    }
  },
  set: (on: boolean) => {
    try {
      if (on) sessionStorage.setItem(KEY, '1')
      else sessionStorage.removeItem(KEY)
    } catch {
      // Without storage a reload requires a new link.
    }
  },
}
