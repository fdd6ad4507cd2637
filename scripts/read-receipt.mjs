// npm run read:receipt -- FILE_OR_DIR
// What we read of photos of receipts, one JSON line for each file.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createFoods } from '../content/food-facts/book.ts'
import { createLabelReader } from '../content/products/reader.ts'
import { amountText } from '../core/receipts/amount-text.ts'
import { readReceipt } from '../core/receipts/read-receipt.ts'
import { PAPER_LIMITS } from '../web/lib/ocr/limits.ts'
import { decodePhoto, openReceiptReader } from './ocr-node.mjs'
import { filesIn } from './source-files.mjs'

const target = process.argv[2]
if (!target || !existsSync(target)) {
  console.error('usage: npm run read:receipt -- FILE_OR_DIR')
  process.exit(2)
}

const KINDS = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic)$/i
const files = statSync(target).isDirectory() ? filesIn(target).filter((file) => KINDS.test(file)) : [target]
const labels = createLabelReader(createFoods())
const reader = openReceiptReader()

/** The pixels of a picture, or why there are none. */
const decoded = (bytes) =>
  decodePhoto(bytes).catch((error) => (/pixel limit/i.test(String(error)) ? 'too large' : 'not a picture'))

async function read(file) {
  const bytes = readFileSync(file)
  if (bytes.length > PAPER_LIMITS.photoBytes) return { file, items: [], error: 'too large' }
  const picture = await decoded(bytes)
  if (typeof picture === 'string') return { file, items: [], error: picture }
  const { words, again } = await reader.read(picture)
  const { items } = readReceipt(words, labels, undefined, again)
  return {
    file,
    items: items.map(({ text, name, kind, count, each }) => ({
      text,
      food: name,
      amount: amountText(count, each),
      kind,
    })),
    ...(items.length === 0 && { error: 'no items found' }),
  }
}

for (const file of files) {
  const answer = await read(file).catch((error) => ({ file, items: [], error: String(error) }))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
await reader.close()
