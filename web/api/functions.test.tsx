import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, FunctionError } from './functions.ts'

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

function stubFetch(...answers: Response[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answers.shift() ?? answer({}))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failure = (calling: Promise<unknown>): Promise<FunctionError> =>
  calling.then(
    () => Promise.reject(new Error('expected a failure')),
    (error) => error as FunctionError,
  )

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('posts JSON to functions/v1 on the same origin and returns the response', async () => {
    const fetch = stubFetch(answer({ tips: ['salt'] }))
    await expect(call('get-daily-tips', {})).resolves.toEqual({ tips: ['salt'] })
    const [url, init] = fetch.mock.calls[0]!
    expect(url).toBe(`${window.location.origin}/functions/v1/get-daily-tips`)
    expect(init.method).toBe('POST')
    expect(init.body).toBe('{}')
    expect(init.headers).not.toHaveProperty('authorization')
  })

  it('throws with the code, message, details and request id of our error shape', async () => {
    stubFetch(
      answer(
        {
          error: 'invalid_input',
          message: 'Name an ingredient.',
          details: [{ path: 'ingredient' }],
          request_id: 'r1',
        },
        422,
      ),
    )
    const error = await failure(call('ingredient-substitution', { ingredient: '' }))
    expect(error).toBeInstanceOf(FunctionError)
    expect(error).toMatchObject({
      code: 'invalid_input',
      message: 'Name an ingredient.',
      status: 422,
      details: [{ path: 'ingredient' }],
      requestId: 'r1',
    })
  })

  it('uses its own message for an unknown error response', async () => {
    stubFetch(answer('<html>bad gateway</html>', 502))
    const error = await failure(call('household', { action: 'status' }))
    expect(error).toMatchObject({ code: 'http_502', status: 502 })
    expect(error.message).toMatch(/try again/i)
  })

  it('reports a network failure, and ignores a cancelled call', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failure(call('get-daily-tips', {}))).toMatchObject({ code: 'offline', status: 0 })
    const stop = new AbortController()
    stop.abort()
    const error = await failure(call('get-daily-tips', {}, { signal: stop.signal }))
    expect(error).not.toBeInstanceOf(FunctionError)
  })
})
