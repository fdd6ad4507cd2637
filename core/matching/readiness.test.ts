import { describe, expect, it } from 'vitest'
import { arrange } from './readiness.ts'

const meal = (title: string, facts: Partial<Parameters<typeof arrange>[0][number]> = {}) => ({
  title,
  needed: 1,
  lacksMain: false,
  isAside: false,
  isReadyMeal: false,
  usesHearty: false,
  ...facts,
})
const eggs = ['curry', 'omelet', 'soup', 'tortilla', 'rice', 'salad'].map((title) => meal(title))
const titles = (ranked: ReturnType<typeof meal>[]) => arrange(ranked).map(({ title }) => title)

describe('arrange', () => {
  it('shows a dinner with the user’s meat among the first few, and leaves the lead alone', () =>
    expect(titles([...eggs, meal('teriyaki', { usesHearty: true, needed: 2 })])).toEqual([
      'curry',
      'omelet',
      'teriyaki',
      'soup',
      'tortilla',
      'rice',
      'salad',
    ]))

  it.each([
    ['needs three things', { needed: 3 }],
    ['lacks another main ingredient', { lacksMain: true }],
    ['is no meal', { isAside: true }],
  ])('leaves it where it is if it %s', (_why, facts) =>
    expect(titles([...eggs, meal('teriyaki', { usesHearty: true, ...facts })]).indexOf('teriyaki')).toBe(6),
  )

  it('moves nothing if one is there already', () => {
    const ranked = [meal('oyakodon', { usesHearty: true }), ...eggs, meal('teriyaki', { usesHearty: true })]
    expect(titles(ranked)).toEqual(ranked.map(({ title }) => title))
  })

  it('still shows a meal that is ready', () => {
    const first = titles([
      ...eggs,
      meal('toast', { isReadyMeal: true, needed: 0 }),
      meal('teriyaki', { usesHearty: true }),
    ]).slice(0, 5)
    expect(first).toContain('toast')
    expect(first).toContain('teriyaki')
  })
})
