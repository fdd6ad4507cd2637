import { decodeEntities } from './entities.ts'
import { singular } from './plural.ts'

const VULGAR: ReadonlyMap<string, string> = new Map(
  [...'½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒'].map((char, i) => {
    const plain = '1/2 1/4 3/4 1/3 2/3 1/8 3/8 5/8 7/8 1/5 2/5 3/5 4/5 1/6 5/6 1/7 1/9 1/10'.split(' ')
    return [char, plain[i] ?? ''] as const
  }),
)
const VULGAR_PATTERN = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what decides the fast path
const ASCII = /^[\x00-\x7f]*$/

/** Lower case, entities decoded, accents folded ("jalapeños" -> "jalapenos"), fractions expanded ("½" -> " 1/2"). */
export function fold(text: string): string {
  const decoded = decodeEntities(text)
  if (ASCII.test(decoded)) return decoded.toLowerCase()
  const plain = decoded.replace(VULGAR_PATTERN, (char) => ` ${VULGAR.get(char) ?? ''}`).replace(/[®™©]/g, '')
  if (ASCII.test(plain)) return plain.toLowerCase()
  const taken = plain.replace(/´/g, "'").normalize('NFKD').toLowerCase().normalize('NFKD')
  return taken
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘‛]/g, "'")
    .replace(/[–—―−‒]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/×/g, ' x ')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu

/** The folded words of a text, at Unicode word boundaries; apostrophes are removed ("confectioner's"). */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(WORD)
  if (!found) return []
  return found.map((word) => (word.includes("'") ? word.replaceAll("'", '') : word))
}

/** Folded, singular words: apply it to both sides of a comparison. */
export function normalWords(text: string): string[] {
  return wordsOf(text).map(singular)
}

/** `normalWords` as one string, safe to apply twice. */
export function normalise(text: string): string {
  return normalWords(text).join(' ')
}
