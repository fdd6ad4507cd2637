import { z } from 'zod'
import * as strings from './strings.ts'

/** The input of auth/v1, route by route. The library only gets requests built from values parsed here. */

const UNUSABLE = /[\0\p{Surrogate}]/u
const CONTROL = /\p{Cc}/u

/** PostgreSQL stores neither NUL nor lone surrogates. */
const text = (most: number, message: string) =>
  z
    .string(message)
    .max(most, message)
    .refine((given) => !UNUSABLE.test(given), message)
const line = (most: number, message: string) =>
  text(most, message).refine((given) => !CONTROL.test(given), message)

// HTML's rule for <input type="email">, plus a dot in the domain. ASCII only: look-alikes would be two accounts.
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)
const EMAIL_LENGTH = 254

const email = z
  .string(strings.emailInvalid)
  .refine((given) => given.length <= EMAIL_LENGTH && EMAIL.test(given), strings.emailInvalid)
  .transform((given) => given.toLowerCase())

/** Whether a new one is strong enough is checked elsewhere. */
const password = text(1000, strings.passwordInvalid).min(1, strings.passwordInvalid)

const NAME = /^[a-zA-Z_][a-zA-Z0-9_]{0,62}$/
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
/** Set by the library; a client that sends back what it received sends them too. */
const KEPT = new Set(['sub', 'email', 'email_verified', 'phone_verified'])
export const METADATA_KEYS = 20
const INVALID_DATA = strings.metadataInvalid(METADATA_KEYS)
const value = z.union([text(1000, INVALID_DATA), z.number(), z.boolean(), z.null()], INVALID_DATA)

function isFlatRecord(given: unknown): given is Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  const names = Object.keys(given)
  return names.length <= METADATA_KEYS && names.every((name) => NAME.test(name) && !RESERVED.has(name))
}
const metadata = z
  .custom<Record<string, unknown>>(isFlatRecord, INVALID_DATA)
  .pipe(
    z.record(
      z.string(),
      z.union([value, z.array(value, INVALID_DATA).max(METADATA_KEYS, INVALID_DATA)], INVALID_DATA),
    ),
  )
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([name]) => !KEPT.has(name))))
const data = metadata.nullish().transform((given) => given ?? undefined)

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, strings.bodyMissing)

const redirect = line(2000, strings.redirectInvalid).optional()
/** Our mails link to our own pages only: the caller's redirect is validated, and otherwise ignored. */
const mailing = <Body extends z.ZodType>(sent: Body) => z.object({ redirect_to: redirect, body: sent })

export const token = z.discriminatedUnion(
  'grant_type',
  [
    z.object({ grant_type: z.literal('password'), body: body({ email, password }) }),
    z.object({
      grant_type: z.literal('refresh_token'),
      body: body({
        refresh_token: z
          .string(strings.refreshTokenInvalid)
          .regex(/^[\w.-]{1,255}$/, strings.refreshTokenInvalid),
      }),
    }),
  ],
  strings.grantTypeInvalid,
)

export const signUp = mailing(body({ email, password, data }))
export const recover = mailing(body({ email }))
export const resend = mailing(
  body({ type: z.enum(['signup', 'email_change'], strings.resendTypeInvalid), email }),
)
export const updateUser = mailing(body({ email: email.optional(), password: password.optional(), data }))

/** The kinds of links in our mails. */
const kind = z.enum(['signup', 'recovery', 'email_change'], strings.verifyTypeInvalid)
const proof = line(1000, strings.verifyTokenMissing).min(1, strings.verifyTokenMissing)
export const verify = mailing(
  body({
    type: kind,
    token_hash: proof.optional(),
    token: proof.optional(),
    email: email.optional(),
  }).refine((given) => given.token_hash ?? (given.email && given.token), strings.verifyTokenMissing),
)
export const openLink = z.object({ type: kind, token: proof, redirect_to: redirect })

const scope = z.enum(['global', 'local', 'others'], strings.scopeInvalid)
export const signOut = z
  .object({ scope: scope.optional(), body: body({ scope: scope.optional() }).optional() })
  .transform((given) => ({ scope: given.scope ?? given.body?.scope ?? 'local' }))

/** Calls without input, or whose response does not depend on it. */
export const nothing = z.object({}).transform(() => ({}))
