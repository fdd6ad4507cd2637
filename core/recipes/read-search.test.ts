import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRecipesInput } from '../contracts/search-recipes.ts'
import { dropFilter, type FilterKind, readSearch, withUnderstood } from './read-search.ts'

/** The search as arguments, without what is empty. */
function read(text: string, ...set: FilterKind[]): SearchRecipesInput {
  const { words, understood } = readSearch(text, new Set(set))
  const input = { ...(words && { search: words }), ...withUnderstood({}, understood) }
  return JSON.parse(JSON.stringify(input)) as SearchRecipesInput
}
const labels = (text: string) => readSearch(text).understood.map(({ label }) => label)

describe('reading a search', () => {
  it.each<[string, SearchRecipesInput]>([
    ['chicken curry', { search: 'chicken curry' }],
    ['egg', { search: 'egg' }],
    ['vegan', { diets: ['vegan'] }],
    ['without nuts', { without: ['tree nuts', 'peanuts'] }],
    ['no dairy', { without: ['milk'] }],
    ['nut-free', { diets: ['nut-free'] }],
    ['Nut Free cookies', { search: 'cookies', diets: ['nut-free'] }],
    ['quick vegan dinner', { minutes: 30, diets: ['vegan'], meal: 'dinner' }],
    ['under 30 minutes', { minutes: 30 }],
    ['pasta in 20 min', { search: 'pasta', minutes: 20 }],
    ['30-minute meals', { minutes: 30 }],
    ['less than an hour', { minutes: 60 }],
    ['half an hour', { minutes: 30 }],
    ['1 hour or less', { minutes: 60 }],
    ['22 minute soup', { search: 'soup', minutes: 20 }],
    ['quick soup under 20 minutes', { search: 'soup', minutes: 20 }],
    ['easy italian', { difficulty: 'easy', cuisine: 'italian' }],
    ['breakfast', { meal: 'breakfast' }],
    ['something for breakfast', { meal: 'breakfast' }],
    ['gluten free pasta', { search: 'pasta', diets: ['gluten-free'] }],
    ['pasta, gluten-free', { search: 'pasta', diets: ['gluten-free'] }],
    ['one pot', { tags: ['one-pot'] }],
    ['one-pot chicken', { search: 'chicken', tags: ['one-pot'] }],
    ['without mushrooms', { leave_out: ['mushroom'] }],
    ['soup without mushrooms or onions', { search: 'soup', leave_out: ['mushroom', 'onion'] }],
    ['curry without coconut milk', { search: 'curry', leave_out: ['coconut milk'] }],
    ['cookies without peanut butter', { search: 'cookies', without: ['peanuts'] }],
    ['no nuts, no dairy', { without: ['tree nuts', 'peanuts', 'milk'] }],
    ['without nuts, dairy and eggs', { without: ['tree nuts', 'peanuts', 'milk', 'eggs'] }],
    ['no dairy, soup', { search: 'soup', without: ['milk'] }],
    ['vegan vegan friendly', { diets: ['vegan'] }],
    ['no dairy pasta', { search: 'pasta', without: ['milk'] }],
    ['no bell pepper chili', { search: 'chili', leave_out: ['bell pepper'] }],
    ['without mushrooms quick', { leave_out: ['mushroom'], minutes: 30 }],
    ['no meat', { diets: ['vegetarian'] }],
    ['without pork', { diets: ['pork-free'] }],
    ['dinner without alcohol', { meal: 'dinner', diets: ['alcohol-free'] }],
    ['soy-free stir fry', { search: 'stir fry', without: ['soy'] }],
    ['mushroom free lasagna', { search: 'lasagna', leave_out: ['mushroom'] }],
    ['no-bake cheesecake', { search: 'no bake cheesecake' }],
    ['no cook lunch', { tags: ['no-cook'], meal: 'lunch' }],
    ['dinner rolls', { search: 'dinner rolls' }],
    ['french toast', { search: 'french toast' }],
    ['quick bread', { search: 'quick bread' }],
    ['free range eggs', { search: 'free range eggs' }],
    ['fat free', { search: 'fat free' }],
    ['high protein lunch', { diets: ['high-protein'], meal: 'lunch' }],
    ['chicken recipes', { search: 'chicken' }],
    ['alcohol', { search: 'alcohol' }],
    ['veggie burger', { search: 'veggie burger' }],
    ['without', { search: 'without' }],
    ['', {}],
    [' , ,', {}],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  it('says what it understood', () => {
    expect(labels('quick vegan dinner without nuts')).toEqual([
      'Under 30 min',
      'Vegan',
      'Dinner',
      'Without nuts',
    ])
    expect(labels('soup under 2 hours without soy sauce')).toEqual(['Under 2 h', 'Without soy sauce'])
  })

  it('leaves to the words what a filter of the page sets already', () => {
    expect(read('easy italian soup', 'cuisine')).toEqual({ search: 'italian soup', difficulty: 'easy' })
    expect(read('vegan soup', 'diets')).toEqual({ search: 'soup', diets: ['vegan'] })
  })

  it('drops one filter and keeps the rest', () => {
    expect(dropFilter('quick vegan dinner', 'Vegan')).toBe('quick dinner')
    expect(dropFilter('no nuts cookies', 'Without nuts')).toBe('cookies')
    expect(dropFilter('easy no nuts cookies', 'Easy')).toBe('cookies without nuts')
    expect(dropFilter('soup without nuts or dairy', 'Without nuts')).toBe('soup without dairy')
  })
})

describe('reading any search', () => {
  const piece = fc.constantFrom(
    'vegan',
    'quick',
    'easy',
    'thai',
    'breakfast',
    'one-pot',
    'gluten free',
    'under 45 minutes',
    'without mushrooms',
    'no dairy',
    'without nuts or eggs',
    'soup',
    'lemon',
    'chicken thighs',
  )

  it('never throws, and adds no words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { words } = readSearch(text)
        expect(words.length).toBeLessThanOrEqual(text.normalize('NFKD').length * 4)
      }),
    )
  })

  it('reads the same again after a filter was dropped', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.nat(), (pieces, which) => {
        // What must not be in it takes what follows, so it stands last.
        const isLast = (one: string) => one.startsWith('without')
        const text = [...pieces.filter((one) => !isLast(one)), ...pieces.filter(isLast)].join(', ')
        const { words, understood } = readSearch(text)
        const gone = understood[which % (understood.length || 1)]?.label ?? ''
        const after = readSearch(dropFilter(text, gone))
        const kept = understood.filter(({ label }) => label !== gone)
        const sorted = (list: typeof kept) =>
          list.map(({ label, filter }) => JSON.stringify([label, filter])).sort()
        expect(sorted(after.understood)).toEqual(sorted(kept))
        expect(after.words).toBe(words)
      }),
    )
  })

  it('takes no longer for a hostile search', () => {
    const start = performance.now()
    for (const part of ['without ', 'no ', 'or, ', 'under 30 ', 'gluten free ', 'a'])
      readSearch(part.repeat(5000))
    expect(performance.now() - start).toBeLessThan(300)
  })
})
