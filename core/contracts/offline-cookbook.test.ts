import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bucketNames,
  bucketOf,
  byColumns,
  inBuckets,
  mergeCookbook,
  type OfflineCookbook,
} from './offline-cookbook.ts'

const COLUMNS = ['id', 'title', 'cover_image_url', 'tags', 'servings']

const rows = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    title: fc.string(),
    drawn: fc.boolean(),
    cover: fc.option(fc.string()),
    tags: fc.array(fc.string()),
    servings: fc.option(fc.integer()),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)

const bookOf = (given: typeof rows extends fc.Arbitrary<infer Rows> ? Rows : never): OfflineCookbook => {
  const buckets: OfflineCookbook['buckets'] = Object.fromEntries(bucketNames.map((name) => [name, []]))
  for (const { id, title, drawn, cover, tags, servings } of given)
    buckets[bucketOf(id)]?.push([id, title, drawn ? `/covers/${id}.svg` : cover, tags, servings])
  return { version: 'one', columns: COLUMNS, buckets }
}
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

describe('the offline cookbook by columns', () => {
  it('is the same in buckets again', () =>
    fc.assert(
      fc.property(rows, (given) => {
        const book = bookOf(given)
        expect(inBuckets(sent(byColumns(book)))).toEqual(book)
      }),
      { numRuns: 50 },
    ))

  it('names buckets that are empty now, so that a change removes their recipes', () => {
    const id = '00010000-0000-4000-8000-000000000000'
    const soup = { ...bookOf([]), buckets: { [bucketOf(id)]: [[id, 'Soup', null, [], 4]] } }
    const gone = { ...soup, version: 'two', buckets: { [bucketOf(id)]: [] } }
    expect(mergeCookbook(soup, inBuckets(sent(byColumns(gone))))).toEqual(gone)
  })

  it('takes buckets from a server of before', () => {
    expect(inBuckets(bookOf([]))).toEqual(bookOf([]))
  })
})
