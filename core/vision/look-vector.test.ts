import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cosine, fromBase64, isUnit, toBase64 } from './look-vector.ts'

const unit = (length: number) =>
  fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length })
    .filter((values) => Math.hypot(...values) > 0.1)
    .map((values) => Float32Array.from(values, (value) => value / Math.hypot(...values)))

describe('a look in storage', () => {
  it('comes back almost as it was, at every length', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 130 }).chain((length) => unit(length)),
        (vector) => {
          const back = fromBase64(toBase64(vector), vector.length)
          expect(back && isUnit(back)).toBe(true)
          expect(cosine(vector, back!)).toBeGreaterThan(0.999)
        },
      ),
    ))

  it('agrees with the platform on base64', () => {
    const bytes = [127, -64, 3, 0, -1]
    const text = Buffer.from(Int8Array.from(bytes).buffer).toString('base64')
    expect(toBase64(Float32Array.from(bytes))).toBe(text)
    expect([...fromBase64(text, 5)!].map((value) => value * Math.hypot(...bytes))).toEqual(
      bytes.map((value) => expect.closeTo(value, 4)),
    )
  })

  it('is refused if it has another length, other letters or only zeros', () => {
    expect(fromBase64(toBase64(new Float32Array([1, 0, 0])), 4)).toBeNull()
    expect(fromBase64('AAA*', 3)).toBeNull()
    expect(fromBase64('A=AA', 3)).toBeNull()
    expect(fromBase64('AAAA', 3)).toBeNull()
    expect(fromBase64('', 0)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        const vector = fromBase64(text, 6)
        expect(vector === null || isUnit(vector)).toBe(true)
      }),
    )
  })
})
