import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { HOSTILE_PAGES } from '#tests/support/hostile-pages.ts'
import { dishPage } from '#tests/support/small-site.ts'
import { PAGE_MAX_BYTES } from '../fetch/fetch-page.ts'
import { type PageInput, readPageContent } from './read-page.ts'
import { READERS, type ReaderOptions } from './reader-options.ts'
import { openReaders, type Readers } from './readers.ts'

// Threads are started and terminated here, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const opened: Readers[] = []
const lines: string[] = []
const log = createLog('info', (line) => lines.push(line))
const open = (options: Partial<ReaderOptions> = {}) => {
  const readers = openReaders(log, { threads: 1, ...options })
  opened.push(readers)
  return readers
}
afterEach(async () => {
  for (const readers of opened.splice(0)) await readers.close()
  lines.length = 0
})

const input = (html: string): PageInput => ({
  url: 'https://pot.example/soup',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  bytes: new TextEncoder().encode(html),
})
const SOUP = input(dishPage({ title: 'Leek soup' }))
/** The parser scans all open tags for each of these: seconds per megabyte, longer than any limit here. */
const SLOW = input(`${'<b>'.repeat(2900)}${'</x>'.repeat(PAGE_MAX_BYTES / 4 - 3000)}`)
const limits = (page: number) => ({ limitMs: { ...READERS.limitMs, page } })

/**
 * The longest block of the main thread: the longest timer delay, or the CPU time it used meanwhile,
 * whichever is less. On a busy machine timers are late.
 */
async function heldUp<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  // It measures from one timer to the next.
  const nextTimer = async () => {
    for (const seen = delay.count; delay.count === seen; ) await setImmediate()
  }
  delay.enable()
  await nextTimer()
  const before = performance.eventLoopUtilization()
  const result = await work()
  await nextTimer()
  delay.disable()
  return { result, ms: Math.min(delay.max / 1e6, performance.eventLoopUtilization(before).active) }
}

