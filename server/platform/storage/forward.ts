import type { Upload } from './upload.ts'

// Only the path matters: this host is never resolved.
const ORIGIN = 'http://storage.internal/storage/v1/'

export interface Forwarded {
  method: string
  /** Path segments, not encoded. */
  place: string[]
  token?: string
  json?: unknown
  file?: Upload
  upsert?: boolean
}

export interface Credentials {
  /** Undefined where the URL itself is the permission. */
  apikey: string | undefined
  token: string | undefined
}

/** The library decodes a path with decodeURI, so characters that it leaves alone must not be encoded. */
const encode = (place: string[]) => encodeURI(place.join('/'))

/** A request that we build: the caller's input is in it as parsed values only. */
export function storageRequest({ apikey, token: session }: Credentials, call: Forwarded): Request {
  const headers = new Headers()
  if (apikey !== undefined) headers.set('apikey', apikey)
  if (session !== undefined) headers.set('authorization', `Bearer ${session}`)
  if (call.upsert !== undefined) headers.set('x-upsert', String(call.upsert))
  let body: Uint8Array<ArrayBuffer> | string | undefined
  if (call.file) {
    headers.set('content-type', call.file.type)
    headers.set('content-length', String(call.file.bytes.byteLength))
    headers.set('cache-control', call.file.cacheControl)
    body = call.file.bytes
  } else if (call.json !== undefined) {
    headers.set('content-type', 'application/json')
    body = JSON.stringify(call.json)
  }
  const url = new URL(encode(call.place), ORIGIN)
  if (call.token !== undefined) url.searchParams.set('token', call.token)
  return new Request(url, { method: call.method, headers, body })
}
