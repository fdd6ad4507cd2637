import { describe, expect, it } from 'vitest'
import { outcome } from './auth-outcome.ts'

describe('outcome of an auth call', () => {
  it('keeps the message and the reasons of a rejection', async () => {
    const error = { name: 'AuthWeakPasswordError', message: 'Too weak.', status: 422, reasons: ['length', 7] }
    expect(await outcome(async () => ({ error }))).toEqual({
      error: { message: 'Too weak.', reasons: ['length'] },
    })
  })

  it('uses its own messages for a lost connection and for rate limits', async () => {
    const lost = { name: 'AuthRetryableFetchError', message: '{}', status: 0 }
    const crowd = { message: 'slow down', status: 429 }
    expect((await outcome(async () => ({ error: lost }))).error?.message).toMatch(/connection/)
    expect((await outcome(async () => ({ error: crowd }))).error?.message).toMatch(/wait a moment/)
    expect((await outcome(async () => ({ error: { message: '{}' } }))).error?.message).toMatch(/went wrong/)
  })

  it('never throws', async () => {
    const failed = await outcome(() => Promise.reject(new Error('no library')))
    expect(failed).toEqual({ error: { message: 'no library', thrown: true } })
  })
})
