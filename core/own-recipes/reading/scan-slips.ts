/** What a scanner misreads: "l cup" for "1 cup", "35O°" for "350°", "gr0und". Only where nothing else could be meant. */

const MEASURES =
  '[Cc]ups?|[Tt]sp|[Tt]bsp|[Tt]easpoons?|tablespoons?|lbs?|pounds?|oz|ounces?|pkgs?|quarts?|pints?'
const SIZES = 'lg|sm|med|large|small|medium|mins?|minutes?|hrs?|hours?|cloves?|sticks?|dash|pinch|dozen|cans?'
const ONE_BEFORE_UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.,/-])(?<!\d\s)(?:I(?=\s+(?:${MEASURES})\b)|l(?=\s+(?:(?:${MEASURES}|${SIZES})\b|[cCtT]\.)))`,
  'gu',
)
const ONE_OVER = /(?<![\p{L}\p{N}'’])[lI](?=\s?\/\s?[23468]\b)/gu
const ONE_AND = /(?<![\p{L}\p{N}'’])[lI](?=\s+(?:[1lI]\s?\/\s?[23468]\b|[½¼¾⅓⅔⅛]))/gu
const ONE_IN_NUMBER =
  /(?<=\d)[lI](?=\d)|(?<![\p{L}\p{N}'’])[lI](?=\d{1,2}(?![\p{L}\p{N}]))|(?<=\d\/)[lI](?=\d)/gu
const ZERO_IN_NUMBER = /(?<=(?<![\p{L}\p{N}])\d{1,3})[Oo](?=\d|°|(?![\p{L}\p{N}]))/gu
const O_IN_WORD = /(?<=\p{Ll})0(?=\p{Ll})/gu
/** "6 0z sugar", "8 OZ" with a zero. */
const OUNCES = /(?<=\d\s?)0(?=[zZ]\b)/g
const L_IN_WORD = /(?<=\p{Ll}{2})1(?=\p{Ll}{2})/gu
const I_IN_CAPITALS = /(?<=\p{Lu})l(?=\p{Lu})/gu
const ONE_IN_CAPITALS = /(?<=\p{Lu}{2})1(?=\p{Lu})/gu
const O_IN_CAPITALS = /(?<=\p{Lu})0(?=\p{Lu})/gu
/** At the beginning of a line: "l egg", "l. Brown the beef". */
const FIRST = /^(\s*(?:[-*•·]\s*)?)l(?=\s+\p{Ll}{3}|[.)]\s+\p{Lu})/u
/** "l tsp, vanilla": only where other signs were misread too. */
const POINT =
  /^(\s*[\d½¼¾⅓⅔⅛][\d\s/½¼¾⅓⅔⅛-]{0,8}\s?(?:tsp|tbsp|lbs?|oz|pkg|qt|pt)),(?=\s+\p{L})|(?<=\b(?:tsp|tbsp|lbs?|oz|pkg|qt|pt)),(?=\))/giu
/** Addresses, names of accounts and tags are spelled as they please. */
const SPELLED = /:\/\/|[@#_]|www\./

function corrected(line: string): string {
  if (!/[lIOo01]/.test(line) || SPELLED.test(line)) return line
  return line
    .replace(ONE_OVER, '1')
    .replace(ONE_AND, '1')
    .replace(ONE_BEFORE_UNIT, '1')
    .replace(ONE_IN_NUMBER, '1')
    .replace(ZERO_IN_NUMBER, '0')
    .replace(O_IN_WORD, 'o')
    .replace(OUNCES, 'o')
    .replace(L_IN_WORD, 'l')
    .replace(I_IN_CAPITALS, 'I')
    .replace(ONE_IN_CAPITALS, 'I')
    .replace(O_IN_CAPITALS, 'O')
    .replace(FIRST, (_, before: string) => `${before}1`)
}

/** "2, Add garlic" between "1." and "3.": its point was misread. */
function withPoints(lines: readonly string[]): string[] {
  let last = 0
  return lines.map((line) => {
    const number = Number(/^\s*(\d{1,2})\s?[.),]\s/.exec(line)?.[1] ?? Number.NaN)
    const isNext = number === last + 1
    if (!Number.isNaN(number)) last = number
    return isNext && number > 1 ? line.replace(/^(\s*\d{1,2})\s?,(?=\s+\p{Lu})/u, '$1.') : line
  })
}

export function withoutSlips(given: readonly string[]): string[] {
  const lines = given.map(corrected)
  const slips = lines.filter((line, at) => line !== given[at]).length
  return slips < 2 ? lines : withPoints(lines.map((line) => line.replace(POINT, '$1.')))
}
