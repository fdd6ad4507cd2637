import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { RecipeIndex } from './recipe-index.ts'
import { soonFirst, tierOf } from './use-soon.ts'

const place = fc.record({
  soon: fc.nat({ max: 3 }),
  tier: fc.constantFrom(tierOf('ready', 0), tierOf('one', 1), tierOf('few', 2), tierOf('few', 3)),
  isAside: fc.boolean(),
})
const places = fc
  .array(place, { maxLength: 30 })
  .map((list) => list.map((one, id) => ({ ...one, id: String(id) })))
type Place = typeof places extends fc.Arbitrary<(infer One)[]> ? One : never

const isReadier = (a: Place, b: Place) =>
  a.tier <= b.tier && a.isAside <= b.isAside && (a.tier < b.tier || a.isAside < b.isAside)

describe('soonFirst', () => {
  it('puts what uses up more first among equally ready recipes', () =>
    fc.assert(
      fc.property(places, (ranked) => {
        const shown = soonFirst(ranked)
        expect([...shown].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(ranked)
        for (const [at, one] of shown.entries())
          for (const later of shown.slice(at + 1))
            if (later.tier === one.tier && later.isAside === one.isAside) {
              expect(later.soon).toBeLessThanOrEqual(one.soon)
              if (later.soon === one.soon) expect(Number(later.id)).toBeGreaterThan(Number(one.id))
            }
      }),
    ))

  it('never lets a recipe overtake a readier one', () =>
    fc.assert(
      fc.property(places, (ranked) => {
        const at = new Map(soonFirst(ranked).map(({ id }, i) => [id, i]))
        for (const [i, one] of ranked.entries())
          for (const later of ranked.slice(i + 1))
            if (isReadier(one, later)) expect(at.get(one.id)).toBeLessThan(at.get(later.id)!)
      }),
    ))

  it('changes nothing where nothing is used up', () =>
    fc.assert(
      fc.property(places, (ranked) => {
        const none = ranked.map((one) => ({ ...one, soon: 0 }))
        expect(soonFirst(none)).toEqual(none)
      }),
    ))
})

describe('a search with what won’t keep', () => {
  const index = new RecipeIndex(
    VOCABULARY,
    COOKBOOK.map(({ title, ingredients }, at) => ({ id: String(at).padStart(4, '0'), title, ingredients })),
  )
  const kitchen = ['egg', 'flour', 'butter', 'milk', 'onion', 'garlic', 'rice', 'tomato', 'spinach', 'yogurt']
  const asked = { ingredients: kitchen, staples: ['salt', 'pepper', 'olive oil'], order: 'ready' as const }

  it('finds the recipes that use it up, however far down they are', () => {
    const all = index.query({ ...asked, limit: COOKBOOK.length })
    const using = all.filter(({ full }) => full.includes('spinach') && full.includes('yogurt'))
    expect(using.length).toBeGreaterThan(0)
    const top = index.query({ ...asked, limit: 5, soon: ['spinach', 'yogurt'], onlySoon: 2 })
    expect(top.length).toBe(Math.min(5, using.length))
    for (const { full, uses_soon } of top) {
      expect(uses_soon).toEqual(['spinach', 'yogurt'])
      expect(full).toEqual(expect.arrayContaining(['spinach', 'yogurt']))
    }
  })

  it('shows nothing before an equally ready recipe that uses up more, of all there are', () => {
    const soon = ['spinach', 'yogurt', 'tomato', 'milk']
    const everything = index.search({ ...asked, soon, limit: COOKBOOK.length, places: true }).places ?? []
    for (const limit of [5, 10, 25]) {
      const shown = new Set(index.query({ ...asked, soon, limit }).map(({ id }) => id))
      const [inside, outside] = [true, false].map((is) => everything.filter(({ id }) => shown.has(id) === is))
      expect(inside).toHaveLength(limit)
      for (const one of inside ?? [])
        for (const other of outside ?? [])
          if (other.tier === one.tier && other.isAside === one.isAside)
            expect(other.soon).toBeLessThanOrEqual(one.soon ?? 0)
    }
  })

  it('leaves SousScore and every other order as they are', () => {
    const byId = new Map(index.query({ ...asked, limit: 500 }).map((one) => [one.id, one]))
    for (const { uses_soon: _uses, ...one } of index.query({ ...asked, soon: ['spinach'] }))
      expect(one).toEqual(byId.get(one.id))
    for (const order of ['score', 'quick', 'uses'] as const)
      expect(index.query({ ...asked, order, soon: ['spinach'] }).map(({ id }) => id)).toEqual(
        index.query({ ...asked, order }).map(({ id }) => id),
      )
  })

  it('ignores what is not among the ingredients, and partial matches', () => {
    const found = index.query({ ...asked, soon: ['salmon', 'salt'] })
    expect(found.map(({ uses_soon, ...one }) => one)).toEqual(index.query(asked))
    expect(found.every(({ uses_soon }) => uses_soon?.length === 0)).toBe(true)
    const broth = [{ id: 'a', title: 'Soup', ingredients: ['1 quart chicken broth', '1 onion'] }]
    const soup = new RecipeIndex(VOCABULARY, broth).query({
      ingredients: ['chicken', 'onion'],
      soon: ['chicken'],
    })
    expect(soup[0]?.uses_soon).toEqual([])
  })

  it('names a food as the user does', () => {
    const recipes = [{ id: 'a', title: 'Salad', ingredients: ['2 scallions', '1 cucumber'] }]
    const salad = new RecipeIndex(VOCABULARY, recipes)
    const [one] = salad.query({ ingredients: ['spring onions', 'cucumber'], soon: ['spring onions'] })
    expect(one?.uses_soon).toEqual(['spring onions'])
  })
})
