import { describe, expect, it } from 'vitest'
import { HOSTILE_PAGES } from '#tests/support/hostile-pages.ts'
import { parseRobots } from '../fetch/robots-rules.ts'
import { readPageContent } from './read-page.ts'

/** The CPU time of a page, however busy the machine is: the best of some runs, or the first one that is fast enough. */
function cost(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best >= enough; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
    // A run of several seconds isn't slow by chance.
    if (best > 2000) break
  }
  return best
}

const SIZE = 40_000
const GROWTH = 4
/** Four times the page may cost four times as much, plus slack; sixteen times as much is quadratic. */
const RATIO = 9
/** Below this the clock is too coarse. */
const FLOOR_MS = 30

function expectLinear(readSmall: () => unknown, readLarge: () => unknown) {
  const limit = Math.max(cost(readSmall, 5), FLOOR_MS) * RATIO
  expect(cost(readLarge, limit)).toBeLessThan(limit)
}

const read = (html: string) =>
  readPageContent({
    url: 'https://pot.example/soup',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    bytes: new TextEncoder().encode(html),
    withText: true,
  })

describe('parsing cost grows linearly with the page', () => {
  it.each(Object.entries(HOSTILE_PAGES))('%s', { timeout: 120_000 }, (_name, page) => {
    const [small, large] = [page(SIZE), page(GROWTH * SIZE)]
    expectLinear(
      () => read(small),
      () => read(large),
    )
  })

  it.each<[string, (size: number) => string]>([
    ['spaces before a value', (size) => `allow:${' x'.repeat(size / 4)}${' '.repeat(size / 2)}x`],
    ['comments', (size) => `${'#'.repeat(size)}\u2028x`],
    ['a rule of stars', (size) => `user-agent: *\ndisallow: ${'*a'.repeat(size / 2)}`],
    ['many rules', (size) => `user-agent: *\n${'disallow: /a*b\n'.repeat(size / 15)}`],
  ])('robots.txt with %s', { timeout: 120_000 }, (_name, file) => {
    const [small, large] = [file(SIZE), file(GROWTH * SIZE)]
    const page = new URL(`https://pot.example/${'a'.repeat(400)}`)
    const rules = (text: string) => parseRobots(text, 'sousbot').allows(page)
    expectLinear(
      () => rules(small),
      () => rules(large),
    )
  })
})
