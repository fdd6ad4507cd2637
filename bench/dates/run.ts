/**
 * npm run bench:dates: 210 best-before dates drawn on packs, as printers and cameras make them, read as the app reads them.
 * `--half tuned` (seed 31) is what the code was adjusted to, `--half kept` (seed 62) what it wasn't; `--count N` reads fewer.
 */
import { stampPictures } from '#core/paper/picture/stamp.ts'
import { SPARSE_RECOGNIZER } from '#core/paper/recognized.ts'
import { readStamp } from '#core/products/read-stamp.ts'
import { openReader } from '../../scripts/ocr-node.mjs'
import { random } from '../matching/recipes.ts'
import { PRINTS, packOf } from './packs.ts'

const TODAY = '2026-11-18'
const EACH_HALF = 105
const HALVES = { tuned: 31, kept: 62 }
const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = option('--half')
const count = Number(option('--count') ?? EACH_HALF)

interface Tally {
  right: number
  wrong: number
  unread: number
  ms: number[]
}
const none = (): Tally => ({ right: 0, wrong: 0, unread: 0, ms: [] })

function row(name: string, { right, wrong, unread, ms }: Tally) {
  const all = right + wrong + unread
  const percent = (value: number) => `${((100 * value) / all).toFixed(1)}%`
  const middle = [...ms].sort((a, b) => a - b)[ms.length >> 1] ?? 0
  console.log(`| ${name} | ${all} | ${percent(right)} | ${percent(wrong)} | ${percent(unread)} | ${middle} |`)
}

const reader = openReader(undefined, SPARSE_RECOGNIZER)
for (const [half, seed] of Object.entries(HALVES)) {
  if (only && only !== half) continue
  const next = random(seed)
  const total = none()
  const tallies = new Map(PRINTS.map((print) => [print, none()] as const))
  for (let at = 0; at < count; at++) {
    const print = PRINTS[at % PRINTS.length] as (typeof PRINTS)[number]
    const pack = await packOf(print, TODAY, next)
    const started = Date.now()
    const { isNegative, look } = stampPictures(pack.picture)
    const days = await readStamp(
      { isNegative, look, recognize: (picture) => reader.recognize(picture, 'eng') },
      TODAY,
    )
    // Two days are a question, not an answer.
    const said = days.length === 1 ? days[0] : undefined
    const result = said === pack.day ? 'right' : said === undefined ? 'unread' : 'wrong'
    for (const tally of [total, tallies.get(print) as Tally]) {
      tally[result]++
      tally.ms.push(Date.now() - started)
    }
    if (result !== 'right')
      console.error(`${at} ${print} [${pack.text.join(' / ')}]: ${result} ${days.join()}`)
  }
  console.log(
    `\n${half} (seed ${seed})\n| print | dates | right | wrong | unread | ms (median) |\n|---|---|---|---|---|---|`,
  )
  for (const [print, tally] of tallies) row(print, tally)
  row('all', total)
}
await reader.close()
