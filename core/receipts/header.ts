import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/normalise.ts'

/** Shops by a word of their header or their address on the web. */
const SHOPS =
  `aldi, lidl, rewe, edeka, marktkauf, penny, netto, kaufland, real, dm, rossmann, norma, tegut, globus, hit, famila, combi, nahkauf, alnatura, denns, billa, spar, hofer, migros, coop, denner, volg,
  tesco, sainsbury, asda, morrisons, waitrose, iceland, ocado, walmart, kroger, publix, safeway, target, costco, trader joe, whole foods, wegmans, meijer, aeon, giant, speed mart, econsave, mydin, lotus, woolworths, coles, countdown, metro`
    .split(',')
    .map((name) => name.trim())
const HEADER = 12
/** The table of taxes has the words of shops: "netto", "real". */
const TAXES = /mwst|steuer|brutto|netto\s?(?:umsatz|betrag|eur|summe)|(?:^|[^a-z])(?:vat|gst)(?![a-z])/

/** A recognizer takes these for each other, most of all in a logo. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  5: 's',
  $: 's',
  '|': 'l',
  '!': 'l',
}
const looksOf = (text: string) => text.replace(/[01i5$|!]/g, (sign) => LOOKALIKES[sign] ?? sign)
/** Shorter names are too much like other words. */
const FUZZY = 5
const isNear = (word: string, name: string) =>
  name.length >= FUZZY && !name.includes(' ') && editDistance(word, name, 1) <= 1

/** The shop, where it is one of those that we know; of the rest of a header nobody knows which line it is. */
export function shopOf(lines: readonly string[]): string {
  const folded = lines.map((line) => fold(line)).filter((line) => !TAXES.test(line))
  const has = (line: string, name: string) =>
    new RegExp(`(?:^|[^a-z])${name}(?:[^a-z]|$|s(?![a-z]))`).test(line)
  const top = folded.slice(0, HEADER)
  for (const some of [top, folded])
    for (const name of SHOPS) if (some.some((line) => has(line, name))) return name
  const words = top.flatMap((line) => looksOf(line).split(/[^a-z]+/))
  const looks = (name: string) => words.some((word) => word === looksOf(name) || isNear(word, looksOf(name)))
  return SHOPS.find(looks) ?? ''
}

const CURRENCIES: readonly (readonly [sign: string, RegExp])[] = [
  ['€', /€|(?:^|[^a-z])eur(?:o|os)?(?![a-z])/g],
  ['£', /£|(?:^|[^a-z])gbp(?![a-z])/g],
  ['CHF ', /(?:^|[^a-z])chf(?![a-z])/g],
  ['RM ', /(?:^|[^a-z])rm(?![a-z])/g],
  ['$', /\$|(?:^|[^a-z])usd(?![a-z])/g],
]

/** The sign of the currency that is printed most often, as it stands before an amount; empty if there is none. */
export function currencyOf(lines: readonly string[]): string {
  const text = lines.map((line) => line.toLowerCase()).join('\n')
  const counts = CURRENCIES.map(([sign, form]) => ({ sign, count: text.match(form)?.length ?? 0 }))
  const most = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return most.count > 0 ? most.sign : ''
}

const MONTHS = [
  /^jan/,
  /^feb/,
  /^m[aä]r/,
  /^apr/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cz]/,
]
const monthOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : MONTHS.findIndex((month) => month.test(word.toLowerCase())) + 1
const MONTH = String.raw`((?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,6})`

const DATES: readonly [RegExp, readonly ['d' | 'm' | 'y', 'd' | 'm' | 'y', 'd' | 'm' | 'y']][] = [
  [/(?<!\d)(20\d{2})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/, ['y', 'm', 'd']],
  [/(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](20\d{2}|\d{2})(?!\d)/, ['d', 'm', 'y']],
  // "11. 04. 20", "11,04.20", "05 02-18": with the slips of a recognizer.
  [/(?<![\d.,])(\d{2})\s?[-./,]\s?(\d{2})\s?[-./]\s?(20\d{2}|\d{2})(?![\d.,])/, ['d', 'm', 'y']],
  [/(?<![\d.,])(\d{2})\s(\d{2})[-./](20\d{2}|\d{2})(?![\d.,])/, ['d', 'm', 'y']],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})[\s.-]{0,2}${MONTH}[\s.,'-]{0,2}(20\d{2}|\d{2})(?!\d)`, 'iu'),
    ['d', 'm', 'y'],
  ],
  [new RegExp(String.raw`(?<!\p{L})${MONTH}[\s.-]{0,2}(\d{1,2}),?\s?(20\d{2})(?!\d)`, 'iu'), ['m', 'd', 'y']],
]

/** Other years are other numbers. */
const [OLDEST, NEWEST] = [2000, 2060]

/** The calendar day of the purchase. */
export function dateOf(lines: readonly string[], language: 'de' | 'en'): string | null {
  // The plainest way of writing it first: other lines have numbers, too.
  for (const [pattern, order] of DATES)
    for (const line of lines) {
      const found = pattern.exec(line)
      if (!found) continue
      const of = (part: 'd' | 'm' | 'y') => monthOf(found[order.indexOf(part) + 1] ?? '')
      let [day, month] = [of('d'), of('m')]
      const year = of('y') < 100 ? 2000 + of('y') : of('y')
      // Month first, as in the United States, where it can't be otherwise.
      if (language === 'en' && month > 12 && day <= 12) [day, month] = [month, day]
      const date = new Date(Date.UTC(year, month - 1, day))
      if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < OLDEST || year > NEWEST)
        continue
      return date.toISOString().slice(0, 10)
    }
  return null
}

const TIME = /(?<![\d:.,])([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?!\d|:)\s?([ap])?\.?m?/i

/** The time of the purchase, as the till's clock has it: "09:51". */
export function timeOf(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, hour = '', minute = '', half = ''] = TIME.exec(line) ?? []
    if (hour === '') continue
    const hours = (Number(hour) % (half ? 12 : 24)) + (half.toLowerCase() === 'p' ? 12 : 0)
    return `${String(hours).padStart(2, '0')}:${minute}`
  }
  return null
}

const GERMAN =
  /summe|mwst|zu zahlen|bargeld|ruckgeld|zuruck|(?:^|[^a-z])(?:eur|ust|bar|gmbh|strasse|str|uhr|pfand|datum|vielen)(?![a-z])/

/** German receipts have several of the words that all of them have. */
export const languageOf = (lines: readonly string[]): 'de' | 'en' =>
  lines.filter((line) => GERMAN.test(fold(line))).length >= 2 ? 'de' : 'en'
