import type { Upload } from './upload.ts'

// Only the path matters: this address is never resolved.
const ORIGIN = 'http://storage.internal/storage/v1/'

export interface Forwarded {
  method: string
  /** Words and names, not encoded. */
  place: string[]
  token?: string
  json?: unknown
  file?: Upload
  upsert?: boolean
}

export interface Credentials {
  /** Missing where the address itself is the permission. */
  apikey: string | undefined
  token: string | undefined
}

/** The library decodes a path by decodeURI, so what that leaves alone must stand as it is. */
const encode = (place: string[]) => encodeURI(place.join('/'))

/** A request of our own making: what the caller sent is in it as parsed values alone. */
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
