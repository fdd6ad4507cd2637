/**
 * Receipts of shops that don't exist, in layouts of many tills, as photos: what nothing was adjusted to.
 * `tsx bench/receipts/render.ts DIR` writes the pictures and truth.json there. A voided item isn't in the truth.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAYOUTS, type Layout } from './layouts.ts'
import { photo } from './photo.ts'
import { type Product, productsOf, type Region } from './products.ts'
import { type Random, random } from './random.ts'
import { type Receipt, receiptOf } from './receipt.ts'

export interface RenderedReceipt {
  id: string
  lang: 'de' | 'en'
  layout: string
  picture: Buffer
  truth: Receipt['truth']
}

const ORDER: readonly Region[] = ['de', 'uk', 'de', 'us']
const COUNT = 40

/** Deals every product once before any twice. */
function deck(products: readonly Product[], next: Random) {
  let left: Product[] = []
  return () => {
    if (left.length === 0)
      left = products
        .map((product) => ({ product, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ product }) => product)
    return left.pop() as Product
  }
}

function dealer(region: Region, next: Random) {
  const all = productsOf(region)
  const food = deck(
    all.filter((product) => product.food),
    next,
  )
  const other = deck(
    all.filter((product) => !product.food),
    next,
  )
  return (layout: Layout): Product[] => {
    const count = 8 + Math.floor(next() * (layout.maxItems - 7))
    const others = Math.round(count * (0.06 + 0.13 * next()))
    const dealt = new Set<Product>()
    while (dealt.size < count - others) dealt.add(food())
    const list = [...dealt]
    for (let at = 0; at < others; at++) list.splice(Math.floor(next() * list.length), 0, other())
    return list
  }
}

/** The same 40 for the same seed, one after another. */
export async function* renderedReceipts(seed = 31): AsyncGenerator<RenderedReceipt> {
  const next = random(seed)
  const deal = { de: dealer('de', next), uk: dealer('uk', next), us: dealer('us', next) }
  const used = { de: 0, uk: 0, us: 0 }
  for (let number = 0; number < COUNT; number++) {
    const region = ORDER[number % ORDER.length] as Region
    const layouts = LAYOUTS[region]
    const layout = layouts[used[region]++ % layouts.length] as Layout
    const { rows, truth } = receiptOf(layout, deal[region](layout), next)
    const picture = await photo(layout, rows, random(seed * 1000 + number))
    const id = `${String(number + 1).padStart(2, '0')}-${layout.id}`
    yield { id, lang: region === 'de' ? 'de' : 'en', layout: layout.id, picture, truth }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2]
  if (!folder) throw new Error('tsx bench/receipts/render.ts DIR')
  mkdirSync(folder, { recursive: true })
  const truths: Omit<RenderedReceipt, 'picture'>[] = []
  for await (const { picture, ...receipt } of renderedReceipts()) {
    writeFileSync(path.join(folder, `${receipt.id}.jpg`), picture)
    truths.push(receipt)
    console.error(`${receipt.id}: ${receipt.truth.items.length} items`)
  }
  writeFileSync(path.join(folder, 'truth.json'), JSON.stringify(truths, null, 1))
}
