import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bucketNames, bucketOf, byColumns, type OfflineCookbook } from '#core/contracts/offline-cookbook.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { keepLater, keepReading, keepScanning, keepShell, tidyFiles } from './keep-build.ts'
import { keepCookbook } from './keep-cookbook.ts'
import { keepSeen, recipeAsked } from './keep-recipes.ts'
import { CACHES, keepBounded, MOST_SEEN, readKept } from './kept.ts'

const DAY = 86_400_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const id0 = (n: number) => `${String(n).padStart(4, '0')}0000-0000-4000-8000-000000000000`
let names: ReturnType<typeof fakeCaches>['names']
const answer = vi.fn<(address: string) => Response>()

beforeEach(() => {
  const fake = fakeCaches()
  names = fake.names
  answer.mockReset()
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async (address: string) => answer(String(address)))
})
afterEach(() => vi.unstubAllGlobals())

const book = (version: string, buckets: OfflineCookbook['buckets']): OfflineCookbook => ({
  version,
  columns: ['id', 'title'],
  buckets,
})
const kept = () => readKept<OfflineCookbook>(CACHES.cookbook, '/offline/cookbook.json')
const asked = () => answer.mock.calls.map(([address]) => address)

describe('offline cookbook', () => {
  it('is fetched whole at first, and then once a day as a diff', async () => {
    answer.mockReturnValue(Response.json(book('one', { 0: [['a', 'Soup']], 1: [['b', 'Pie']] })))
    await keepCookbook(0)
    await keepCookbook(DAY - 1)
    expect(asked()).toEqual(['/offline/cookbook.json?form=columns'])

    answer.mockReturnValue(Response.json(book('two', { 1: [] })))
    await keepCookbook(DAY)
    expect(asked().at(-1)).toBe('/offline/cookbook.json?form=columns&since=one')
    // The soup stays, the pie is removed.
    expect(await kept()).toEqual(book('two', { 0: [['a', 'Soup']], 1: [] }))

    answer.mockReturnValue(new Response(null, { status: 204 }))
    await keepCookbook(2 * DAY)
    await keepCookbook(2 * DAY + 1)
    expect(asked()).toHaveLength(3)
    expect((await kept())?.version).toBe('two')
  })

  it('is stored in buckets when it comes by columns', async () => {
    const whole = book('one', Object.fromEntries(bucketNames.map((name) => [name, []])))
    for (const [id, title] of [
      [id0(1), 'Soup'],
      [id0(2), 'Pie'],
    ])
      whole.buckets[bucketOf(id as string)]?.push([id, title])
    answer.mockReturnValue(Response.json(byColumns(whole)))
    await keepCookbook(0)
    expect(await kept()).toEqual(whole)
  })

  it('is fetched whole when the browser evicted the base of a diff', async () => {
    answer.mockImplementation(() => Response.json(book('one', { 0: [['a', 'Soup']] })))
    await keepCookbook(0)
    await (await caches.open(CACHES.cookbook)).delete('/offline/cookbook.json')
    await keepCookbook(DAY)
    await keepCookbook(DAY + 1)
    expect(asked().at(-1)).toBe('/offline/cookbook.json?form=columns')
    expect((await kept())?.version).toBe('one')
  })

  it('stays unchanged while the server has errors', async () => {
    answer.mockReturnValue(Response.json(book('one', { 0: [] })))
    await keepCookbook(0)
    answer.mockReturnValue(new Response('no', { status: 503 }))
    await keepCookbook(DAY)
    expect((await kept())?.version).toBe('one')
  })
})

