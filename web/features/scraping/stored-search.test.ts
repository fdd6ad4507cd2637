import { expect, it } from 'vitest'
import { storedParams } from './stored-search.ts'

it('requests the newest scraped first, by range, and one extra row [O201 O202]', () => {
  expect(storedParams({}, 2)).toMatchObject({
    order: 'scraped_at.desc.nullslast,id.asc',
    offset: '40',
    limit: '21',
  })
})

it.each<[string, Parameters<typeof storedParams>[0], Record<string, string>]>([
  ['the cuisine [O195]', { cuisine_type: 'thai' }, { cuisine_type: 'eq.thai' }],
  ['the difficulty [O196]', { difficulty_level: 'easy' }, { difficulty_level: 'eq.easy' }],
  [
    'diets that overlap [O197]',
    { dietary_tags: ['vegan', 'gluten-free'] },
    { dietary_tags: 'ov.{vegan,gluten-free}' },
  ],
  ['the maximum time [O198]', { max_cooking_time: 30 }, { cooking_time_minutes: 'lte.30' }],
  ['the minimum quality [O199]', { min_quality: 70 }, { quality_score: 'gte.70' }],
  ['the order [O201]', { order_by: 'title', ascending: true }, { order: 'title.asc.nullslast,id.asc' }],
])('encodes %s for rest/v1', (_title, filter, query) => {
  expect(storedParams(filter, 0)).toMatchObject(query)
})

it('searches text in title or description, and escapes patterns in it [O200]', () => {
  // No input can close the quotes or the list.
  const wanted = '"50% .off., soup [(]1[)][.]"'
  expect(storedParams({ text: ' 50% "off", soup (1). ' }, 0).or).toBe(
    `(title.imatch.${wanted},description.imatch.${wanted})`,
  )
})
