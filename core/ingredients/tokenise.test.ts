import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/normalise.ts'
import { tokenise } from './tokenise.ts'

const texts = (line: string) => tokenise(line).map(({ text, glued }) => (glued ? text : ` ${text}`))

describe('tokenizer', () => {
  it.each([
    ['1½ cups Crème Fraîche', ['1', '1/2', 'cups', 'creme', 'fraiche']],
    ['2 jalapeños – seeded', ['2', 'jalapenos', '-', 'seeded']],
    ['1 cup M&M’s® candies', ['1', 'cup', 'm', '&', 'ms', 'candies']],
    ['1 &frac12; cups', ['1', '1/2', 'cups']],
    ['2×400 g tins', ['2', 'x', '400', 'g', 'tins']],
    ['ΣΑΣ œufs', ['σας', 'oeufs']],
  ])('"%s"', (line, words) => {
    expect(tokenise(line).map((token) => token.text)).toEqual(words)
  })

  it('folds character by character with the same result as folding the whole line', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom(..."é½®’–×ßæ⁄ŞΣσñ、ﷺ가 \u0301 aZ9 '.,/-()"),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const line = units.join('').replaceAll('&', '')
        expect(texts(line)).toEqual(texts(fold(line)))
      }),
      { numRuns: 3000 },
    )
  })

  it('has room for any line', () => {
    for (const char of 'ﷺ½é가') expect(tokenise(char.repeat(3000)).length).toBeGreaterThan(0)
  })
})
