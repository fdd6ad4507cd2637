/** npm run bench:barcodes [-- pictures|nothing|browser] [--seed N] [--count N]: see README.md. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter } from 'zxing-wasm/writer'
import { toGray } from '#core/paper/picture/gray.ts'
import { followCodes } from '#core/products/code-follower.ts'
import { productCode } from '#core/products/product-code.ts'
import { codesOfStill, frameReader } from '#web/lib/codes/decode-codes.ts'
import { besideTheDetector } from './beside.ts'
import { CONDITIONS, type Condition, type PrintedCode, pictureOf, pictureOfThree } from './conditions.ts'
import { decoded } from './frame.ts'
import { otherCode, photoNames, photoOf, stripes, text } from './nothing.ts'
import { randomOf } from './random.ts'

const { resolve } = createRequire(import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(resolve(name))).buffer
prepareReader({ overrides: { wasmBinary: bytesOf('zxing-wasm/reader/zxing_reader.wasm') } })
prepareWriter({ overrides: { wasmBinary: bytesOf('zxing-wasm/writer/zxing_writer.wasm') } })

const numberOf = (name: string, usual: number) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const SEED = numberOf('--seed', 0)
const COUNT = numberOf('--count', 300)
/** Of a live camera; a hand holds a pack longer. */
const FRAMES = 6
const CORPUS = path.resolve(import.meta.dirname, '../../../shared/corpus/barcodes/barcodes.tsv')

function withCheck(body: string): string {
  for (let check = 0; check < 10; check++)
    if (productCode(`${body}${check}`) !== undefined) return `${body}${check}`
  throw new Error(body)
}

/** Real ones if the corpus is there, and a few of the short form that it has none of. */
function codes(): PrintedCode[] {
  const random = randomOf(SEED)
  const made = (length: number) =>
    withCheck(
      Array.from({ length }, (_, at) => random.pick([...(at === 0 ? '3456789' : '0123456789')])).join(''),
    )
  const real = existsSync(CORPUS)
    ? readFileSync(CORPUS, 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[0] ?? '')
        .filter((code) => productCode(code) === code)
    : []
  const list = Array.from({ length: COUNT }, (_, at) => real[at] ?? made(at % 13 === 0 ? 7 : 12))
  return list.map((code, at) => {
    if (at % 20 === 19) {
      const short = `0${Array.from({ length: 6 }, () => random.pick([...'123456789'])).join('')}`
      for (let check = 0; check < 10; check++)
        if (productCode(`${short}${check}`)?.length === 13)
          return { text: `${short}${check}`, format: 'UPCE' as const }
    }
    return { text: code, format: code.length === 8 ? ('EAN8' as const) : ('EAN13' as const) }
  })
}

interface Tally {
  shown: number
  first: number
  told: number
  still: number
}
const tallies = new Map<string, Tally>()
const times: number[] = []
const wrong = { reads: 0, told: [] as string[], still: [] as string[] }

async function show(jpeg: Buffer, expected: readonly string[], condition: string): Promise<void> {
  const { data, width, height } = await decoded(jpeg)
  const tally = tallies.get(condition) ?? { shown: 0, first: 0, told: 0, still: 0 }
  tallies.set(condition, tally)
  tally.shown += expected.length
  const reader = frameReader()
  const follower = followCodes()
  const told = new Set<string>()
  for (
    let frame = 0;
    frame < FRAMES && (frame === 0 || told.size < expected.length || !expected.length);
    frame++
  ) {
    const start = performance.now()
    const sights = await reader.read(toGray(data, width, height, 4))
    times.push(performance.now() - start)
    wrong.reads += sights.filter(({ code }) => !expected.includes(code)).length
    if (frame === 0)
      tally.first += expected.filter((code) => sights.some((sight) => sight.code === code)).length
    for (const code of follower.see(sights, frame * 120)) {
      if (expected.includes(code)) told.add(code)
      else wrong.told.push(`${code} (${condition})`)
    }
  }
  tally.told += told.size
  const still = (await codesOfStill(toGray(data, width, height, 4))).map(({ code }) => code)
  tally.still += expected.filter((code) => still.includes(code)).length
  wrong.still.push(
    ...still.filter((code) => !expected.includes(code)).map((code) => `${code} (${condition})`),
  )
}

const canonical = ({ text: printed }: PrintedCode) => productCode(printed) ?? printed

async function pictures() {
  const all = codes()
  const conditions = Object.keys(CONDITIONS) as Condition[]
  for (const [at, code] of all.entries()) {
    const condition = conditions[at % conditions.length] as Condition
    await show(
      await pictureOf(code, condition, randomOf(SEED * 1e5 + 1000 + at)),
      [canonical(code)],
      condition,
    )
  }
  for (let at = 0; at < COUNT / 12; at++) {
    const three = [0, 1, 2].map((more) => all[(at * 3 + more) % all.length] as PrintedCode)
    await show(
      await pictureOfThree(three, randomOf(SEED * 1e5 + 5000 + at)),
      three.map(canonical),
      'three in a picture',
    )
  }
}

async function nothing() {
  const photos = photoNames(COUNT / 2)
  const made = [stripes, text, otherCode]
  for (let at = 0; at < COUNT; at++) {
    const random = randomOf(SEED * 1e5 + 9000 + at)
    const name = photos[at]
    const make = made[at % made.length] as (typeof made)[number]
    await show(name ? photoOf(name) : await make(random), [], 'no code')
  }
}

const middle = (list: readonly number[], at = 0.5) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length * at)] ?? 0

function report() {
  const row = (name: string, { shown, first, told, still }: Tally) => {
    const share = (count: number) => `${((100 * count) / shown).toFixed(0)}%`.padStart(6)
    console.log(`${name.padEnd(24)}${String(shown).padStart(6)}${share(first)}${share(told)}${share(still)}`)
  }
  console.log(`${'condition'.padEnd(24)} codes first  live still`)
  const sum: Tally = { shown: 0, first: 0, told: 0, still: 0 }
  for (const [name, tally] of tallies) {
    if (tally.shown) row(name, tally)
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key]
  }
  if (sum.shown) row('all', sum)
  console.log(`codes told that were not shown: live ${wrong.told.length}, still ${wrong.still.length}`)
  console.log(`  ${[...wrong.told, ...wrong.still].join('\n  ')}`)
  console.log(`wrong reads that nothing confirmed: ${wrong.reads - wrong.told.length}`)
  console.log(`a frame: p50 ${middle(times).toFixed(0)} ms, p95 ${middle(times, 0.95).toFixed(0)} ms`)
}

const part = process.argv.slice(2).find((arg) => /^[a-z]+$/.test(arg))
if (!part || part === 'pictures') await pictures()
if (!part || part === 'nothing') await nothing()
if (part !== 'browser') report()
if (!part || part === 'browser') {
  const random = randomOf(SEED + 77)
  const shots = []
  for (const code of codes().slice(0, 8)) shots.push(await pictureOf(code, 'a hand in the kitchen', random))
  await besideTheDetector(shots)
}
