/** A pasted page is no code: nothing longer is even looked at. */
const LONGEST = 40
/** Codes are printed in groups, and typed the same way. */
const GAPS = /[\s\u00ad\u2010-\u2015\u2212-]+/g

/** Of all but the last digit. From the right, every other digit counts three times, so zeros before it change nothing. */
function checkDigit(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at++) sum += Number(body[body.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

const holds = (code: string) => checkDigit(code.slice(0, -1)) === Number(code.at(-1))

/** UPC-E leaves out zeros of a UPC-A; its sixth digit says which. The check digit is that of the long form. */
function expanded(short: string): string {
  const [system, a, b, c, d, e, kind, check] = short
  const middle =
    Number(kind) <= 2
      ? `${a}${b}${kind}0000${c}${d}${e}`
      : kind === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : kind === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${kind}`
  return `0${system}${middle}${check}`
}

/**
 * Eight digits are EAN-8 or UPC-E, and some hold as both. Those with 0 first are UPC-E then: an EAN-8 with 0 first is only
 * a shop's own number. Digits alone decide, not how they came, so that a code that is typed is the same as one that is read.
 */
function ofEight(code: string): string | undefined {
  const long = /^[01]/.test(code) ? expanded(code) : undefined
  const isShort = long !== undefined && holds(long)
  if (isShort && code.startsWith('0')) return long
  return holds(code) ? code : isShort ? long : undefined
}

/**
 * A product's code in one form: EAN-13, UPC-A and UPC-E as 13 digits, EAN-8 as 8. Undefined if it is none of them, or its
 * check digit is wrong.
 */
export function productCode(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const digits = text.replace(GAPS, '')
  if (!/^\d{8}$|^\d{12,14}$/.test(digits) || /^0+$/.test(digits)) return undefined
  if (digits.length === 8) return ofEight(digits)
  // Fourteen digits with another first one are a carton of the product.
  const long = digits.padStart(14, '0')
  if (!long.startsWith('0') || !holds(long)) return undefined
  // Lists write an EAN-8 with zeros before it; no UPC begins this way.
  return long.startsWith('000000') ? ofEight(long.slice(6)) : long.slice(1)
}

/**
 * The part of a shop's own code that names the product; undefined for the codes of makers, which are the same everywhere.
 *
 * Shops print 02 and 20 to 29 on what they weigh: two digits, five for the product, five for the price or weight, the check
 * digit. The first seven are taken. Where a country has only four for the product, the seventh checks the price: then the same
 * cheese is asked for again, while with six digits different products of other shops would be one. Without a number for the
 * product (a till that counts: 2000000…) and with 04, which by the rules of GS1 has no price inside, it is all but the
 * check digit. A code of eight digits has no room for a price.
 */
export function storeCode(code: string): string | undefined {
  if (code.length !== 13 || !/^(?:02|04|2)/.test(code)) return undefined
  return code.startsWith('04') || code.startsWith('00000', 2) ? code.slice(0, -1) : code.slice(0, 7)
}

/** Whether a code means the same in every shop. Of eight digits, those with 0 or 2 first are a shop's own as well. */
export const isMakersCode = (code: string): boolean =>
  code.length === 8 ? !/^[02]/.test(code) : code.length === 13 && storeCode(code) === undefined

/** Newspapers, books and sheet music are numbered as products are. */
export const isPrintedMatter = (code: string): boolean => /^97[789]\d{10}$/.test(code)
