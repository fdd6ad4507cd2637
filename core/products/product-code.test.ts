import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productCode, storeCode } from './product-code.ts'

/** The rule as the standard words it: by place from the left, not from the right. */
function withCheck(body: string): string {
  const padded = body.padStart(17, '0')
  const sum = [...padded].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(''))

describe('the code of a product', () => {
  it.each([
    ['EAN-13', '3175681066632', '3175681066632'],
    ['UPC-A', '036000291452', '0036000291452'],
    ['EAN-8', '96385074', '96385074'],
    ['UPC-E', '04252614', '0042100005264'],
    ['UPC-E whose digits hold as EAN-8 too', '01234565', '0012345000065'],
    ['UPC-E, number system 1', '10001230', '0100000000120'],
    ['GTIN-14', '03175681066632', '3175681066632'],
    ['EAN-8 with zeros before it', '0000096385074', '96385074'],
    ['spaces', ' 3 175681 066632 ', '3175681066632'],
    ['dashes', '0-36000-29145-2', '0036000291452'],
    ['other dashes and spaces', '0–36000‑29145\u00a02', '0036000291452'],
  ])('%s', (_, text, code) => expect(productCode(text)).toBe(code))

  it.each([
    ['nothing', ''],
    ['a wrong check digit', '3175681066633'],
    ['two digits swapped', '3175681066362'],
    ['a carton', '13175681066639'],
    ['too short', '31756810666'],
    ['zeros', '0000000000000'],
    ['a word between', '3175681 x 066632'],
    ['digits of another script', '٣١٧٥٦٨١٠٦٦٦٣٢'],
    ['script', '<img src=x onerror=alert(1)>'],
    ['too long', `3175681066632${' '.repeat(28)}`],
    ['much too long', '3175681066632'.repeat(1_000_000)],
  ])('is not %s', (_, text) => expect(productCode(text)).toBeUndefined())

  it('is any twelve digits with their check digit, and no other with one digit changed', () =>
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        fc.pre(!body.startsWith('00000'))
        const code = withCheck(body)
        expect(productCode(code)).toBe(code)
        const other = (Number(code[at]) + by) % 10
        expect(productCode(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toBeUndefined()
      }),
    ))

  it('is the same for UPC-A with and without the zero before it', () =>
    fc.assert(
      fc.property(digits(11), (body) => {
        const code = withCheck(body)
        expect(productCode(code)).toBe(productCode(`0${code}`))
      }),
    ))

  it('is the long form of UPC-E: the digits in their order, zeros between', () =>
    fc.assert(
      fc.property(digits(6), (short) => {
        fc.pre(short !== '000000')
        const found = Array.from({ length: 10 }, (_, check) => productCode(`0${short}${check}`)).filter(
          (code) => code?.length === 13,
        )
        expect(found).toHaveLength(1)
        const nonZero = (text: string) => text.replace(/0/g, '')
        const kept = Number(short[5]) >= 3 && Number(short[5]) <= 4 ? short.slice(0, 5) : short
        expect([...nonZero(found[0]!.slice(0, -1))].sort()).toEqual([...nonZero(kept)].sort())
      }),
    ))

  it('stays what it is once it has its form, and never throws', () =>
    fc.assert(
      fc.property(
        fc.oneof(digits(8), digits(12), digits(13).map(withCheck), digits(7).map(withCheck), fc.string()),
        (text) => {
          const code = productCode(text)
          if (code === undefined) return
          expect(code).toMatch(/^(?:\d{8}|\d{13})$/)
          expect(productCode(code)).toBe(code)
        },
      ),
    ))
})

describe('the codes of shops', () => {
  it('name the same product at any weight and price', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('02', '20', '23', '29'),
        digits(5),
        digits(5),
        digits(5),
        (at, item, a, b) => {
          fc.pre(item !== '00000')
          const [one, two] = [a, b].map((value) => productCode(withCheck(`${at}${item}${value}`)))
          expect(storeCode(one!)).toBe(`${at}${item}`)
          expect(storeCode(two!)).toBe(`${at}${item}`)
        },
      ),
    ))

  it.each([
    ['American scales print UPC-A', '212345678909', '0212345'],
    ['a till that only counts', '2000000123455', '200000012345'],
    ['a number without a price', '0412345678903', '041234567890'],
  ])('%s', (_, text, key) => expect(storeCode(productCode(text) ?? '')).toBe(key))

  it.each(['3175681066632', '0036000291452', '96385074', '20123451'])('%s is no such code', (code) =>
    expect(storeCode(code)).toBeUndefined(),
  )
})
