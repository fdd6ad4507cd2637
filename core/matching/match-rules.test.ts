import { describe, expect, it } from 'vitest'
import { SAMPLE_INGREDIENTS } from '../ingredients/sample-ingredients.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { RecipeIndex } from './recipe-index.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)
const indexOf = (...lines: string[]) => new RecipeIndex(vocabulary, [{ id: 'r', ingredients: lines }])

/** What colors one ingredient row of a result card. */
const row = (ingredient: string, line: string) => indexOf(line).explain(['r'], [ingredient])[0]?.[0]?.strength

/** What a search counts, the first and each Load More alike. */
function counted(ingredients: string[], ...lines: string[]) {
  const [found] = indexOf(...lines).query({ ingredients })
  return found ? { full: found.fullMatches, partial: found.partialMatches } : undefined
}

const FULL = { full: 1, partial: 0 }
const PARTIAL = { full: 0, partial: 1 }

describe('the color of a card row', () => {
  it('ignores case and spaces around the texts [C381]', () => {
    expect(row('  EGGS ', ' eggs')).toBe('full')
    expect(row(' ZORKLE', 'zorkle ')).toBe('full')
  })
  it('is full when the line equals the ingredient, at any length [C382]', () => {
    expect(row('egg', 'egg')).toBe('full')
    expect(row('zo', 'zo')).toBe('full')
  })
  it('is full from 4 characters where the line names the ingredient as a word [C383]', () => {
    expect(row('rice', '2 cups rice')).toBe('full')
    expect(row('zork', 'zork leaves with mint')).toBe('full')
    expect(row('zork', '2 cups fresh zork')).toBe('full')
    expect(row('zork', '2 cups superzork')).toBe('none')
  })
  it.each(['powder', 'extract', 'flour'])('is not partial in a line with %s [C385]', (word) => {
    expect(row('zorkl', '1 cup zorkles')).toBe('partial')
    expect(row('zorkl', `1 cup zorkle ${word}`)).toBe('none')
    expect(row('garlic', `1 tsp garlic ${word}`)).toBe('none')
  })
  it('is none for a line without the ingredient [C386]', () => {
    expect(row('beef', '2 eggs')).toBe('none')
    expect(row('zorkle', '2 eggs')).toBe('none')
    expect(row('', '2 eggs')).toBe('none')
  })
})

describe('load-more matching', () => {
  it('finds no recipe without ingredient lines [C387]', () => {
    expect(counted(['egg'])).toBeUndefined()
    expect(counted(['egg'], '')).toBeUndefined()
    expect(counted(['egg'], '2 eggs')).toEqual(FULL)
  })
  it.each(['rice', '2 cups rice', 'rice noodles', 'rice vinegar', 'licorice'])(
    'counts "%s" as full where the row is full [C389]',
    (line) => expect(counted(['rice'], line)?.full === 1).toBe(row('rice', line) === 'full'),
  )
  it('counts a term inside a word as partial from 5 characters [C390]', () => {
    expect(counted(['zorkl'], '1 cup superzorkles')).toEqual(PARTIAL)
    expect(counted(['zork'], '1 cup superzorkles')).toBeUndefined()
  })
  it.each(['flour', 'powder', 'extract'])('counts no partial match in a line with %s [C391]', (word) =>
    expect(counted(['zorkl'], `1 cup superzorkle ${word}`)).toBeUndefined(),
  )
  it('counts each ingredient of the user at most once [C392]', () => {
    expect(counted(['rice', 'Rice', 'zorkl'], 'rice', '2 cups rice', 'zorkles', 'superzorkles')).toEqual({
      full: 1,
      partial: 1,
    })
  })
})

describe('initial matching', () => {
  it('is full for the exact name [C394]', () => {
    expect(counted(['egg'], 'Egg')).toEqual(FULL)
    expect(counted(['zo'], 'Zo')).toEqual(FULL)
  })
  it('is full from 4 characters where the line names the term as a word [C395]', () => {
    expect(counted(['corn'], '1 cup corn')).toEqual(FULL)
    expect(counted(['zork'], '1 cup zork leaves with mint')).toEqual(FULL)
  })
  it('is partial from 5 characters inside a word [C396]', () => {
    expect(counted(['bread'], '2 flatbreads')).toEqual(PARTIAL)
    expect(counted(['zorkl'], '1 superzorkle')).toEqual(PARTIAL)
    expect(counted(['zork'], '1 superzorkle')).toBeUndefined()
  })
  it.each(['flour', 'powder', 'extract'])('is not partial in a line with %s [C397]', (word) =>
    expect(counted(['zorkl'], `2 zorkles ${word}`)).toBeUndefined(),
  )
})
