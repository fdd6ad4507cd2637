/** Zeros of scripts with digits of their own: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g

/** The same text with the digits 0 to 9, of the same length. */
export const westernDigits = (text: string): string =>
  text.replace(DIGITS, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = ZEROS.find((one) => code >= one && code <= one + 9) ?? code
    return String(code - zero)
  })
