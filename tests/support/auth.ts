import { expect } from 'vitest'
import type { TestServer } from './server.ts'

export interface Asked {
  status: number
  body: Record<string, unknown>
  text: string
  headers: Headers
}

/** Calls of auth/v1 as any program may send them, not only the client library. */
export const authAsker =
  (server: TestServer) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Asked> => {
    const response = await server.app.request(`/auth/v1/${path}`, {
      method,
      headers: {
        apikey: server.keys.publishableKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    let parsed: unknown
    try {
      parsed = JSON.parse(text)
    } catch {
      parsed = {}
    }
    return {
      status: response.status,
      body: (parsed ?? {}) as Record<string, unknown>,
      text,
      headers: response.headers,
    }
  }

export const mailsTo = async (server: TestServer, address: string) =>
  (await server.mails()).filter(({ recipient }) => recipient === address)

export const linkIn = (body = '') => /https?:\/\/\S+/.exec(body)?.[0] ?? ''

/** Opens the link of a mail like a browser, up to its final redirect. */
export async function openLink(link: string) {
  const response = await fetch(link, { redirect: 'manual' })
  const target = new URL(response.headers.get('location') ?? 'http://nowhere.invalid')
  return { status: response.status, target, fragment: new URLSearchParams(target.hash.slice(1)) }
}

/** A refusal as the client library reads it; never a server error. */
export function expectInvalid({ status, body, headers }: Asked, what: string) {
  expect([status, body.code, body.error_code], what).toEqual([400, 400, 'validation_failed'])
  expect(body.msg, what).toEqual(expect.stringMatching(/^[A-Z].+/))
  expect(headers.get('x-sb-error-code'), what).toBe('validation_failed')
}
