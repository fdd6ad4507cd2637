/** "0,75", "1.000 g": a number with a comma, or with three places, and the unit behind it. */
const NUMBER = /(?<![\d.,/])(\d{1,4})([.,])(\d{1,3})(?![\d/]|[.,]\d)(?=(\s?[a-z]*))/giu
/** Of these, a kitchen has thousands; of kilograms and liters it has none. */
const SMALL = /^\s?(?:g|gr|grm|grams?|gramm|ml|milliliters?)$/i
const LARGE = /^\s?(?:kg|kgs|kilos?|kilograms?|kilogramm|l|lt|ltr|lit(?:er|re)s?)$/i

/** A decimal comma as a point, and a thousand without its sign: "0,75 l" is 0.75 l, "1.000 g" and "1,000 g" are 1000 g. */
export const plainNumbers = (text: string): string =>
  text.replace(NUMBER, (written, whole: string, sign: string, places: string, unit: string) => {
    const isThousand =
      places.length === 3 &&
      !whole.startsWith('0') &&
      (SMALL.test(unit) || (sign === ',' && !LARGE.test(unit)))
    if (isThousand && whole.length <= 3) return `${whole}${places}`
    return sign === ',' ? `${whole}.${places}` : written
  })

/** The parts of a list that is written in one line; the comma of "0,5 kg" divides nothing. */
export const splitList = (text: string): string[] => text.split(/(?<!\d),|,(?!\d{1,3}(?!\d))|[;\n]/)
