import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import figures from '#content/figures.json'
import { contentFigures } from '../bench/count-content.ts'
import { COUNTS, DOCUMENTS, withFigures } from '../bench/readme-table.ts'

const documents = new Map(
  DOCUMENTS.map((file) => [file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')]),
)

describe('figures in README, docs and on pages', () => {
  it('count the content as it is (npm run figures)', () => expect(figures.content).toEqual(contentFigures()))

  it.each(DOCUMENTS)('%s has the figures of content/figures.json (npm run figures)', (file) =>
    expect(documents.get(file)).toBe(withFigures(documents.get(file) ?? '')),
  )

  it('change wherever they stand', () => {
    const all = [...documents.values()].join('\n')
    for (const [place] of COUNTS) expect(all.match(place), String(place)).not.toBeNull()
    expect(withFigures('A cookbook of 7 original recipes')).toBe(
      `A cookbook of ${figures.content.recipes} original recipes`,
    )
    expect(withFigures('| measured | figure | command |\n| old | 1 | x |\n\nEnd')).toMatch(
      /\| ingredient matching.*\n(?:\|.*\n)+\nEnd$/,
    )
  })

  it('are written in no page by hand', () => {
    const values = Object.values(figures).flatMap((section) => Object.values(section).map(String))
    for (const file of ['about', 'faq', 'how-it-works']) {
      const source = readFileSync(new URL(`../content/${file}.ts`, import.meta.url), 'utf8')
      const texts = source.match(/(?:text|value|label|how|answer): ['`][^\n]*/g) ?? []
      const numbers = texts.flatMap((text) => text.replace(/\$\{[^}]*\}/g, '').match(/\d[\d,.]*\d/g) ?? [])
      // A score runs from 30 to 100, and 25 results are a page: constants, not measurements.
      const written = numbers.filter((one) => !['30', '100', '25', '20', '19', '12', '10'].includes(one))
      expect(
        written.filter((one) => values.includes(one.replace(',', ''))),
        file,
      ).toEqual([])
    }
  })
})
