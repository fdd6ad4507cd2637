import { describe, expect, it } from 'vitest'
import { watchTraps } from './trap-watch.ts'
import { pageOfSeries, shapeOf, trapOf } from './traps.ts'

const now = new Date('2026-11-15T10:00:00Z')
const at = (path: string) => new URL(path, 'https://site.example')

describe('trapOf', () => {
  it.each([
    ['/calendar/2026/11/', 'calendar'],
    ['/calendar/2026-11-15', 'calendar'],
    ['/events/2031/01/', 'calendar'],
    ['/list?month=11&year=2026', 'calendar'],
    ['/shop?tribe-bar-date=2026-11', 'calendar'],
    ['/2031/05/', 'calendar'],
    ['/archive/1823/01/02', 'calendar'],
    ['/a/b/a/b/', 'repeating path'],
    ['/x/x/x', 'repeating path'],
    ['/a/b/c/a/b/c', 'repeating path'],
    ['/1/2/3/4/5/6/7/8/9/10', 'too deep'],
    [`/${'long-'.repeat(120)}`, 'too long'],
    ['/list?sort=rating', 'order or view of a list'],
    ['/list?view=grid&page=2', 'order or view of a list'],
    ['/list?filter[diet]=vegan&filter[time]=30', 'filters'],
    ['/list?min_price=1&diet=vegan', 'filters'],
    ['/list?a=1&b=2&c=3&d=4', 'filters'],
    ['/list?page=301', 'endless list'],
    ['/recipes/page/900/', 'endless list'],
  ])('%s: %s', (path, reason) => expect(trapOf(at(path), now)).toBe(reason))

  it.each([
    '/',
    '/recipes/apple-pie/',
    '/2024/05/apple-pie/',
    '/2024/05/',
    '/2019/',
    '/recipes/page/12/',
    '/list?page=12',
    '/?p=12345',
    '/recipe/apple-pie/12345',
    '/recipes?category=soup',
    '/food/recipes/food-for-two',
    '/events/',
    '/1000-calorie-day',
    '/recipe.php?id=5&lang=en',
    '/product/20231105',
  ])('%s is not a trap', (path) => expect(trapOf(at(path), now)).toBeUndefined())
})

describe('shapes and series', () => {
  it.each([
    ['/recipes/apple-pie/', '/recipes/plum-cake', true],
    ['/recipes/apple-pie/', '/articles/plum-cake', false],
    ['/club/2026-11-15/', '/club/2027-01-02/', true],
    ['/s/0a1b2c3d4e5f/x', '/s/99aa88bb77cc/y', true],
    ['/x/12', '/x/13', true],
    ['/x?id=1', '/x?id=2', true],
    ['/x?id=1', '/x?q=2', false],
  ])('%s and %s', (one, other, same) => expect(shapeOf(at(one)) === shapeOf(at(other))).toBe(same))

  it('recognizes the pages of a list', () => {
    expect(pageOfSeries(at('/soups/page/3/'))).toEqual({ series: 'site.example/soups', page: 3 })
    expect(pageOfSeries(at('/soups?b=1&page=4'))).toEqual({ series: 'site.example/soups?b=1', page: 4 })
    expect(pageOfSeries(at('/?p=4'))).toBeUndefined()
  })
})

describe('watchTraps', () => {
  const nothing = { recipe: false, somethingNew: false }
  it('skips a list that repeats itself', () => {
    const traps = watchTraps(() => now)
    traps.learn(at('/wall?page=1'), { recipe: false, somethingNew: true })
    for (const n of [2, 3, 4]) traps.learn(at(`/wall?page=${n}`), nothing)
    expect(traps.reason(at('/wall?page=5'))).toBe('list that repeats itself')
    expect(traps.reason(at('/soups?page=5'))).toBeUndefined()
  })

  it('skips a shape that never led to a recipe, later one that once did, and remembers it', () => {
    const traps = watchTraps(() => now)
    traps.learn(at('/recipes/a-pie'), { recipe: true, somethingNew: false })
    for (let n = 0; n < 25; n++) {
      expect(traps.reason(at('/club/2026-01-01'))).toBeUndefined()
      traps.learn(at(`/club/2026-01-${n + 1}`), nothing)
      traps.learn(at(`/recipes/gone-${n}`), nothing)
    }
    const again = watchTraps(() => now, JSON.parse(JSON.stringify(traps.state())))
    for (const one of [traps, again]) {
      expect(one.reason(at('/club/2026-05-05'))).toBe('leads to no recipe')
      expect(one.reason(at('/recipes/b-pie'))).toBeUndefined()
    }
  })

  it('treats some queries on one path as pages, many as a form', () => {
    const traps = watchTraps(() => now)
    const admitted = Array.from({ length: 100 }, (_, n) => traps.admits(at(`/x?token=${n}`)))
    expect(admitted.filter(Boolean)).toHaveLength(40)
    expect(traps.admits(at('/y?token=1')) && traps.admits(at('/x?page=3'))).toBe(true)
  })
})
