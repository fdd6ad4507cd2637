/**
 * npm run bench:input [-- FILE.jsonl … [--misses]]: how well pasted ingredient lists are read. Each line is a list,
 * {text, lang, items: [{name, also, amount}]}, written without knowledge of the vocabulary.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createFoods } from '#content/food-facts/book.ts'
import { createListReader } from '#content/ingredients/reader.ts'
import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { foodNamed } from '#core/pantry/known-names.ts'
import { normalise } from '#core/text/normalise.ts'

interface Expected {
  name: string
  also?: string[]
  amount?: string
}

interface List {
  text: string
  lang: string
  items: Expected[]
}

const misses = process.argv.includes('--misses')
const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const own = new URL('./lists.jsonl', import.meta.url)
const sources = files.length > 0 ? files : [own]
const lists = sources
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as List)

const foods = createFoods()
const reader = createListReader(foods)
/** The ingredient of an expected name, as recipes are read. */
function meaning(name: string): string {
  const [found] = ingredientsOfLine(name, foods)
  return (
    foodNamed(name, foods)?.name ?? (found?.exact ? found.ingredient?.name : undefined) ?? normalise(name)
  )
}

function isRight(item: ReadItem, { name, also = [] }: Expected): boolean {
  return [name, ...also].some(
    (one) => normalise(one) === normalise(item.name) || meaning(one) === meaning(item.name),
  )
}

const plain = (amount: string) => amount.toLowerCase().replace(/[\s().]/g, '')

interface Tally {
  lists: number
  expected: number
  right: number
  amounts: number
  kept: number
  invented: number
  missing: number
  known: number
}

const tallies = new Map<string, Tally>()
const tallyOf = (lang: string) => {
  const tally = tallies.get(lang) ?? {
    lists: 0,
    expected: 0,
    right: 0,
    amounts: 0,
    kept: 0,
    invented: 0,
    missing: 0,
    known: 0,
  }
  tallies.set(lang, tally)
  return tally
}

for (const { text, lang, items } of lists) {
  const read = reader.read(text)
  const left = [...read.items]
  const pairs = items.map((expected) => {
    // Several lines of the same food: each counts once.
    const at = left.findIndex((item) => isRight(item, expected))
    return { expected, item: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
  const missing = pairs.filter(({ item }) => !item).map(({ expected }) => expected)
  for (const tally of [tallyOf(lang), tallyOf('all')]) {
    tally.lists++
    tally.expected += items.length
    tally.right += items.length - missing.length
    tally.missing += missing.length
    tally.invented += left.length
    for (const { expected, item } of pairs) {
      if (item?.known) tally.known++
      if (!item || !expected.amount) continue
      tally.amounts++
      if (plain(item.amount).includes(plain(expected.amount))) tally.kept++
    }
  }
  if (!misses) continue
  for (const { expected, item } of pairs)
    if (item && expected.amount && !plain(item.amount).includes(plain(expected.amount)))
      console.log(`${lang} amount: ${expected.name} "${expected.amount}" read "${item.amount}"`)
  if (missing.length + left.length === 0) continue
  console.log(`${lang} ${JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text)}`)
  for (const { name, also } of missing) console.log(`   missing  ${[name, ...(also ?? [])].join(' | ')}`)
  for (const { written, name, amount, known, near } of left)
    console.log(`   extra    ${known ? '' : '?'}${name} [${amount}] "${written}" ${near.join(', ')}`)
}

const share = (part: number, of: number) =>
  of === 0 ? '  –   ' : `${((100 * part) / of).toFixed(1)} %`.padStart(7)
console.log('language  lists  items  right    known    amounts kept  invented  missing')
for (const [lang, tally] of [...tallies].sort(([a], [b]) =>
  a === 'all' ? 1 : b === 'all' ? -1 : a < b ? -1 : 1,
))
  console.log(
    [
      lang.padEnd(8),
      String(tally.lists).padStart(6),
      String(tally.expected).padStart(6),
      share(tally.right, tally.expected),
      share(tally.known, tally.expected),
      share(tally.kept, tally.amounts).padStart(13),
      String(tally.invented).padStart(9),
      String(tally.missing).padStart(8),
    ].join(' '),
  )

/** Names in other languages, where the tables to measure with are at hand. */
const table = new URL('../../../shared/corpus/languages/languages.tsv', import.meta.url)
if (existsSync(table)) {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
  const [head = [], ...body] = rows
  const common = new Set(foods.ingredients.slice(0, 300).map(({ name }) => name))
  for (const lang of ['de', 'fr', 'es', 'it']) {
    const column = head.indexOf(lang)
    const cells = body.flatMap((row) => {
      const names = (row[column] ?? '').split(' | ').filter((name) => name !== '')
      return common.has(row[0] ?? '') && names.length > 0 ? [{ name: row[0] ?? '', names }] : []
    })
    const understood = cells.filter(({ name, names }) => reader.read(names[0] ?? '').items[0]?.name === name)
    console.log(
      `${lang}: ${understood.length} of ${cells.length} main names of common ingredients mean the same ingredient`,
    )
  }
}
