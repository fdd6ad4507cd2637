/** Calls the library, which isn't reachable any other way. */
export type Ask = (call: Call) => Promise<Response>

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  name: string
  query?: Record<string, string>
  body?: object
  token?: string | undefined
}

// Only the path matters: this host is never resolved.
const ORIGIN = 'http://auth.internal/auth/v1/'
const KEPT = ['content-type', 'cache-control', 'location', 'x-sb-error-code']

/** A request that we build: the caller's input is in it as parsed values only. */
export function authRequest(apikey: string, { method, name, query, body, token }: Call): Request {
  const url = new URL(name, ORIGIN)
  url.search = new URLSearchParams(query).toString()
  const headers = new Headers({ apikey })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** The response without headers that identify sessions and accounts. */
export const plainAnswer = (answer: Response) =>
  new Response(answer.body, {
    status: answer.status,
    headers: KEPT.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  })
