import type { Region } from './products.ts'

/** What one purchase prints, before a till's own arrangement of it. */
export interface Entry {
  name: string
  cents: number
  each: number
  count: number
  /** As printed, without its unit; null for what isn't weighed. */
  weight: string | null
  per: string
  code: string
  /** 0 for the reduced rate or none, 1 for the full rate. */
  tax: 0 | 1
}

export interface Layout {
  id: string
  region: Region
  columns: number
  /** What fits of a name: tills cut the rest off. */
  nameColumns: number
  font: 'DejaVu Sans Mono' | 'Liberation Mono'
  isBold?: boolean
  stretch: number
  spelling: 'caps' | 'title' | 'ascii'
  hasSizes: boolean
  hasShelves?: boolean
  /** Prints a counted purchase once for each piece. */
  repeats?: boolean
  taxes: readonly [string, string]
  /** Above the first item. */
  head?: string
  maxItems: number
  rows: (entry: Entry) => string[]
  less: (words: string, cents: number) => string
}

export const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
export const point = (cents: number) => (cents / 100).toFixed(2)
export const spread = (left: string, right: string, columns: number, fill = ' ') =>
  left +
  (fill === ' ' ? '' : ' ') +
  fill.repeat(Math.max(1, columns - left.length - right.length - (fill === ' ' ? 0 : 2))) +
  (fill === ' ' ? '' : ' ') +
  right
const cells = (...all: readonly (readonly [string, number])[]) =>
  all.map(([text, width]) => (width < 0 ? text.padStart(-width) : text.padEnd(width))).join('')

const GERMAN: Layout[] = [
  {
    id: 'de-count-below',
    region: 'de',
    columns: 40,
    nameColumns: 26,
    font: 'DejaVu Sans Mono',
    stretch: 0.92,
    spelling: 'caps',
    hasSizes: true,
    taxes: ['B', 'A'],
    head: spread('', 'EUR  ', 40),
    maxItems: 30,
    rows: (e) => [
      spread(e.name, `${comma(e.cents)} ${GERMAN[0]!.taxes[e.tax]}`, 40),
      ...(e.weight ? [`      ${e.weight} kg x   ${comma(e.each)} EUR/kg`] : []),
      ...(e.count > 1 ? [`      ${e.count} Stk x    ${comma(e.each)}`] : []),
    ],
    less: (words, cents) => spread(words, `-${comma(cents)} B`, 40),
  },
  {
    id: 'de-count-above',
    region: 'de',
    columns: 36,
    nameColumns: 20,
    font: 'Liberation Mono',
    stretch: 1,
    spelling: 'caps',
    hasSizes: true,
    taxes: ['B', 'C'],
    head: spread('', 'EUR    ', 36),
    maxItems: 28,
    rows: (e) => [
      ...(e.weight ? [cells([`${e.weight} kg x`, 14], [`${comma(e.each)} EUR/kg`, 16])] : []),
      ...(e.count > 1 ? [cells([`${e.count} x`, 16], [comma(e.each), -8])] : []),
      spread(e.name, `${comma(e.cents)} ${e.tax ? '' : ' '}${e.tax ? 'C' : 'B'}`, 36),
    ],
    less: (words, cents) => spread(words, `-${comma(cents)}*B`, 36),
  },
  {
    id: 'de-code-before',
    region: 'de',
    columns: 42,
    nameColumns: 24,
    font: 'Liberation Mono',
    isBold: true,
    stretch: 0.88,
    spelling: 'caps',
    hasSizes: false,
    repeats: true,
    taxes: ['1', '2'],
    maxItems: 21,
    rows: (e) => [
      ...(e.weight ? [`         ${e.weight} kg x ${comma(e.each)} EUR/kg`] : []),
      spread(`${e.code.slice(0, 6)} ${e.name}`, `${comma(e.cents)} ${e.tax + 1}`, 42),
    ],
    less: (words, cents) => spread(`       ${words}`, `${comma(cents)}- 1`, 42),
  },
  {
    id: 'de-columns',
    region: 'de',
    columns: 46,
    nameColumns: 22,
    font: 'DejaVu Sans Mono',
    stretch: 0.85,
    spelling: 'title',
    hasSizes: true,
    taxes: ['A', 'B'],
    maxItems: 28,
    head: cells(['Menge', 9], ['Artikel', 19], ['Einzel', -9], ['Gesamt', -9]),
    rows: (e) => [
      cells(
        [e.weight ? `${e.weight}kg` : `${e.count} St`, 8],
        [e.name, 23],
        [comma(e.each), -6],
        [`${comma(e.cents)} ${e.tax ? 'B' : 'A'}`, -9],
      ),
    ],
    less: (words, cents) => spread(`        ${words}`, `-${comma(cents)} A`, 46),
  },
  {
    id: 'de-count-inline',
    region: 'de',
    columns: 44,
    nameColumns: 22,
    font: 'Liberation Mono',
    stretch: 0.9,
    spelling: 'title',
    hasSizes: false,
    taxes: ['A', 'B'],
    head: spread('', 'EUR', 44),
    maxItems: 30,
    rows: (e) => [
      spread(
        e.name,
        e.count > 1
          ? `${comma(e.each)} x  ${e.count}  ${comma(e.cents).padStart(6)} ${e.tax ? 'B' : 'A'}`
          : `${comma(e.cents)} ${e.tax ? 'B' : 'A'}`,
        44,
      ),
      ...(e.weight ? [`   ${e.weight} kg x ${comma(e.each)}   EUR/kg`] : []),
    ],
    less: (words, cents) => spread(`   ${words}`, `-${comma(cents)}  `, 44),
  },
  {
    id: 'de-price-below',
    region: 'de',
    columns: 34,
    nameColumns: 30,
    font: 'DejaVu Sans Mono',
    stretch: 1,
    spelling: 'title',
    hasSizes: true,
    taxes: ['2', '1'],
    maxItems: 19,
    rows: (e) => [
      e.name,
      spread(
        e.weight ? `  ${e.weight} kg x ${comma(e.each)} €/kg` : `  ${e.count} x ${comma(e.each)} €`,
        `${comma(e.cents)} € ${e.tax ? 1 : 2}`,
        34,
      ),
    ],
    less: (words, cents) => spread(`  ${words}`, `-${comma(cents)} €  `, 34),
  },
  {
    id: 'de-shelves-dots',
    region: 'de',
    columns: 38,
    nameColumns: 24,
    font: 'Liberation Mono',
    stretch: 0.96,
    spelling: 'ascii',
    hasSizes: true,
    hasShelves: true,
    taxes: ['A', 'B'],
    maxItems: 26,
    rows: (e) => [
      ...(e.count > 1 ? [` ${e.count} Stueck a EUR ${comma(e.each)}`] : []),
      spread(e.name, `${comma(e.cents)}${e.tax ? 'B' : 'A'}`, 38, '.'),
      ...(e.weight ? [` Gewicht ${e.weight} kg   EUR/kg ${comma(e.each)}`] : []),
    ],
    less: (words, cents) => spread(words, `${comma(cents)}-A`, 38, '.'),
  },
]

