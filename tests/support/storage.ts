import type { TestServer } from './server.ts'

export type Person = Awaited<ReturnType<TestServer['user']>>

export const png = (bytes = 64) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/png' })
export const avatarsOf = (person: Person) => person.client.storage.from('avatars')

interface Sent {
  body?: string | Buffer
  headers?: Record<string, string>
  /** Without a session. */
  anonymous?: boolean
}

/** Sends to storage/v1 what no client library would; {me} is replaced by the user's own folder. */
export function storageAsker(server: TestServer, person: Person) {
  const mine = (path: string) => path.replaceAll('{me}', person.id)
  const ask = async (method: string, path: string, { body, headers, anonymous }: Sent = {}) =>
    server.app.request(`/storage/v1/${mine(path)}`, {
      method,
      headers: {
        apikey: server.keys.publishableKey,
        ...(!anonymous && { authorization: `Bearer ${person.session?.access_token}` }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      },
      body: body as BodyInit,
    })
  const json = (method: string, path: string, body: unknown) =>
    ask(method, path, { body: JSON.stringify(body) })
  return { mine, ask, json }
}
