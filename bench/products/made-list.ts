import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** As many columns as a real export has. */
const COLUMNS = 200
const PLACES = { code: 0, product_name: 10, quantity: 13, categories_tags: 22 }
const FOODS =
  'milk bread rice pasta cheese juice cookies tomatoes carrots coffee tea yogurt soup chips'.split(' ')
const TAGS = [
  'en:dairies,en:milks,en:whole-milks',
  'en:snacks,en:sweet-snacks,en:biscuits-and-cakes,en:biscuits',
  'en:plant-based-foods,en:canned-foods,en:tomatoes,en:canned-tomatoes',
  'en:meals,en:frozen-foods,en:frozen-pizzas',
  '',
]

/** The same list for the same size. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function codeOf(number: number): string {
  const body = String(300_000_000_000 + number)
  let sum = 0
  for (let at = 0; at < 12; at++) sum += Number(body[at]) * (at % 2 === 0 ? 1 : 3)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** One row in twenty is of a kind that a list should not have. */
function hostile(kind: number, code: string): Partial<Record<keyof typeof PLACES, string>> {
  const rows = [
    { code: code.slice(0, -1), product_name: 'no check digit' },
    { code: `'; drop table products; --`, product_name: 'x' },
    { code, product_name: '<script>alert(1)</script>\u0007\u202e' },
    { code, product_name: `"stray ${'quote " '.repeat(20)}` },
    { code, product_name: 'long '.repeat(2000), categories_tags: 'en:x-y,'.repeat(2000) },
    { code: `20${code.slice(2)}`, product_name: 'of one shop' },
    { code, product_name: '\\N\\.\\t', quantity: '\\' },
    {},
  ]
  return rows[kind % rows.length] ?? {}
}

function* lines(size: number): Generator<string, void, void> {
  const next = random(size)
  const names = Array.from({ length: COLUMNS }, (_, at) => `column_${at}`)
  for (const [name, at] of Object.entries(PLACES)) names[at] = name
  yield `${names.join('\t')}\n`
  for (let number = 0; number < size; number++) {
    const cells = Array.from({ length: COLUMNS }, (_, at) =>
      at % 4 === 0 ? String(Math.floor(next() * 1e6)) : '',
    )
    const code = codeOf(number)
    const food = FOODS[Math.floor(next() * FOODS.length)] ?? ''
    const row =
      number % 20 === 7
        ? hostile(Math.floor(number / 20), code)
        : {
            code,
            product_name: `Maker ${Math.floor(next() * 900)} ${food} ${Math.floor(next() * 99)}`,
            quantity: `${Math.ceil(next() * 20) * 50} g`,
            categories_tags: TAGS[Math.floor(next() * TAGS.length)] ?? '',
          }
    for (const [name, at] of Object.entries(PLACES)) cells[at] = row[name as keyof typeof PLACES] ?? ''
    yield `${cells.join('\t')}\n`
  }
}

/** Writes a list with so many rows, gzipped. */
export const writeList = (file: string, size: number) =>
  pipeline(Readable.from(lines(size)), createGzip({ level: 1 }), createWriteStream(file))