const AMERICAN: Layout[] = [
  {
    id: 'us-upc-after',
    region: 'us',
    columns: 42,
    nameColumns: 17,
    font: 'Liberation Mono',
    stretch: 0.9,
    spelling: 'caps',
    hasSizes: false,
    taxes: ['F', 'X'],
    maxItems: 28,
    rows: (e) => [
      `${cells([e.name, 18], [e.code, 13], [point(e.cents), -8])} ${e.tax ? 'X' : 'F'}`,
      ...(e.weight ? [`   ${e.weight} lb @ 1 lb /${point(e.each)}`] : []),
      ...(e.count > 1 ? [`   ${e.count} AT  1 FOR   ${point(e.each)}`] : []),
    ],
    less: (words, cents) => `${cells([words, 31], [`${point(cents)}-`, -9])}`,
  },
  {
    id: 'us-shelves',
    region: 'us',
    columns: 38,
    nameColumns: 22,
    font: 'DejaVu Sans Mono',
    stretch: 0.94,
    spelling: 'caps',
    hasSizes: true,
    hasShelves: true,
    taxes: ['F', 'T'],
    maxItems: 26,
    rows: (e) => [
      ...(e.weight ? [`${e.weight} lb @ $${point(e.each)} / lb`] : []),
      ...(e.count > 1 ? [`${e.count} @ ${point(e.each)}`] : []),
      spread(`${e.weight ? 'WT ' : '   '}${e.name}`, `${point(e.cents)} ${e.tax ? 'T' : 'F'}`, 38),
    ],
    less: (words, cents) => spread(`SC ${words}`, `${point(cents)}-S`, 38),
  },
  {
    id: 'us-code-before',
    region: 'us',
    columns: 36,
    nameColumns: 17,
    font: 'Liberation Mono',
    isBold: true,
    stretch: 1,
    spelling: 'caps',
    hasSizes: true,
    repeats: true,
    taxes: ['N', 'Y'],
    maxItems: 20,
    rows: (e) => [
      spread(
        `${e.tax ? ' ' : 'E'} ${e.code.slice(2, 9).padStart(7)} ${e.name}`,
        `${point(e.cents)} ${e.tax ? 'Y' : 'N'}`,
        36,
      ),
      ...(e.weight ? [`          ${e.weight} LB @ ${point(e.each)}/LB`] : []),
    ],
    less: (words, cents) => spread(`    ${words}`, `${point(cents)}-  `, 36),
  },
  {
    id: 'us-quantity-column',
    region: 'us',
    columns: 40,
    nameColumns: 22,
    font: 'DejaVu Sans Mono',
    stretch: 0.9,
    spelling: 'title',
    hasSizes: true,
    taxes: ['', 'T'],
    maxItems: 26,
    head: cells(['QTY', 5], ['ITEM', 23], ['AMOUNT', -10]),
    rows: (e) => [
      `${cells([String(e.count), 5], [e.name, 24], [`$${point(e.cents)}`, -9])} ${e.tax ? 'T' : ' '}`,
      ...(e.weight ? [`     ${e.weight} lb @ $${point(e.each)}/lb`] : []),
      ...(e.count > 1 ? [`     @ $${point(e.each)} ea`] : []),
    ],
    less: (words, cents) => `${cells(['', 5], [words, 24], [`-$${point(cents)}`, -9])}  `,
  },
]

