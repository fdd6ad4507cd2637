/**
 * npm run figures [-- section.name=value …]: counts the content, takes the figures given, and writes all of them to
 * content/figures.json, README and docs. Benchmarks write theirs with `--record`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawPantries, reachOf } from '#content/cookbook/reach.ts'
import { contentFigures } from './count-content.ts'
import { readFigures, round, writeFigures } from './record.ts'

const figures = readFigures()
for (const given of process.argv.slice(2)) {
  const [, section = '', name = '', value = ''] = /^(\w+)\.(\w+)=(.+)$/.exec(given) ?? []
  const before = figures[section]?.[name]
  if (!figures[section] || before === undefined) throw new Error(`${given}: no such figure`)
  figures[section][name] = typeof before === 'number' ? Number(value) : value
}
const scores = reachOf(drawPantries())
const good = scores.filter((score) => score >= Number(figures.reach?.score))
writeFigures({
  ...figures,
  content: contentFigures(),
  reach: { ...figures.reach, goodMatch: round((100 * good.length) / scores.length, 1) },
})

const { DOCUMENTS, withFigures } = await import('./readme-table.ts')
for (const file of DOCUMENTS) {
  const url = new URL(`../${file}`, import.meta.url)
  writeFileSync(url, withFigures(readFileSync(url, 'utf8')))
}
