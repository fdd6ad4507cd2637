/** What a recognizer makes of bullets. */
const BULLET = /^[«»+*°¢©®¥§~_|•·▪●]{1,2}\s+(?=\S)|^[eo]\s+(?=[\d½¼¾⅓⅔⅛])|^[•·▪●](?=[\p{L}\d])/u
/** "11/4 cups" is 1 1/4. */
const MIXED = /(?<![\d/.,])(\d)(1\/[2348]|3\/[48]|2\/3)(?![\d/])/g
const DEGREES = /(\d{2,3})\s?(?:[*"“”'’º]|o)\s?(?=[CF]\b)/g

/** Corrects what only a recognizer writes; a text from a PDF is as it was set. */
export const withoutSlips = (line: string): string =>
  line
    .replace(BULLET, '')
    .replace(MIXED, '$1 $2')
    .replace(DEGREES, '$1°')
    .replace(/(\d)\s9\)/g, '$1 g)')
    .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1')
