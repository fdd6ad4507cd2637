/**
 * npx tsx bench/import/run.ts FOLDER [--detail]: imports every file that `expected.json` in the folder names, and
 * compares each field with what is expected. --detail prints each difference, and the words of each file that are
 * nowhere in its recipes.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '#core/import/read-library.ts'
import { decodeEntities } from '#core/text/entities.ts'
import { sourceFile } from '../../scripts/source-files.mjs'
import {
  compare,
  differences,
  FIELDS,
  type Field,
  lostWords,
  type Sample,
  textOf,
  wordsOf,
} from './compare.ts'
import { sourceTexts } from './source-words.ts'

interface Expected {
  format: string
  recipes: number
  titles: string[]
  samples: Sample[]
}

const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const detail = process.argv.includes('--detail')
if (!folder) {
  console.error('usage: npx tsx bench/import/run.ts FOLDER [--detail]')
  process.exit(2)
}

class Row {
  files = 0
  recipes = 0
  found = 0
  lost = 0
  readonly sums = new Map<Field, { sum: number; of: number }>()
  add(field: Field, score: number) {
    const so = this.sums.get(field) ?? { sum: 0, of: 0 }
    this.sums.set(field, { sum: so.sum + score, of: so.of + 1 })
  }
  share(fields: readonly Field[] = FIELDS) {
    const all = fields.map((field) => this.sums.get(field)).filter((one) => one !== undefined)
    const of = all.reduce((sum, one) => sum + one.of, 0)
    return of === 0 ? undefined : all.reduce((sum, one) => sum + one.sum, 0) / of
  }
}

const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>
const rows = new Map<string, Row>()
const started = performance.now()
for (const [name, { format, recipes: count, titles, samples }] of Object.entries(expected)) {
  const row = rows.get(format) ?? new Row()
  rows.set(format, row)
  const read = await readLibrary(sourceFile(path.join(folder, name)), { vocabulary: VOCABULARY })
  row.files++
  row.recipes += count
  row.found += Math.min(count, read.recipes.length)
  if (detail && (read.recipes.length !== count || read.format !== format))
    console.log(
      `${name}: ${read.recipes.length} of ${count} recipes, as ${read.format}`,
      read.problems.slice(0, 3),
    )
  const made = new Set(read.recipes.flatMap((recipe) => wordsOf(textOf(recipe))))
  const written = new Set(
    (await sourceTexts(sourceFile(path.join(folder, name)))).flatMap((text) => wordsOf(decodeEntities(text))),
  )
  const gone = [...written].filter((word) => /\p{L}{3}/u.test(word) && word.length < 30 && !made.has(word))
  if (detail && gone.length > 0)
    console.log(`${name}: words of the source that are gone (${gone.length}):`, gone.slice(0, 40).join(' '))
  const used = new Set<number>()
  for (const sample of samples) {
    const same = (title: string) =>
      title.toLowerCase().replace(/\W+/g, '') === sample.title.toLowerCase().replace(/\W+/g, '')
    const at = read.recipes.findIndex(({ content }, i) => !used.has(i) && same(content.title))
    const ours = read.recipes[at < 0 ? titles.indexOf(sample.title) : at]
    if (at >= 0) used.add(at)
    if (!ours) {
      for (const field of FIELDS) row.add(field, 0)
      continue
    }
    const scores = compare(ours, sample)
    // A picture counts once it is unpacked.
    if (ours.photos[0] && !(await ours.photos[0].load())?.length) scores.photo = 0
    const lost = lostWords(ours, sample)
    row.lost += lost.length
    for (const [field, score] of Object.entries(scores)) {
      row.add(field as Field, score)
      if (detail && score < 1)
        console.log(
          `${name} # ${sample.title}: ${field} ${score.toFixed(2)}`,
          differences(ours, sample, field as Field),
        )
    }
    if (detail && lost.length > 0) console.log(`${name} # ${sample.title}: lost`, lost.join(' '))
  }
}

const percent = (share: number | undefined) =>
  share === undefined ? '' : (100 * share).toFixed(1).replace(/\.0$/, '')
console.log(`| format | files | recipes | ${FIELDS.join(' | ')} | all | lost words |`)
console.log(`|---|---|---|${FIELDS.map(() => '---|').join('')}---|---|`)
const whole = new Row()
for (const [format, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(
    `| ${format} | ${row.files} | ${row.found} of ${row.recipes} | ${FIELDS.map((field) => percent(row.share([field]))).join(' | ')} | ${percent(row.share())} | ${row.lost} |`,
  )
  whole.files += row.files
  whole.recipes += row.recipes
  whole.found += row.found
  whole.lost += row.lost
  for (const [field, { sum, of }] of row.sums) {
    const so = whole.sums.get(field) ?? { sum: 0, of: 0 }
    whole.sums.set(field, { sum: so.sum + sum, of: so.of + of })
  }
}
console.log(
  `| **all** | ${whole.files} | ${whole.found} of ${whole.recipes} | ${FIELDS.map((field) => percent(whole.share([field]))).join(' | ')} | **${percent(whole.share())}** | ${whole.lost} |`,
)
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
