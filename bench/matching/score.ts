import { basename } from 'node:path'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { given } from '../record.ts'
import { labelFiles, measure, readTriples } from './measure.ts'
import { rules } from './rivals.ts'

const files = given.length > 0 ? given : labelFiles()
const triples = files.flatMap(readTriples)
const percent = (value: number) => `${(value * 100).toFixed(2)} %`.padStart(9)
const all = rules(createVocabulary(INGREDIENTS))

console.log(
  `${triples.length} triples (${triples.filter((t) => t.truth).length} true) of ${files.length} file(s)\n`,
)
const [ours, ...others] = all.map((rule) => ({ rule, result: measure(triples, rule) }))
if (ours) {
  for (const miss of ours.result.falseMatches) {
    console.log(`false match  ${miss.ingredient}  <-  ${miss.line}   (${basename(miss.source)})`)
  }
  for (const miss of ours.result.missed) {
    console.log(`missed       ${miss.ingredient}  <-  ${miss.line}   (${basename(miss.source)})`)
  }
  console.log(`\n${'rule'.padEnd(40)}precision    recall        F1`)
  for (const { rule, result } of [ours, ...others]) {
    const row = [result.precision, result.recall, result.f1].map(percent).join(' ')
    console.log(`${rule.name.padEnd(40)}${row}`)
  }
}
