/**
 * npm run bench:receipts [-- --set even|odd|rendered] [--show]: receipts read from their pictures. The even half of the
 * corpus is what the rules were adjusted to; 40 others are drawn in layouts of their own.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createFoods } from '#content/food-facts/book.ts'
import { listReaderOf } from '#content/ingredients/reader.ts'
import { createLabelReader } from '#content/products/reader.ts'
import { median } from '#core/paper/page-words.ts'
import { readReceipt } from '#core/receipts/read-receipt.ts'
import type { ReceiptWords } from '#core/receipts/receipt-picture.ts'
import { decodePhoto, openReceiptReader } from '../../scripts/ocr-node.mjs'
import { renderedReceipts } from './render.ts'
import { type Food, type LabeledItem, type Score, score, sum } from './score.ts'

interface Sample {
  set: 'even' | 'odd' | 'rendered'
  id: string
  lang: 'de' | 'en'
  picture: Buffer
  items: LabeledItem[]
  foods: readonly Food[] | undefined
}

const CORPUS = new URL('../../../shared/corpus/receipts/', import.meta.url)
const TRUTH = new URL('food-truth.json', import.meta.url)
const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = option('--set')
/** Words that were recognized before, while rules are adjusted. */
const cache = option('--cache')
const isShown = process.argv.includes('--show')

const foods = createFoods()
const labels = createLabelReader(foods)
const lists = listReaderOf(foods)
const listed = (name: string) => lists.read(name).items[0]?.name ?? name
const reader = openReceiptReader()

function* scans(): Generator<Sample> {
  const file = new URL('labels.json', CORPUS)
  if (!existsSync(file)) return
  const truth: Record<string, Food[]> = JSON.parse(readFileSync(TRUTH, 'utf8'))
  for (const [at, one] of JSON.parse(readFileSync(file, 'utf8')).entries())
    yield {
      set: at % 2 === 0 ? 'even' : 'odd',
      id: one.id,
      lang: one.lang,
      picture: readFileSync(new URL(one.file, CORPUS)),
      items: one.items,
      foods: truth[one.id],
    }
}

async function* drawn(): AsyncGenerator<Sample> {
  for await (const { id, lang, picture, truth } of renderedReceipts())
    yield {
      set: 'rendered',
      id,
      lang: lang === 'de' ? 'de' : 'en',
      picture,
      items: truth.items.map(({ text, ...item }) => ({ ...item, name: text })),
      foods: truth.items.map(({ food }) => food),
    }
}

async function* samples(): AsyncGenerator<Sample> {
  for (const one of scans()) if (!only || only === one.set) yield one
  if (!only || only === 'rendered') yield* drawn()
}

async function wordsOf({ id, picture }: Sample): Promise<ReceiptWords> {
  const kept = cache && `${cache}/${id}.json`
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const words = await reader.read(await decodePhoto(picture))
  if (kept) {
    mkdirSync(cache, { recursive: true })
    writeFileSync(kept, JSON.stringify(words))
  }
  return words
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`)
function line(
  name: string,
  { labeled: all, found, right, named, kinds, foods, judged, surelyWrong }: Score,
): string {
  return `${name}: ${all} items, F1 ${share(2 * right, all + found)} (by name alone ${share(2 * named, all + found)}), kind ${share(kinds, named)}, food ${share(foods, judged)} of ${judged} (sure and wrong ${share(surelyWrong, judged)})`
}

const scores = new Map<string, Score[]>()
const seconds: number[] = []
for await (const one of samples()) {
  const start = performance.now()
  const { words, again } = await wordsOf(one)
  const { items } = readReceipt(words, labels, undefined, again)
  seconds.push((performance.now() - start) / 1000)
  const result = score(one.items, items, one.foods, listed)
  for (const name of [`${one.set}, ${one.lang === 'de' ? 'German' : 'English'}`, one.set])
    scores.set(name, [...(scores.get(name) ?? []), result])
  if (isShown) {
    console.log(line(one.id, result))
    for (const item of items)
      console.log(`  ${item.kind} ${item.text} · ${item.price} · ${item.name}${item.isSure ? '' : '?'}`)
  }
}
await reader.close()
for (const [name, all] of scores) console.log(line(name, sum(all)))
console.log(`${seconds.length} receipts, ${median(seconds).toFixed(1)} s each in the middle`)
