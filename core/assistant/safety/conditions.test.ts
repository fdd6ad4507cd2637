import { describe, expect, it } from 'vitest'
import { limitsFrom } from '../limits.ts'
import { withAllergy, withCare } from './conditions.ts'

describe('what was told about a person’s health', () => {
  it.each([
    ['I have gout', 'A brown ale or a Zinfandel.', 'With gout, leave out beer'],
    ['dad has high blood pressure', 'Use 1 tablespoon soy sauce.', 'Keep the salt low'],
    ['for my 9 month old', 'Add 1 tablespoon soy sauce or miso.', 'no salt, soy sauce, bouillon or honey'],
  ])('%s', (told, answer, care) => {
    expect(withCare(answer, [told])).toContain(care)
    expect(withCare(answer, ['we are four'])).toBe(answer)
    // Only where the answer needs it, and above what it offers further.
    expect(withCare('Roast it for an hour.', [told])).toBe('Roast it for an hour.')
    expect(withCare(`${answer}\n\nNot quite it?\n\n- Other`, [told])).toMatch(
      new RegExp(`${care}[^]*Not quite it`),
    )
  })

  it('is not said twice', () => {
    const answer = 'With gout, beer is the worst drink.'
    expect(withCare(answer, ['I have gout'])).toBe(answer)
  })
})

describe('an allergy that advice doesn’t speak of', () => {
  const question = 'one scout has an egg allergy and one is celiac, which pan for pancakes'
  const limits = limitsFrom(['eggs', 'gluten-free'])
  it('is kept to', () => {
    expect(withAllergy('A flat pan.', question, limits)).toContain('without eggs or gluten')
    expect(withAllergy('Use an egg-free batter.', question, limits)).toBe('Use an egg-free batter.')
    expect(withAllergy('A flat pan.', 'which pan for pancakes', limits)).toBe('A flat pan.')
  })
})
