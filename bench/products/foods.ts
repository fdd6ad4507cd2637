import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { listReaderOf } from '#content/ingredients/reader.ts'
import { PRODUCT_CATEGORIES } from '#content/products/categories.ts'
import { NAME_WORDS } from '#content/products/name-words.ts'
import { labelReaderOf } from '#content/products/reader.ts'
import { productFood } from '#core/products/category-food.ts'

const project = path.resolve(import.meta.dirname, '../..')
const corpus = [path.join(project, '../shared'), path.join(project, '../../shared')]
  .map((folder) => path.join(folder, 'corpus/barcodes/barcodes.tsv'))
  .find((file) => existsSync(file))

/** The foods that a person would take for each product; null where none is right as well. */
const truth: Record<string, (string | null)[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'truth.json'), 'utf8'),
)

/** How often the food of a real product is right, missing or wrong. */
export function measureFoods(say: (line: string) => void, showWrong: boolean) {
  if (!corpus) return say('Foods: the list of real products is not here.')
  const knowledge = {
    vocabulary: VOCABULARY,
    categories: PRODUCT_CATEGORIES,
    words: NAME_WORDS,
    reader: listReaderOf(VOCABULARY),
    labels: labelReaderOf(VOCABULARY),
  }
  const rows = readFileSync(corpus, 'utf8').trim().split('\n').slice(2)
  for (const half of ['even', 'odd']) {
    const counts = { right: 0, missing: 0, wrong: 0 }
    for (const [at, line] of rows.entries()) {
      if ((at % 2 === 0) !== (half === 'even')) continue
      const [code = '', name = '', , , categories = ''] = line.split('\t')
      const { food, near } = productFood({ name, categories }, knowledge)
      const accepted = truth[code] ?? []
      const result = accepted.includes(food) ? 'right' : food === null ? 'missing' : 'wrong'
      counts[result]++
      if (showWrong && result !== 'right')
        say(`  ${result}: ${name} → ${food ?? `? (${near.join(', ')})`}, not ${accepted.join(' or ')}`)
    }
    const total = counts.right + counts.missing + counts.wrong
    const share = (count: number) => `${((100 * count) / total).toFixed(1)} %`
    say(
      `Foods, ${half} rows (${total}): right ${share(counts.right)}, missing ${share(counts.missing)}, wrong ${share(counts.wrong)}`,
    )
  }
}
