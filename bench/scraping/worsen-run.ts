// tsx bench/scraping/worsen-run.ts [FOLDER] [--half tune|held|all] [--only PART] [--wrong]: correct before and after each change of worsen.ts
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { extractRecipe } from '#core/extract/extract.ts'
import { marksOf, type SavedPage, savedPages } from './saved-pages.ts'
import { WORSE } from './worsen.ts'

const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const folder =
  args.find((arg, at) => !arg.startsWith('--') && !(args[at - 1] ?? '').startsWith('--')) ??
  '../shared/corpus/recipe-pages'
const half = (option('--half') ?? 'held') as 'tune' | 'held' | 'all'
const only = option('--only') ?? ''

const pages = savedPages(folder, half)

function marks({ url, truth }: SavedPage, html: string) {
  const found = extractRecipe({ html, url }, VOCABULARY)
  return marksOf('recipe' in found ? found.recipe : undefined, truth)
}

const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(0)}`

const plain = new Map(pages.map((page) => [page.id, marks(page, page.html).correct]))
console.log(
  `${pages.length} pages (${half}), correct as they are: ${percent([...plain.values()].filter(Boolean).length, pages.length)}`,
)
console.log('| change | pages | correct, percent |\n|---|---|---|')
let [all, right] = [0, 0]
for (const [name, worsen] of Object.entries(WORSE)) {
  if (!name.includes(only)) continue
  let [count, correct] = [0, 0]
  for (const page of pages) {
    // A page that is misread as it is says nothing about the change.
    if (!plain.get(page.id)) continue
    const html = worsen(page)
    if (html === undefined) continue
    count++
    const mark = marks(page, html)
    if (mark.correct) correct++
    else if (args.includes('--wrong'))
      console.log(
        `  ${page.id} title ${mark.title} ingredients ${mark.ingredients.toFixed(2)} instructions ${mark.instructions.toFixed(2)}`,
      )
  }
  all += count
  right += correct
  console.log(`| ${name} | ${count} | ${percent(correct, count)} |`)
}
console.log(`| all | ${all} | ${percent(right, all)} |`)
