import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineTable } from '../matching/line-table.ts'
import { Ints } from '../text/ints.ts'
import { namesOf } from './line-names.ts'
import { Before, startOf } from './line-start.ts'
import { PlainParts } from './plain-parts.ts'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { tokensBetween } from './token-table.ts'
import { scan, tokenise } from './tokenise.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

describe('skippable parts', () => {
  it.each([
    ['onion, chopped', 'onion'],
    ['onion, or more to taste', 'onion'],
    ['butter (2 sticks), melted', 'butter'],
    ['chicken breast halves - cut into 1/2 inch cubes', 'chicken breast halves - cut into 1/2 inch cubes'],
    ['onion - cut into rings', 'onion'],
    ['butter, plus 1 tablespoon oil', 'butter, plus 1 tablespoon oil'],
    ['butter (or margarine)', 'butter (or margarine)'],
    ['cheese, cheddar', 'cheese, cheddar'],
    ['boneless, skinless chicken', 'boneless, skinless chicken'],
    ['pasta, such as penne', 'pasta, such as penne'],
  ])('of "%s" only "%s" is parsed', (rest, read) => {
    const scanned = new Ints()
    scan(rest, scanned)
    const ids = scanned.view()
    const parts = new PlainParts(vocabulary)
    const end = parts.dropBrackets(ids, 0, ids.length)
    const to = end < 0 ? -1 - end : end
    const { before, from } = startOf(tokensBetween(ids, 0, to))
    const clear = before !== Before.Unclear && end >= 0
    const kept = tokensBetween(ids, 0, clear ? parts.endOf(ids, from, to) : to)
    expect(kept.map((token) => token.text)).toEqual(tokenise(read).map((token) => token.text))
  })

  const piece = fc.constantFrom(
    ...'onion|chicken breast|salt|pepper|cheese|cheddar|cloves|slices|large|small|head|can|cup|cups|chopped|peeled'.split(
      '|',
    ),
    ...":|*|&|+|/|x|;|[|]|.|%|-|about|thick|½|n|the|juice of|cut|each|roughly|dozen|chef's|optional:".split(
      '|',
    ),
    ...',|, | - |(|)|and|or|such as|plus|with|of|to taste|divided|more|1|2|1/2|inch|for the|bone-in|half|optional'.split(
      '|',
    ),
  )
  it('leaves the names in a line unchanged, whatever its parts', () => {
    const table = new LineTable(vocabulary)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const line = pieces.join(' ').replace(/ ,/g, ',').replace(/\( /g, '(').replace(/ \)/g, ')')
        expect(table.namesOfLine(table.add(line))).toEqual(namesOf(line, vocabulary))
      }),
      { numRuns: 5000 },
    )
  })
})
