import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { EXAMPLE, FIGURES } from '#content/how-it-works.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createExample } from './example-score.ts'

describe('worked example', () => {
  it('is a recipe from the cookbook', () => {
    const recipe = COOKBOOK.find(({ slug }) => slug === EXAMPLE.slug)
    expect(recipe).toMatchObject({ title: EXAMPLE.title, ingredients: EXAMPLE.lines })
  })

  it('scores the same as with the whole vocabulary', () => {
    const [small, whole] = [createExample(), createExample(INGREDIENTS)]
    // Two can be the same ingredient, or cover the same line; three add nothing new.
    const pairs = EXAMPLE.choices.flatMap((one, at) => EXAMPLE.choices.slice(at).map((two) => [one, two]))
    for (const have of [[], ...pairs, EXAMPLE.choices])
      expect(small(have), have.join(', ')).toEqual(whole(have))
  })

  it('shows all three states initially', () => {
    const { sousScore, fullMatches, partialMatches, missing, ingredients } = createExample()(EXAMPLE.ticked)
    // 30 + 2 × 12 + 1 × 6 + 30 × 3/4 + 20 × (1 - 3/8)
    expect(sousScore).toBe(Math.round(30 + 24 + 6 + 22.5 + 12.5))
    expect({ fullMatches, partialMatches, missing: missing.length, ingredients }).toEqual({
      fullMatches: 2,
      partialMatches: 1,
      missing: 3,
      ingredients: 4,
    })
  })
})

describe('figures', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  it('match the measured ones, and none is made up [C232]', () => {
    const numbers = FIGURES.flatMap(
      ({ value, how }) => `${value} ${how}`.match(/\d[\d.,]*\d(?: %| ms)?/g) ?? [],
    )
    const measured = numbers.filter((one) => !['25', '19', '20'].includes(one))
    expect(measured).toHaveLength(11)
    // The table says "52 / 70 %" and "3.0 / 5.3 ms".
    for (const number of measured) expect(readme).toContain(number.replace(/ (%|ms)$/, ''))
    expect(FIGURES[1]?.value).toBe(String(COOKBOOK.length))
    for (const claim of ['95', '50k', '10 s']) expect(JSON.stringify(FIGURES)).not.toContain(claim)
  })
})
