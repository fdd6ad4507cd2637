import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineTable } from '../matching/line-table.ts'
import { Ints } from '../text/ints.ts'
import { namesOf } from './line-names.ts'
import { Before, startOf } from './line-start.ts'
import { quickStart } from './quick-start.ts'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { generation, Sign, tokensBetween } from './token-table.ts'
import { forgetTokens, scan } from './tokenise.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

const PIECES =
  `1|2|12|1/2|3/4|1 1/2|½|1,000|.5|cup|cups|large|small|fl|oz|cloves|clove|dozen|can|inch|x|a|half|about|
  heaping|roughly|of|to|or|and|plus|optional|for|the|onion|onions|butter|bread|chicken breast|fresh|chopped|thick|slices|
  ,|;|:|.|-| - |(|)|%|&|salt|pepper|eggs|flatbread|10-ounce|all-purpose flour|crème fraîche|chef's`
    .split('|')
    .map((piece) => piece.trim() || ' ')

const line = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
  .map((pieces) => pieces.join(' ').replace(/ ([,;:.%)])/g, '$1'))

function read(lines: readonly string[]) {
  const table = new LineTable(vocabulary)
  const noted = lines.map((one) => table.note(one))
  table.readNoted()
  return noted.map((id) => table.namesOfLine(id))
}

describe('batch line reader', () => {
  it('gives each line the names that it has by itself', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        expect(read(lines)).toEqual(lines.map((one) => namesOf(one, vocabulary)))
      }),
      { numRuns: 150 },
    )
  })

  // Tokens are renumbered then, and lines of one shape get the numbers that earlier lines had.
  it.each([
    ['a simple name', (i: number) => `2 w${i}a w${i}b butter`],
    ['a choice', (i: number) => `2 cups w${i}a, or w${i}b`],
    ['a tail', (i: number) => `1 onion, w${i}a and ${i % 2 ? 'chopped' : 'butter'} w${i}b`],
    ['a bracket', (i: number) => `1 onion (w${i}a ${i % 2 ? 'or butter' : 'large'} w${i}b)`],
  ])('keeps working when there are more words than the table holds: %s', (_, lineOf) => {
    forgetTokens()
    const former = generation
    const lines = Array.from({ length: 13_000 }, (_, i) => lineOf(i))
    const names = read(lines)
    expect(generation).toBeGreaterThan(former)
    const some = lines.map((_, i) => i).filter((i) => i % 7 === 0)
    expect(some.map((i) => names[i])).toEqual(some.map((i) => namesOf(lines[i] as string, vocabulary)))
  })

  it('finds the beginning of a name as the full parser does', () => {
    let quick = 0
    fc.assert(
      fc.property(line, (text) => {
        const scanned = new Ints()
        const among = scan(text, scanned)
        const ids = scanned.view()
        fc.pre((among & Sign.Colon) === 0)
        const found = quickStart(ids, 0, ids.length, (among & Sign.Bracket) !== 0)
        if (found < 0) return
        quick++
        const { before, from } = startOf(tokensBetween(ids, 0, ids.length))
        expect([found & 7, found >> 3]).toEqual([before, from])
        expect(before).not.toBe(Before.Unclear)
      }),
      { numRuns: 5000 },
    )
    expect(quick).toBeGreaterThan(1000)
  })
})