const BRITISH: Layout[] = [
  {
    id: 'uk-pounds',
    region: 'uk',
    columns: 34,
    nameColumns: 24,
    font: 'DejaVu Sans Mono',
    stretch: 1,
    spelling: 'caps',
    hasSizes: true,
    taxes: ['', '*'],
    head: spread('', '£  ', 34),
    maxItems: 26,
    rows: (e) => [
      ...(e.count > 1 ? [`${e.count} x £${point(e.each)}`] : []),
      spread(`${e.tax ? '*' : ' '}${e.name}`, `£${point(e.cents)}`, 34),
      ...(e.weight ? [`   ${e.weight} kg @ £${point(e.each)}/kg`] : []),
    ],
    less: (words, cents) => spread(` ${words}`, `-£${point(cents)}`, 34),
  },
  {
    id: 'uk-quantity-first',
    region: 'uk',
    columns: 38,
    nameColumns: 24,
    font: 'Liberation Mono',
    stretch: 0.95,
    spelling: 'title',
    hasSizes: true,
    taxes: ['', 'A'],
    maxItems: 28,
    head: spread('Qty Description', 'Price GBP', 38),
    rows: (e) => [
      ...(e.weight ? [`     ${e.weight}kg @ ${point(e.each)} per kg`] : []),
      spread(`${String(e.count).padStart(2)}  ${e.name}`, `${point(e.cents)}${e.tax ? 'A' : ' '}`, 38),
    ],
    less: (words, cents) => spread(`    ${words}`, `${point(cents)}-`, 38),
  },
  {
    id: 'uk-letters',
    region: 'uk',
    columns: 40,
    nameColumns: 22,
    font: 'Liberation Mono',
    isBold: true,
    stretch: 0.9,
    spelling: 'caps',
    hasSizes: false,
    taxes: ['A', 'B'],
    maxItems: 30,
    rows: (e) => [
      spread(`${e.name}`, `${point(e.cents)} ${e.tax ? 'B' : 'A'}`, 40),
      ...(e.weight ? [spread(`     ${e.weight} kg`, `${point(e.each)} /kg            `, 40)] : []),
      ...(e.count > 1 ? [spread(`     ${e.count} @`, `${point(e.each)}                `, 40)] : []),
    ],
    less: (words, cents) => spread(` ${words}`, `-${point(cents)}  `, 40),
  },
  {
    id: 'uk-code-line',
    region: 'uk',
    columns: 36,
    nameColumns: 28,
    font: 'DejaVu Sans Mono',
    stretch: 0.96,
    spelling: 'title',
    hasSizes: true,
    taxes: ['Z', 'S'],
    maxItems: 18,
    rows: (e) => [
      e.name,
      spread(
        e.weight
          ? `  ${e.weight} kg x ${point(e.each)}`
          : `  ${e.code.slice(0, 8)}  ${e.count} x ${point(e.each)}`,
        `${point(e.cents)} ${e.tax ? 'S' : 'Z'}`,
        36,
      ),
    ],
    less: (words, cents) => spread(`  ${words}`, `-${point(cents)}  `, 36),
  },
]

export const LAYOUTS: Record<Region, readonly Layout[]> = { de: GERMAN, us: AMERICAN, uk: BRITISH }
