import { AsyncLocalStorage } from 'node:async_hooks'
import type { webcrypto } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { AppError, badRequest, conflict, isDatabaseAway } from '../../errors.ts'
import * as strings from './strings.ts'

interface Call {
  /** The library copies and deletes; for us it is a rename of the same file. */
  moves: boolean
  /** A deliberate refusal of the blob adapter. */
  refusal?: AppError
  /** A failure below the library, which only reports that something failed. */
  failure?: unknown
}

const calls = new AsyncLocalStorage<Call>()

export const isMove = () => calls.getStore()?.moves === true

/** Keeps the cause of a failure for the response. */
export function noteFailure(error: unknown) {
  const call = calls.getStore()
  if (call) call.failure = error
}

/** Aborts the call with our own response. The library logs every error except this one. */
export function refuse(refusal: AppError): never {
  const call = calls.getStore()
  if (!call) throw refusal
  call.refusal = refusal
  throw Object.assign(new Error(refusal.message), { code: '42501' })
}

/** Transient, though not classified as such: timeouts, deadlocks, a server without room. */
const PASSING = /^(57014|40001|40P01|55P03|ENOSPC)$/
/** A disk quota or a size limit: PostgreSQL only has a code for a full disk. */
const NO_ROOM = /could not (extend|write to) file/

function causeOf(failure: unknown): unknown {
  if (failure instanceof AppError || isDatabaseAway(failure)) return failure
  const { code = '', message = '' } = (failure ?? {}) as { code?: string; message?: string }
  // Under a code that maps to 503, and is logged.
  if (PASSING.test(code) || NO_ROOM.test(message))
    return Object.assign(new Error(`a file could not be stored: ${code}`, { cause: failure }), {
      code: '53000',
    })
  // Two concurrent uploads of one name: the other one was first.
  if (code === '23505') return conflict(strings.fileExists)
  return failure
}

const LINK = /^\/storage\/v1\/object\/(?<kind>sign|upload\/sign)\/(?<bucket>[^/]+)\/(?<path>.+)$/

/** Here, because the library treats an invalid link as an internal error. */
async function checkLink(url: URL, token: string, secret: webcrypto.CryptoKey) {
  const { kind, bucket, path } = LINK.exec(url.pathname)?.groups ?? {}
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
    const isRight =
      payload.bucket === bucket &&
      payload.sub === decodeURI(path ?? '') &&
      payload.intent === (kind === 'sign' ? 'download' : 'upload') &&
      payload.exp !== undefined
    if (!isRight) throw badRequest(strings.linkInvalid)
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badRequest(strings.linkExpired)
    throw error instanceof errors.JOSEError ? badRequest(strings.linkInvalid) : error
  }
}

/** Calls the library, and exposes the cause of a failure. */
export async function askStorage(
  request: Request,
  secret: webcrypto.CryptoKey,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (token !== null) await checkLink(url, token, secret)
  const call: Call = { moves: url.pathname === '/storage/v1/object/move' }
  const response = await calls.run(call, () => ask(request))
  if (call.refusal) throw call.refusal
  if (response.status === 500 && call.failure !== undefined) throw causeOf(call.failure)
  return response
}