describe('readers', () => {
  it('parse a page as the function itself does, including the text', async () => {
    const readers = open()
    const page = { ...SOUP, withText: true }
    expect(await readers.page(page)).toEqual(readPageContent(page))
    expect((await readers.page(page)).text).toContain('Leek soup')
    expect((await readers.page(SOUP)).text).toBe('')
  })

  it('read sitemaps and feeds, and judge recipes', async () => {
    const readers = open()
    const bytes = (text: string) => new TextEncoder().encode(text)
    const sitemap = '<urlset><url><loc>https://pot.example/1</loc></url></urlset>'
    expect(await readers.sitemap(bytes(sitemap))).toEqual({ pages: ['https://pot.example/1'], sitemaps: [] })
    const feed = '<rss><item><link>https://pot.example/2</link></item></rss>'
    expect(await readers.feed(bytes(feed))).toEqual({ links: ['https://pot.example/2'], next: null })
    expect(await readers.feed(bytes('nothing'))).toBeNull()
    const { found } = await readers.page(SOUP)
    const recipe = 'recipe' in found ? found.recipe : undefined
    if (!recipe) throw new Error('no recipe')
    const judged = await readers.judge({ recipe: { ...recipe, cooking_time_minutes: null }, fill: true })
    expect(judged).toMatchObject({ title: 'Leek soup', cooking_time_minutes: 53 })
    const text = 'Leek soup. Serves 6 people.'
    expect(await readers.ground({ reading: { title: 'Leek soup', servings: 9 }, text })).toEqual({
      title: 'Leek soup',
    })
  })

  it('do not block the main thread, whatever is on the page', async () => {
    const readers = open()
    await readers.page(SOUP)
    for (const [name, make] of Object.entries(HOSTILE_PAGES)) {
      const page = input(make(1_000_000))
      let late = Number.POSITIVE_INFINITY
      for (let round = 0; round < 3 && late > 250; round++) {
        const { result, ms } = await heldUp(() => readers.page(page))
        expect('none' in result.found ? result.found.reason : result.found.recipe.title, name).not.toBe('')
        late = Math.min(late, ms)
      }
      expect(late, name).toBeLessThan(250)
    }
  })

  it.each([
    [
      'a page of six megabytes',
      () => '<p>A <b>good</b> soup for <a href="/x">winter</a>.</p>'.repeat(120_000),
    ],
    [
      '100,000 list items',
      () => `<h1>Soup</h1><h2>Ingredients</h2><ul>${'<li>200 g flour</li>'.repeat(100_000)}</ul>`,
    ],
    [
      '100,000 nested boxes',
      () => `<h1>Soup</h1>${'<div>'.repeat(100_000)}2 eggs${'</div>'.repeat(100_000)}`,
    ],
  ])('end with an error within two seconds: %s', async (_, html) => {
    expect(READERS.limitMs.page).toBeLessThanOrEqual(2000)
    const { found } = await open().page(input(html()))
    expect(found).toMatchObject({ none: 'unreadable' })
  })

  it('abandon a page that exceeds its time limit, and read the next one', async () => {
    const readers = open(limits(1500))
    await readers.page(SOUP)
    const { result, ms } = await heldUp(() => readers.page(SLOW))
    const { found, links, recipe } = result
    expect(found).toEqual({ none: 'unreadable', reason: 'This page takes too long to read.' })
    expect([recipe, links]).toEqual([false, []])
    // Blocking the main thread would take the full limit.
    expect(ms).toBeLessThan(750)
    expect(lines.join()).toContain('"limit":"time"')
    expect((await readers.page(SOUP)).recipe).toBe(true)
  })

  it('abandon a page that needs too much memory, and read the next one', async () => {
    const readers = open({ memoryMb: 40, ...limits(60_000) })
    const lists = `<script type="application/ld+json">[${'[],'.repeat(1_900_000)}1]</script>`
    const { found } = await readers.page(input(lists))
    expect(found).toEqual({ none: 'unreadable', reason: 'This page needs too much memory to read.' })
    expect((await readers.page(SOUP)).recipe).toBe(true)
  })

  it('read no more than the size limit of a page', async () => {
    const { found } = await open().page({ ...SOUP, bytes: new Uint8Array(PAGE_MAX_BYTES + 1) })
    expect(found).toEqual({ none: 'unreadable', reason: 'This page is too large to read.' })
  })

  it('have a bounded queue, and report when it is full', async () => {
    const readers = open({ waiting: 2 })
    const reads = [SOUP, SOUP, SOUP].map((page) => readers.page(page))
    await expect(readers.page(SOUP)).rejects.toMatchObject({ kind: 'rate', asked: false })
    // Judging is optional: with a full queue the recipe is returned unchanged.
    const recipe = { title: 'Soup' } as never
    expect(await readers.judge({ recipe, fill: false })).toBe(recipe)
    for (const { recipe } of await Promise.all(reads)) expect(recipe).toBe(true)
    expect((await readers.page(SOUP)).recipe).toBe(true)
  })

  it('release callers that abort, waiting or not', async () => {
    const readers = open(limits(1500))
    const stop = new AbortController()
    const slow = readers.page(SLOW, stop.signal)
    const waiting = readers.page(SLOW, stop.signal)
    const patient = readers.page(SOUP)
    stop.abort(new Error('enough'))
    await expect(slow).rejects.toThrow('enough')
    await expect(waiting).rejects.toThrow('enough')
    await expect(readers.page(SOUP, stop.signal)).rejects.toThrow('enough')
    expect((await patient).recipe).toBe(true)
  })

  it('stop at once with the server, and restart after a pause', async () => {
    const readers = open({ idleMs: 1 })
    expect((await readers.page(SOUP)).recipe).toBe(true)
    expect((await readers.page(SOUP)).recipe).toBe(true)
    const [slow, waiting] = [readers.page(SLOW), readers.page(SOUP)]
    const both = Promise.allSettled([slow, waiting])
    await readers.close()
    for (const { status } of await both) expect(status).toBe('rejected')
    await expect(readers.page(SOUP)).rejects.toThrow('stopping')
  })
})
