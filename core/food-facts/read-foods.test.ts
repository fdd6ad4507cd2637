import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS, type Need } from '../contracts/food-facts.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { createFoodBook } from './food-book.ts'
import { readFactTable } from './read-facts.ts'
import { readFoods } from './read-foods.ts'
import { SAMPLE_LARDER } from './sample-larder.ts'
import { judge } from './verdict.ts'

const foods = createFoodBook(createVocabulary(SAMPLE_LARDER), [
  readFactTable(
    'satay, sate | peanuts usually: the sauce is made of them\nsesame | sesame\nbeer batter | gluten; alcohol',
  ),
])
const verdict = (need: Need, ...lines: string[]) => judge(lines, need, foods).verdict

describe('readFactTable', () => {
  it('refuses a content that it does not know', () =>
    expect(() => readFactTable('tea | glutn')).toThrow('"glutn" is not a known content'))
  it('reads levels and reasons', () =>
    expect([
      ...(readFactTable('tea | eggs; tree nuts sometimes: some kinds; milk usually').get('tea')?.facts ?? []),
    ]).toEqual([
      ['eggs', { level: 'yes', reason: '' }],
      ['tree nuts', { level: 'sometimes', reason: 'some kinds' }],
      ['milk', { level: 'usually', reason: '' }],
    ]))
})

describe('the verdict on lines', () => {
  it.each<[Need, string[], string]>([
    ['milk', ['2 tablespoons butter'], 'contains'],
    ['milk', ['2 tablespoons butter or margarine'], 'may contain'],
    ['milk', ['2 tablespoons butter or cream'], 'contains'],
    ['milk', ['1 onion', '1/4 cup cream (optional)'], 'may contain'],
    ['milk', ['1 onion, fried in butter'], 'may contain'],
    ['milk', ['1 cup rice'], 'free of'],
    ['milk', ['1 cup rice', '1 glimmer of zorblax'], 'not known'],
    ['milk', ['1 cup zorblax', '2 tablespoons butter'], 'contains'],
    ['milk', [], 'not known'],
    ['milk', ['2 tablespoons vegan butter'], 'free of'],
    ['milk', ['2 tablespoons butter (vegan if needed)'], 'contains'],
    ['gluten', ['8 ounces gluten-free spaghetti'], 'free of'],
    ['eggs', ['1 cup egg-free bread'], 'free of'],
    ['milk', ['1 cup milk, not cream'], 'contains'],
    ['milk', ['1 cup heavy cream, whipped cream is fine'], 'contains'],
    ['milk', ['1 cup milk (no cream)'], 'contains'],
    ['peanuts', ['satay without peanuts'], 'free of'],
    ['peanuts', ['1 cup satay'], 'contains'],
    ['peanuts', ['peanut-crusted salmon'], 'contains'],
    ['vegan', ['1 cup black beans', '1 teaspoon honey'], 'contains'],
    ['kosher', ['1 pound chicken thighs', '1 cup cream'], 'contains'],
    ['kosher', ['1 pound chicken thighs', '1 cup cream or milk'], 'contains'],
    ['kosher', ['1 pound chicken thighs', '2 tablespoons butter or olive oil'], 'may contain'],
    ['kosher', ['1 pound chicken thighs'], 'may contain'],
    ['kosher', ['1 cup cream'], 'free of'],
    ['halal', ['1 pound chicken'], 'may contain'],
    ['high-protein', ['1 onion'], 'contains'],
  ])('%s in %j: %s', (need, lines, expected) => expect(verdict(need, ...lines)).toBe(expected))

  it('names the line that causes it', () => {
    const { causes } = judge(['1 onion', '2 tablespoons butter'], 'milk', foods)
    expect(causes).toMatchObject([{ line: '2 tablespoons butter', food: 'butter', verdict: 'contains' }])
  })

  it('never gets better by adding a line, and never throws', () => {
    const order = ['free of', 'not known', 'may contain', 'contains']
    const line = fc.oneof(
      fc.constantFrom(
        ...SAMPLE_LARDER.map(({ name }) => `1 cup ${name}`),
        'salt or butter',
        '1 egg (optional)',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        line,
        fc.constantFrom(...ALLERGENS),
        (lines, more, need) => {
          const [before, after] = [verdict(need, ...lines), verdict(need, ...lines, more)]
          // A list of nothing readable is not known; one known line more can make it known.
          if (before === 'not known') return
          expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('reads any line as some foods', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => Array.isArray(readFoods(text, foods).foods)),
    )
  })
})
