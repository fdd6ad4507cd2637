import { comma, point, spread } from './layouts.ts'
import type { Region } from './products.ts'
import type { Random } from './random.ts'

const one = <T>(next: Random, all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const digits = (next: Random, count: number) =>
  Array.from({ length: count }, () => Math.floor(next() * 10)).join('')
const centered = (text: string, columns: number) =>
  ' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text

/** None of these shops exists. */
const SHOPS: Record<Region, readonly string[]> = {
  de: ['FRISCHHOF', 'MARKTGARTEN', 'KAUFECK', 'Nordkorb', 'BIOHALLE', 'Talmarkt', 'PREISKISTE'],
  uk: ['Harrow & Penn', 'FAREWELL FOODS', 'Dale Pantry', 'COPPERGATE', 'Larksmere'],
  us: ['PINE CREEK MARKET', 'ValuBarn', 'SUNNY ACRE FOODS', 'Bulk Harbor', 'Maple Row Grocery'],
}
const STREETS: Record<Region, readonly string[]> = {
  de: ['Lindenallee', 'Am Mühlbach', 'Bahnhofstr.', 'Ulmenweg'],
  uk: ['Mill Lane', 'Station Road', 'High Street', 'Orchard Way'],
  us: ['Cedar Ave', 'N Main St', 'Ridge Blvd', 'State Route 9'],
}
const TOWNS: Record<Region, readonly string[]> = {
  de: ['Neuenbach', 'Altweiler', 'Oberfelden', 'Seehausen'],
  uk: ['Ashbourne Vale', 'Little Wexley', 'Northmere', 'Hadwick'],
  us: ['Fairview, OH', 'Milbrook, PA', 'Cedar Falls, OR', 'Harmon, TX'],
}

export const SHELVES: Record<string, Record<Region, string>> = {
  produce: { de: 'OBST & GEMUESE', us: 'PRODUCE', uk: 'FRUIT & VEG' },
  meat: { de: 'FLEISCH/WURST/FISCH', us: 'MEAT/SEAFOOD', uk: 'MEAT & FISH' },
  dairy: { de: 'MOLKEREI', us: 'DAIRY', uk: 'DAIRY' },
  bakery: { de: 'BACKWAREN', us: 'BAKERY', uk: 'BAKERY' },
  pantry: { de: 'LEBENSMITTEL', us: 'GROCERY', uk: 'GROCERY' },
  frozen: { de: 'TIEFKUEHL', us: 'FROZEN', uk: 'FROZEN' },
  snacks: { de: 'SUESSWAREN', us: 'SNACKS', uk: 'SNACKS' },
  drinks: { de: 'GETRAENKE', us: 'BEVERAGE', uk: 'DRINKS' },
  'non-food': { de: 'DROGERIE/HAUSHALT', us: 'NON FOOD', uk: 'HOUSEHOLD' },
}

export const DISCOUNTS: Record<Region, readonly string[]> = {
  de: ['RABATT 20%', 'PREISVORTEIL', 'COUPON', 'MHD-RABATT 30%', 'AKTIONSNACHLASS'],
  uk: ['CARD SAVING', 'MULTIBUY SAVING', 'Reduced to clear', 'MEAL DEAL SAVING'],
  us: ['PLUS SAVINGS', 'MFR CPN', 'STORE COUPON', 'MEMBER SAVE'],
}
export const VOIDS: Record<Region, string> = {
  de: '*** STORNO ***',
  uk: 'ITEM VOIDED',
  us: '** VOIDED ENTRY **',
}
export const DEPOSITS: Record<Region, { text: readonly string[]; cents: number }> = {
  de: { text: ['PFAND', 'PFAND EINWEG', 'EW-PFAND 0,25'], cents: 25 },
  uk: { text: ['DEPOSIT'], cents: 20 },
  us: { text: ['BOTTLE DEPOSIT', 'CRV', 'DEPOSIT BEV'], cents: 60 },
}
export const RETURNED = 'LEERGUT'

export function headOf(region: Region, columns: number, next: Random): { shop: string; rows: string[] } {
  const number = 1 + Math.floor(next() * 180)
  const [street, town] = [one(next, STREETS[region]), one(next, TOWNS[region])]
  const address = {
    de: [`${street} ${number}`, `${digits(next, 5)} ${town}`, `Tel. 0${digits(next, 4)}/${digits(next, 6)}`],
    uk: [`${number} ${street}, ${town}`, `Tel: 01632 960${digits(next, 3)}`, `VAT No. ${digits(next, 9)}`],
    us: [`${number} ${street}`, town, `(555) 555-01${digits(next, 2)}   STORE #${digits(next, 4)}`],
  }[region]
  const extra = {
    de: [`UID Nr.: DE${digits(next, 9)}`, 'Mo-Sa 7-21 Uhr', 'www.frisch-und-nah.example'],
    uk: ['Open 7 days', 'Served by: Self Checkout 4', 'www.goodlarder.example'],
    us: [
      'OPEN 6AM TO 11PM DAILY',
      `CASHIER: LANE ${digits(next, 1)}`,
      `ST# ${digits(next, 4)} OP# ${digits(next, 6)} TE# ${digits(next, 2)}`,
    ],
  }[region]
  return {
    shop: one(next, SHOPS[region]),
    rows: [...address, one(next, extra), ''].map((row) => centered(row, columns)),
  }
}

const day = (next: Random) => String(1 + Math.floor(next() * 28)).padStart(2, '0')
const clock = (next: Random) => `${8 + Math.floor(next() * 12)}:${String(10 + Math.floor(next() * 49))}`

interface Sums {
  /** Before a tax that is added below. */
  total: number
  added: number
  byTax: readonly [number, number]
  pieces: number
}

function germanFoot({ total, byTax, pieces }: Sums, columns: number, taxes: readonly string[], next: Random) {
  const isCard = next() < 0.6
  const vat = (cents: number, rate: number) => Math.round(cents - cents / (1 + rate))
  const table = byTax.map((cents, at) => {
    const tax = vat(cents, at ? 0.19 : 0.07)
    const rate = at ? '19%' : ' 7%'
    return (
      `${taxes[at]} ${rate}`.padEnd(8) + [cents - tax, tax, cents].map((n) => comma(n).padStart(9)).join('')
    )
  })
  return [
    ...(isCard
      ? [spread('girocard', comma(total), columns)]
      : [
          spread('Bar', comma(Math.ceil(total / 500) * 500), columns),
          spread('Rückgeld', `-${comma(Math.ceil(total / 500) * 500 - total)}`, columns),
        ]),
    '',
    `${'MwSt'.padEnd(8)}${'Netto'.padStart(9)}${'Steuer'.padStart(9)}${'Brutto'.padStart(9)}`,
    ...table,
    ...(next() < 0.5 ? [`Posten: ${pieces}`] : []),
    '',
    ...(isCard
      ? [
          '* *  Kundenbeleg  * *',
          `Terminal-ID ${digits(next, 8)}`,
          `TA-Nr. ${digits(next, 6)}  BNr. ${digits(next, 4)}`,
          'Kontaktlos  girocard',
          `#############${digits(next, 4)} 0001`,
          spread('Betrag', `${comma(total)} EUR`, columns),
          'Zahlung erfolgt',
          '',
        ]
      : []),
    ...(next() < 0.5
      ? [`Sie haben ${Math.floor(total / 200)} Punkte gesammelt`, `Punktestand: ${digits(next, 4)}`]
      : []),
    `${day(next)}.0${1 + Math.floor(next() * 9)}.2026  ${clock(next)}  Bon ${digits(next, 4)}  Ks ${digits(next, 1)}`,
    `TSE-Signatur: ${digits(next, 14)}`,
    centered(
      one(next, ['Vielen Dank für Ihren Einkauf!', 'Danke und auf Wiedersehen', 'Umtausch nur mit Bon']),
      columns,
    ),
  ]
}

function britishFoot(
  { total, byTax, pieces }: Sums,
  columns: number,
  _taxes: readonly string[],
  next: Random,
) {
  const isCard = next() < 0.7
  return [
    ...(isCard
      ? [spread('VISA DEBIT SALE', point(total), columns)]
      : [
          spread('CASH', point(Math.ceil(total / 500) * 500), columns),
          spread('CHANGE', point(Math.ceil(total / 500) * 500 - total), columns),
        ]),
    ...(next() < 0.5 ? [`${pieces} ITEMS`] : []),
    ...(isCard
      ? [
          `AID: A00000000${digits(next, 5)}`,
          `NUMBER: ************${digits(next, 4)}`,
          'CONTACTLESS   PAN SEQ 01',
          `AUTH CODE: ${digits(next, 6)}`,
        ]
      : []),
    '',
    ...(next() < 0.6
      ? [spread('VAT 20% incl.', point(Math.round(byTax[1] / 6)), columns), spread('VAT 0%', '0.00', columns)]
      : []),
    ...(next() < 0.6
      ? [`POINTS EARNED THIS VISIT  ${Math.floor(total / 100)}`, `POINTS BALANCE  ${digits(next, 3)}`]
      : []),
    `${day(next)}/0${1 + Math.floor(next() * 9)}/26 ${clock(next)}  ${digits(next, 4)} ${digits(next, 3)} ${digits(next, 4)}`,
    centered(
      one(next, [
        'Thank you for shopping with us',
        'PLEASE RETAIN FOR YOUR RECORDS',
        'Tell us how we did today',
      ]),
      columns,
    ),
  ]
}

function americanFoot(
  { total, added, pieces }: Sums,
  columns: number,
  _taxes: readonly string[],
  next: Random,
) {
  const due = total + added
  return [
    spread('TAX 1   7.000 %', point(added), columns),
    spread('**** BALANCE', point(due), columns),
    spread('VISA TEND', point(due), columns),
    spread('CHANGE DUE', '0.00', columns),
    '',
    `ACCT # **** **** **** ${digits(next, 4)}`,
    `APPROVAL # ${digits(next, 6)}   REF # ${digits(next, 8)}`,
    ...(next() < 0.5 ? [`TOTAL NUMBER OF ITEMS SOLD = ${pieces}`] : []),
    ...(next() < 0.5
      ? [spread('YOU SAVED TODAY', '$2.40', columns), `FUEL POINTS THIS ORDER: ${Math.floor(total / 100)}`]
      : []),
    `TC# ${digits(next, 4)} ${digits(next, 4)} ${digits(next, 4)} ${digits(next, 4)}`,
    `0${1 + Math.floor(next() * 9)}/${day(next)}/26  ${clock(next)}`,
    centered(one(next, ['THANK YOU FOR SHOPPING', 'HAVE A GREAT DAY', 'SURVEY: tellus.example']), columns),
  ]
}

/** Everything below the total. */
export const footOf = { de: germanFoot, uk: britishFoot, us: americanFoot }
export const TOTALS: Record<Region, readonly [string, string]> = {
  de: ['Zwischensumme', 'SUMME EUR'],
  uk: ['SUBTOTAL', 'TOTAL TO PAY'],
  us: ['SUBTOTAL', 'TOTAL'],
}
