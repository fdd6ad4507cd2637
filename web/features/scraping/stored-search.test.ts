import { expect, it } from 'vitest'
import { storedParams } from './stored-search.ts'

it('asks for the newest scraped first, by range, and for one row more [O201 O202]', () => {
  expect(storedParams({}, 2)).toMatchObject({
    order: 'scraped_at.desc.nullslast,id.asc',
    offset: '40',
    limit: '21',
  })
})

it('writes every filter as the interface reads it [O195 O196 O197 O198 O199 O200]', () => {
  const query = storedParams(
    {
      cuisine_type: 'thai',
      difficulty_level: 'easy',
      dietary_tags: ['vegan', 'gluten-free'],
      max_cooking_time: 30,
      min_quality: 70,
      text: ' 50% "off", soup (1). ',
      order_by: 'title',
      ascending: true,
    },
    0,
  )
  expect(query).toMatchObject({
    cuisine_type: 'eq.thai',
    difficulty_level: 'eq.easy',
    dietary_tags: 'ov.{vegan,gluten-free}',
    cooking_time_minutes: 'lte.30',
    quality_score: 'gte.70',
    order: 'title.asc.nullslast,id.asc',
  })
  // What people type is text: nothing in it is a pattern, ends the quotes, or ends the list.
  const wanted = '"50% .off., soup [(]1[)][.]"'
  expect(query.or).toBe(`(title.imatch.${wanted},description.imatch.${wanted})`)
})
