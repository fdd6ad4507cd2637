import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAccessToken } from './authorization.ts'

const KEY = 'sb_publishable_0123456789'
const TOKEN = 'eyJh_bGc.eyJz-dWI.c2lnbmF0dXJl'

describe('readAccessToken', () => {
  it('returns the token after Bearer, case-insensitively', () => {
    expect(readAccessToken(`Bearer ${TOKEN}`, KEY)).toBe(TOKEN)
    expect(readAccessToken(`bearer ${TOKEN}`, KEY)).toBe(TOKEN)
  })

  it('returns undefined without a header, and for the API key of the request', () => {
    expect(readAccessToken(undefined, KEY)).toBeUndefined()
    expect(readAccessToken(null, KEY)).toBeUndefined()
    expect(readAccessToken(`Bearer ${KEY}`, KEY)).toBeUndefined()
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer  ${TOKEN}`,
    `Bearer\t${TOKEN}`,
    `Bearer\u00a0${TOKEN}`,
    `Bearer ${TOKEN}\u00a0`,
    `Bearer ${TOKEN} `,
    `Bearer ${TOKEN},`,
    `Bearer ${TOKEN}, Bearer ${TOKEN}`,
    `Bearer ${TOKEN}\n`,
    `Bearer ${TOKEN}=`,
    `Bearer ${TOKEN}.x`,
    `Bearer sb_publishable_another`,
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${'x'.repeat(9000)}.a.b`,
  ])('refuses %j', (header) => expect(() => readAccessToken(header, KEY)).toThrow('not valid'))

  it('refuses any other spelling, or returns exactly the same token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(TOKEN.length + 7), (noise, at) => {
        const header = `Bearer ${TOKEN}`
        const spoiled = header.slice(0, at) + noise + header.slice(at)
        let read: string | undefined
        try {
          read = readAccessToken(spoiled, KEY)
        } catch {
          return
        }
        expect(spoiled.slice(7)).toBe(read)
      }),
    )
  })
})
