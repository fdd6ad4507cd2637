import { v7 } from 'uuid'

/** The timestamp embedded in such an id. */
const momentOf = (id: string) => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()

/**
 * The response to a sign-up that awaits confirmation. It is built here both for new accounts and for those that
 * existed before, so that the two can't differ.
 */
export function waitingAccount(email: string, data: object | undefined, id = v7(), identityId = v7()) {
  const known = { ...data, email, email_verified: false, phone_verified: false, sub: id }
  const now = momentOf(id)
  const times = { created_at: now, updated_at: now }
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: known,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: known,
        provider: 'email',
        last_sign_in_at: now,
        ...times,
        email,
      },
    ],
    ...times,
    is_anonymous: false,
    confirmation_sent_at: now,
  })
}
