/** A price at the end of a line. */
export interface EndPrice {
  value: number
  /** The line without it. */
  before: string
  /** Digits or the sign between them had to be guessed. */
  isGuess: boolean
}

const MOST = 20_000
const DIGIT = '[0-9OoBSIl]'
/** A currency before it, with what a recognizer makes of "RM". */
const MONEY = String.raw`(?:(?:[Rk][MNHKWEIiY]|KM|EUR|USD|GBP|[$€£])\s?)?`
/** Tax letters and marks after it: "A", "CW", "*B", "1", "SR", "ZRL", "EUR", "€ 2". */
const AFTER = String.raw`(?:(?:\s?[€$£])?\s?(?:[*x«#%|_.,/~-]{0,2}\s?(?:\d?[A-Za-z©€®=$&]{1,3}|[0-9]{1,2})?)?[*.,|~_-]?\s?)`
const SIGNED = String.raw`((?:[-–—]\s?)?)${MONEY}((?:[-–—]\s?)?)`
const CLEAR = new RegExp(
  String.raw`(?:^|[\s"'„=({])${SIGNED}(${DIGIT}{0,4})\s?[.,]\s?(${DIGIT}{2})(-?)${AFTER}$`,
  'u',
)
/** Without the sign between, or with another one: "199 C", "0356", "3:75", and with the edge of the paper behind it: "2.99 N [E". */
const BARE = new RegExp(
  String.raw`(?:^|\s)${SIGNED}(${DIGIT}{1,3})\s?[.,:;]?\s?(${DIGIT}{2})(-?)${AFTER}(?:\s?[^\d\s]{1,3}){0,2}$`,
  'u',
)

const digits = (text: string) =>
  text.replace(/[Oo]/g, '0').replace(/B/g, '8').replace(/S/g, '5').replace(/[Il]/g, '1')

function priceOf(match: RegExpExecArray, text: string, isGuess: boolean): EndPrice | undefined {
  const [, sign = '', late = '', whole = '', cents = '', behind = ''] = match
  // A word isn't a price: at least one real digit on each side, or cents alone.
  if (!/\d/.test(cents) || (whole !== '' && !/\d/.test(whole) && !/^[OSB]$/.test(whole))) return undefined
  const value = Number(`${digits(whole) || '0'}.${digits(cents)}`)
  const isNegative = /[-–—]/.test(sign + late + behind)
  if (!(value <= MOST)) return undefined
  return {
    value: isNegative && value > 0 ? -value : value,
    before: text.slice(0, match.index).trim(),
    isGuess: isGuess || /\D/.test(whole + cents) || whole === '',
  }
}

/** The price that a line ends with. */
export function endPrice(text: string): EndPrice | undefined {
  const clear = CLEAR.exec(text)
  return clear ? priceOf(clear, text, false) : undefined
}

/** A price whose comma was lost or misread; only to be asked where there must be a price. */
export function barePrice(text: string): EndPrice | undefined {
  const bare = BARE.exec(text)
  return bare ? priceOf(bare, text, true) : undefined
}

/** What digits without a comma may be, where the letter behind them was read as a digit too: "1198" is 1.19 or 11.98. */
export function barePrices(text: string): number[] {
  const run = /^\D{0,3}(\d{3,6})(?:\D|$)/.exec(text)?.[1]
  if (run === undefined) return []
  const cut = [run.length, run.length - 1, run.length - 2].filter((length) => length >= 3)
  return cut.map((length) => Number(run.slice(0, length)) / 100)
}
