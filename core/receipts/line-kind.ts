import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/normalise.ts'

export type LeftOutKind =
  | 'header'
  | 'subtotal'
  | 'total'
  | 'tax'
  | 'payment'
  | 'discount'
  | 'void'
  | 'quantity'
  /** Between the items, and no name or no price could be made of it. */
  | 'unread'
  | 'other'

const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim().replace(/ /g, '\\s?'))
    .join('|')
/** At the start of a line, after what a recognizer makes of its edge: in the middle these are names of foods. */
const starting = (text: string) => new RegExp(`^[^a-z]{0,4}(?:${listed(text)})(?![a-z])`)
const anywhere = (text: string) => new RegExp(`(?:^|[^a-z])(?:${listed(text)})(?![a-z])`)

const SUBTOTAL = starting(
  'zwischensumme, zw-summe, zwsumme, sub-?total, surtotal, net total, nettobetrag, netto summe',
)
const TOTAL = new RegExp(
  `${
    starting(`summe, sunme, summ, zu zahlen, gesamt, gesamtbetrag, gesantbetrag, gesamtsumme, endbetrag, rechnungsbetrag, betrag,
    total, totale, tl, grand total, amount due, balance due, balance to pay, to pay, total due, amount payable, total sales, sum, ttl`)
      .source
  }|^balance[^a-z]*$|total\\s(?:with|incl|inclusive|sales|after|due|eur|rm)(?![a-z])|zu zahlen`,
)
const PAYMENT =
  starting(`bar eur, bar, bargeld, gegeben, geg, ruckgeld, zuruck, wechselgeld, kreditkarte, mastercard, visa, maestro, girocard, ec-?karte,
  ec-cash, kartenzahlung, karte, paypal, cash, cash change, cabh, credit, debit, change, tender, tendered, card, amex, apple pay, google pay, payment,
  kontaktlos, rounding, rounding adj, rounding adjustment, kounding, amount tendered, eftpos, voucher, gift card`)
const TAX = new RegExp(
  `${starting('mwst, ust, steuer, netto, brutto, mehrwertst, mehrwertsteuer, tax, gst, g5t, bst, vat, sales tax, hst, pst, umsatz').source}|(?:^|[^a-z])(?:mwst|gst summary|gst analysis|brutto)(?![a-z])`,
)
const OTHER = new RegExp(
  `${
    starting(`posten, anzahl artikel, anzahl, artikel, item count, iter count, items sold, item:, items:, qty, no of items, number of items, total saving, you saved,
    your savings, bon, bon-nr, kasse, bed, filiale, trace, terminal, beleg, datum, uhrzeit, date:, time:, cashier, kassierer, operator, store, order no, kg eur, kg euro, markt:`)
      .source
  }|${
    anywhere(`payback, punkte, treuepunkte, treuemarken, deutschlandcard, vielen dank, thank you, tel, telefon, uhr, hrs, invoice, receipt, bon-nr, ust-id, ustid, uid, steuernr, co reg,
    reg no, gst id, gst no, gst/id, member no, kundennummer, www, http, https, offnungszeiten, shopping hours, eur/kg, euro/kg, jalan, str\\., strasse`)
      .source
  }`,
)
const DEPOSIT =
  /(?:^|[^a-z])(?:pfand|peand|pfano|leergut|leerg|einwegpfand|mehrwegpfand|pfandbon|pfandartikel|bottle dep(?:osit)?|dep(?:osit)?|crv|container dep|pfandrueckgabe|pfandruckgabe|dpg)(?![a-z])|pfand$|^leergut/
const DISCOUNT =
  /rabatt|nachlass|preisvorteil|ersparnis|gespart|discount|saving|coupon|promotion|(?:^|[^a-z])(?:promo|less|member price|multibuy|markdown|sofortrabatt|aktionsnachlass|disc|offer|clubcard|nectar price|loyalty|reduziert)(?![a-z])/
/** Nothing but a discount, whatever its sign. */
const ONLY_DISCOUNT =
  /^[^a-z]*(?:preisvortei|rabatt|nachlass|ersparnis|gespart|discounts?(?![a-z])|savings?(?![a-z])|coupon|(?:card|plus|total|member|store|multibuy|instant) (?:savings?|coupons?|discounts?)(?![a-z])|reduced (?:to|price))/
const VOID = /storno|(?:^|[^a-z])(?:void|voided|cancel(?:led|ed)?|refund|retoure|rueckgabe|returned)(?![a-z])/

export const isDeposit = (text: string) => DEPOSIT.test(fold(text))
export const isDiscount = (text: string) => DISCOUNT.test(fold(text))
export const isOnlyDiscount = (text: string) => ONLY_DISCOUNT.test(fold(text))
export const isVoid = (text: string) => VOID.test(fold(text))
const isTotal = (text: string) => {
  const folded = fold(text)
  return TOTAL.test(folded) && !SUBTOTAL.test(folded) && !/^total saving|gespart|artikel/.test(folded)
}

const CASH =
  /^[^a-z]{0,4}(?:bar|cash|c[ao]bh|change|geg|ruckgeld|zuruck|wechselgeld|rounding|kounding|tender|amount tendered|voucher|gift)/
/** Cash and change are no total: more was given, and some of it came back. */
export const isCash = (text: string): boolean => {
  const folded = fold(text)
  return CASH.test(folded) || slipOf(folded) === 'change'
}

/** Long words that a recognizer misreads in one or two letters, and are still no food. */
const SLIPS: Readonly<Record<string, 'total' | 'change' | 'card' | 'tax'>> = {
  total: 'total',
  summe: 'total',
  gesamt: 'total',
  gesamtbetrag: 'total',
  subtotal: 'tax',
  zwischensumme: 'tax',
  change: 'change',
  rounding: 'change',
  tendered: 'change',
  ruckgeld: 'change',
  bargeld: 'change',
  wechselgeld: 'change',
  kreditkarte: 'card',
  mastercard: 'card',
  girocard: 'card',
  kartenzahlung: 'card',
  mehrwertsteuer: 'tax',
}
/** What may stand beside them. */
const BESIDE =
  'sales inclusive incl excl gst mwst eur euro usd due payable amount adj with tax inkl netto'.split(' ')
const isLike = (word: string, name: string) =>
  editDistance(word, name, name.length >= 8 ? 2 : 1) <= (name.length >= 8 ? 2 : 1)

function slipOf(folded: string): (typeof SLIPS)[string] | undefined {
  const [first = '', ...others] = folded.match(/[a-z]{3,}/g) ?? []
  if (
    !others.every((word) => BESIDE.some((name) => word === name || (name.length > 4 && isLike(word, name))))
  )
    return undefined
  return Object.entries(SLIPS).find(([name]) => isLike(first, name))?.[1]
}

/** What isn't bought, by the words of the line. */
export function leftOutKind(text: string): LeftOutKind | undefined {
  const folded = fold(text)
  if (SUBTOTAL.test(folded)) return 'subtotal'
  if (isTotal(text)) return 'total'
  if (TAX.test(folded)) return 'tax'
  // "Card saving" is a discount.
  if (PAYMENT.test(folded) && !DISCOUNT.test(folded)) return 'payment'
  if (OTHER.test(folded)) return 'other'
  const slip = slipOf(folded)
  if (slip === 'total' || slip === 'tax') return slip
  return slip && 'payment'
}
