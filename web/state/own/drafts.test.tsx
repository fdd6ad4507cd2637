import { beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, readDrafts } from './draft.ts'
import { drafts } from './drafts.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PHOTO = '7c9e6679-7425-40de-944b-e07fc1f90ae7.webp'
const draft = { ...EMPTY_DRAFT, title: 'Soup', tags: ['winter'], photos: [PHOTO] }
const kept = { id: ID, isNew: true, start: EMPTY_DRAFT, draft }

beforeEach(() => drafts.clear())

describe('drafts', () => {
  it('survive a reload', () => {
    drafts.set(kept)
    expect(readDrafts(JSON.parse(localStorage.getItem('sous-own-drafts') ?? ''))).toMatchObject([kept])
    expect(drafts.hasPhoto(ID, PHOTO)).toBe(true)
    drafts.remove(ID)
    expect(drafts.all()).toEqual([])
  })

  it('are a dozen at most, the newest first', () => {
    const ids = Array.from({ length: 14 }, (_, at) => `${ID.slice(0, -2)}${10 + at}`)
    for (const id of ids) drafts.set({ ...kept, id })
    expect(drafts.all().map(({ id }) => id)).toEqual(ids.slice(2).reverse())
  })

  it.each([
    ['no list', { a: 1 }],
    ['an id that is none', [{ ...kept, id: '../x', at: 1 }]],
    ['a draft that is none', [{ ...kept, draft: 'x', at: 1 }]],
  ])('leave out %s', (_, stored) => expect(readDrafts(stored)).toEqual([]))

  it('keep only fields of the right kind', () => {
    const odd = { title: 7, tags: ['a', 3], photos: ['../../x', PHOTO], difficulty: 'evil', extra: 'x' }
    expect(readDrafts([{ ...kept, draft: odd, at: 1 }])[0]?.draft).toEqual({
      ...EMPTY_DRAFT,
      ...{ tags: ['a'], photos: [PHOTO] },
    })
  })
})
