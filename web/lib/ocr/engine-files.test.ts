import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { engineFiles, fetchEngine, isEngineHere } from './engine-files.ts'
import { UnreadableFile } from './file-problem.ts'

const kept = new Set<string>()
const fetched: string[] = []

beforeEach(() => {
  kept.clear()
  fetched.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('__OCR_FOLDER__', '/assets/ocr')
  vi.stubGlobal('caches', { match: async (file: string) => (kept.has(file) ? new Response('') : undefined) })
})
afterEach(() => vi.unstubAllGlobals())

const network = (answer: () => Response | Promise<never>) =>
  vi.stubGlobal('fetch', async (file: string) => {
    fetched.push(file)
    return answer()
  })

it('fetches what isn’t on the device yet', async () => {
  const [worker = '', ...others] = engineFiles()
  kept.add(worker)
  network(() => new Response('file'))
  await fetchEngine()
  expect(fetched.sort()).toEqual(others.sort())
})

it('asks for nothing that is there', async () => {
  for (const file of engineFiles()) kept.add(file)
  network(() => Promise.reject(new TypeError('offline')))
  await fetchEngine()
  expect(fetched).toEqual([])
})

it.each([
  ['without a connection', () => Promise.reject(new TypeError('offline'))],
  ['where a proxy answers', () => new Response('', { status: 504 })],
])('says at once that it can’t be downloaded, %s', async (_, answer) => {
  network(answer)
  await expect(fetchEngine()).rejects.toEqual(new UnreadableFile('offline'))
})

it('ends with the signal', async () => {
  const stop = new AbortController()
  network(() => Promise.reject(new TypeError('aborted')))
  stop.abort(new Error('canceled'))
  await expect(fetchEngine(stop.signal)).rejects.toThrow('canceled')
})

it('knows whether everything is on the device', async () => {
  const [worker = '', ...others] = engineFiles()
  for (const file of others) kept.add(file)
  expect(await isEngineHere()).toBe(false)
  kept.add(worker)
  expect(await isEngineHere()).toBe(true)
})
