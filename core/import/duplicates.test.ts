import { describe, expect, it } from 'vitest'
import { type Comparable, findDuplicates } from './duplicates.ts'

const pie: Comparable = {
  title: 'Plum Pie',
  ingredients: ['500 g plums', '200 g flour', '100 g butter', '1 egg'],
  source_url: 'https://www.kitchen.example/plum-pie/?utm_source=mail',
}
const likenessOf = (own: Comparable[], one: Comparable) => findDuplicates(own, [one])[0]?.likeness

describe('findDuplicates', () => {
  it.each([
    'http://kitchen.example/plum-pie',
    'https://kitchen.example:443/plum-pie/#comments',
    'https://m.kitchen.example/plum-pie?fbclid=7&utm_medium=x',
    'https://Kitchen.example/plum-pie/amp/',
  ])('takes %s for the same page', (source_url) =>
    expect(likenessOf([pie], { ...pie, title: 'Plum Pie for Sunday', source_url })).toBe('same'),
  )

  it.each(['https://kitchen.example/plum-pie?id=2', 'https://kitchen.example/plum-pies', null])(
    'takes %s for another page',
    (source_url) =>
      expect(
        likenessOf([pie], { title: 'Plum Jam', ingredients: ['1 kg plums', 'sugar'], source_url }),
      ).toBeUndefined(),
  )

  it('finds a recipe of an own export again, though it was edited since', () => {
    const edited = { title: 'Damson tart', ingredients: ['1 kg damsons'], source_url: null, id: 'a' }
    expect(likenessOf([{ ...pie, id: 'a' }], edited)).toBe('near')
    expect(likenessOf([{ ...pie, id: 'b' }], edited)).toBeUndefined()
    expect(likenessOf([{ ...pie, id: 'a' }], { ...pie, id: 'a' })).toBe('same')
  })

  it('does not take two recipes of one front page for the same', () => {
    const source_url = 'https://kitchen.example/'
    const others = [
      { ...pie, source_url },
      { title: 'Leek Soup', ingredients: ['3 leeks', 'cream'], source_url },
    ]
    expect(findDuplicates([], others)).toEqual([undefined, undefined])
  })

  it('compares titles and ingredients without case, accents, order and plurals', () => {
    const one = { title: 'Crème brûlée', ingredients: ['4 eggs', '½ cup sugar'], source_url: null }
    const other = { title: 'CREME BRULEE', ingredients: ['1/2 cup Sugar', '4 egg'], source_url: null }
    expect(likenessOf([one], other)).toBe('same')
  })

  it('calls the same title with similar ingredients near, and with others nothing', () => {
    const similar = { ...pie, source_url: null, ingredients: ['500 g plums', '220 g flour', '120 g butter'] }
    expect(likenessOf([pie], similar)).toBe('near')
    const other = { ...pie, source_url: null, ingredients: ['1 pie crust', '1 jar plum jam', 'cream'] }
    expect(likenessOf([pie], other)).toBeUndefined()
  })

  it('calls the same page with another recipe, and the same ingredients under another title, near', () => {
    const other = { title: 'Crumble topping', ingredients: ['oats', 'sugar'], source_url: pie.source_url }
    expect(likenessOf([pie], other)).toBe('near')
    expect(likenessOf([pie], { ...pie, title: 'Damson Tart', source_url: null })).toBe('near')
  })

  it('finds the earlier one of the same files, and prefers an own one', () => {
    expect(findDuplicates([], [pie, { ...pie }])).toEqual([undefined, { of: { found: 0 }, likeness: 'same' }])
    expect(findDuplicates([pie], [pie, pie])).toEqual([
      { of: { own: 0 }, likeness: 'same' },
      { of: { own: 0 }, likeness: 'same' },
    ])
  })

  it('takes thousands in a moment, also if all have one title', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      title: 'Untitled',
      ingredients: [`${at} thing${at}`, `spice${at}`],
      source_url: null,
    }))
    expect(findDuplicates(many, many.slice(-10)).every((one) => one?.likeness === 'same')).toBe(true)
  })
})