describe('viewed recipes', () => {
  it('are cached, up to the limit', async () => {
    for (let n = 0; n <= MOST_SEEN; n++)
      await keepSeen(Response.json([{ id: id(n), title: 'Soup', origin: 'scraped' }]))
    expect(names(CACHES.seen)).toHaveLength(MOST_SEEN)
    expect(names(CACHES.seen)).not.toContain(`/offline/recipes/${id(0)}.json`)
    await keepSeen(Response.json([]))
    await keepSeen(Response.json({ message: 'no' }, { status: 400 }))
    expect(names(CACHES.seen)).toHaveLength(MOST_SEEN)
  })

  it('are recognized by the request of their page, and by no other', () => {
    const at = (query: string) => recipeAsked(`https://sous.example/rest/v1/external_recipes?${query}`)
    expect(at(`select=*&id=eq.${id(1)}`)).toBe(id(1))
    expect(at(`select=id,title&id=eq.${id(1)}`)).toBeUndefined()
    expect(at(`select=*&id=in.(${id(1)})`)).toBeUndefined()
  })

  it('are evicted least recently viewed first', async () => {
    for (const key of ['/a', '/b', '/a', '/c']) await keepBounded('x', key, new Response(key), 2)
    expect(names('x')).toEqual(['/a', '/c'])
  })
})

describe('build', () => {
  const files = (first: string[], later: string[] = []) => ({
    first,
    later,
    detector: [],
    ocr: [],
    operator: [],
  })

  it('keeps the files of the previous version, and no older ones', async () => {
    const cache = await caches.open(CACHES.assets)
    for (const file of ['/assets/a.js', '/assets/b.js', '/assets/c.js'])
      await cache.put(file, new Response(''))
    const left = () => names(CACHES.assets).filter((name) => name.startsWith('/assets/'))
    await tidyFiles(files(['/assets/a.js', '/assets/b.js', '/assets/c.js']))
    await tidyFiles(files(['/assets/b.js']))
    expect(left()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
    await tidyFiles(files(['/assets/c.js']))
    expect(left()).toEqual(['/assets/b.js', '/assets/c.js'])
  })

  it('caches what reads receipts here, and nothing that isn’t of the build', async () => {
    answer.mockImplementation(() => new Response('engine'))
    const build = { ...files([]), ocr: ['/assets/ocr/a.wasm', '/assets/ocr/b.wasm', '/assets/ocr/eng'] }
    await keepReading(build, ['/assets/ocr/a.wasm', '/assets/ocr/eng', 'https://evil.example/x'])
    expect(names(CACHES.assets)).toEqual(['/assets/ocr/a.wasm', '/assets/ocr/eng'])
    await keepReading(build, 'anything')
    expect(asked()).toHaveLength(2)
  })

  it('caches a new page only with everything it requires', async () => {
    const page = (file: string) =>
      new Response(`<script src="/assets/${file}"></script>`, { headers: { 'content-type': 'text/html' } })
    answer.mockImplementation(() => new Response('code'))
    await keepShell(page('one.js'))
    expect(names(CACHES.assets)).toEqual(['/assets/one.js'])
    answer.mockImplementation(() => {
      throw new TypeError('no network')
    })
    await expect(keepShell(page('two.js'))).rejects.toThrow()
    const shell = await (await caches.open(CACHES.shell)).match('/')
    expect(await shell?.text()).toContain('one.js')
  })

  it('fetches each file of the other pages once, and the detector never', async () => {
    answer.mockImplementation((address) => {
      if (address.includes('ort')) throw new TypeError('not in the browser’s own store')
      return new Response('code')
    })
    const build = { ...files([], ['/assets/a.js', '/assets/b.js']), detector: ['/assets/ort.wasm'] }
    await keepLater(build)
    await keepLater(build)
    expect(asked().filter((address) => !address.includes('ort'))).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(names(CACHES.assets)).toEqual(['/assets/a.js', '/assets/b.js'])
  })

  it('fetches what scanning needs when asked to: its files for the CPU, and the model', async () => {
    answer.mockImplementation((address) =>
      address.endsWith('.json') ? Response.json({ version: '0123456789ab' }) : new Response('bytes'),
    )
    const detector = ['/assets/ort.wasm', '/assets/ort.asyncify.wasm', '/assets/detector-worker.js']
    await keepScanning({ ...files([]), detector })
    expect(names(CACHES.assets)).toEqual(['/assets/ort.wasm', '/assets/detector-worker.js'])
    expect(names('sous-vision')).toEqual(['/vision/0123456789ab.onnx', '/vision/model.json'])
    const before = asked().length
    await keepScanning({ ...files([]), detector })
    // Only whether the model is still the current one.
    expect(asked().slice(before)).toEqual(['/vision/model.json'])
  })
})
