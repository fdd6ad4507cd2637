import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Receipt, ReceiptItem } from '#core/receipts/read-receipt.ts'
import { UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import * as strings from './strings.ts'
import { usePictures } from './use-pictures.ts'

/** What is read of a file, by its name; those without one wait for `release`. */
const reading = vi.hoisted(() => ({
  receipts: new Map<string, unknown>(),
  asked: [] as { name: string; type: string }[],
  release: [] as (() => void)[],
}))
vi.mock('./readers.ts', async (original) => ({
  ...(await original<typeof import('./readers.ts')>()),
  readCodes: async () => [],
  async readReceipt(file: File) {
    reading.asked.push({ name: file.name, type: file.type })
    if (file.name === 'slow.jpg') await new Promise<void>((done) => reading.release.push(done))
    const receipt = reading.receipts.get(file.name)
    if (receipt === 'offline') throw new UnreadableFile('offline')
    if (!receipt) throw new UnreadableFile('notPicture')
    return receipt
  },
}))

const item = (text: string, price: number): ReceiptItem => ({
  text,
  kind: 'food',
  name: text.toLowerCase(),
  near: [],
  isSure: true,
  count: 1,
  each: null,
  price,
})
const receipt = (texts: readonly string[], more: Partial<Receipt> = {}): Receipt => ({
  shop: 'aldi',
  date: '2026-11-18',
  total: null,
  sum: texts.length,
  items: texts.map((text) => item(text, 1)),
  leftOut: [],
  ...more,
})
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0)
const HEIC = new TextEncoder().encode('    ftypheic    ')
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = JPEG) => new File([bytes], name)
const opened = () =>
  renderHook(() =>
    usePictures(
      async () => [],
      () => {},
    ),
  ).result
const names = () => pileStore.get().sources.map(({ name }) => name)

beforeEach(() => {
  pileStore.clear()
  reading.receipts.clear()
  reading.asked.length = 0
  reading.release.length = 0
})

it('files without a type are judged by what is in them, and by their name', async () => {
  reading.receipts.set('bill', receipt(['milk', 'rye']))
  const result = opened()
  const other = file('list.txt', new TextEncoder().encode('milk'))
  const pdf = file('bill', new TextEncoder().encode('%PDF-1.7'))
  act(() => result.current.take([file('IMG_1.HEIC', HEIC), pdf, other]))
  await waitFor(() => expect(result.current.outcomes).toHaveLength(3))
  expect(result.current.outcomes).toMatchObject([
    { words: strings.heicFailed },
    { kind: 'receipt', read: { foods: 2 } },
    { words: strings.notAPicture },
  ])
  expect(reading.asked).toEqual([
    { name: 'IMG_1.HEIC', type: '' },
    { name: 'bill', type: 'application/pdf' },
  ])
})

it('what is chosen while a photo is read waits for its turn', async () => {
  reading.receipts.set('slow.jpg', receipt(['milk', 'rye'], { total: 2 }))
  reading.receipts.set('next.jpg', receipt(['rice', 'eggs'], { total: 5, date: '2026-11-17' }))
  const result = opened()
  act(() => result.current.take([file('slow.jpg')], 'receipt'))
  act(() => result.current.take([file('next.jpg')], 'receipt'))
  act(() => result.current.take([]))
  await waitFor(() => expect(reading.release).toHaveLength(1))
  act(() => reading.release[0]?.())
  await waitFor(() => expect(result.current.outcomes).toHaveLength(2))
  expect(names()).toEqual(['milk', 'rye', 'rice', 'eggs'])
  expect(result.current.work).toBeUndefined()
})

it('two photos of one long receipt are one receipt', async () => {
  reading.receipts.set('1.jpg', receipt(['milk', 'rye', 'eggs']))
  reading.receipts.set('2.jpg', receipt(['rye', 'eggs', 'rice'], { shop: 'rye', date: null, total: 4 }))
  const result = opened()
  act(() => result.current.take([file('1.jpg'), file('2.jpg')], 'receipt'))
  await waitFor(() => expect(names()).toHaveLength(4))
  await waitFor(() => expect(result.current.work).toBeUndefined())
  expect(result.current.outcomes).toMatchObject([
    { read: { shop: 'aldi', foods: 4, short: '', note: strings.receiptJoined } },
  ])
  expect(pileStore.get().sources.map(({ name, count, shop }) => [name, count, shop])).toEqual([
    ['milk', 1, 'aldi'],
    ['rye', 1, 'aldi'],
    ['eggs', 1, 'aldi'],
    ['rice', 1, 'aldi'],
  ])
})

it('a better photo of a receipt adds what is missing, and says how much', async () => {
  reading.receipts.set('1.jpg', receipt(['milk'], { total: 3 }))
  reading.receipts.set('2.jpg', receipt(['milk', 'rye', 'eggs'], { total: 3 }))
  const result = opened()
  act(() => result.current.take([file('1.jpg')], 'receipt'))
  await waitFor(() => expect(result.current.outcomes).toHaveLength(1))
  expect(result.current.outcomes).toMatchObject([{ read: { short: strings.receiptShort('1.00', '3.00') } }])
  act(() => result.current.take([file('2.jpg')], 'receipt'))
  await waitFor(() => expect(names()).toEqual(['milk', 'rye', 'eggs']))
  await waitFor(() =>
    expect(result.current.outcomes).toMatchObject([{ read: { note: strings.receiptMore(2), short: '' } }]),
  )
})

it('a letter isn’t a receipt', async () => {
  const letter = receipt(['please pay', 'the rent'])
  reading.receipts.set('1.jpg', { ...letter, items: letter.items.map((one) => ({ ...one, price: null })) })
  const result = opened()
  act(() => result.current.take([file('1.jpg')], 'receipt'))
  await waitFor(() => expect(result.current.outcomes).toMatchObject([{ words: strings.notAReceipt }]))
  expect(names()).toEqual([])
})

it('an old receipt asks whether it is still there', async () => {
  reading.receipts.set('1.jpg', receipt(['milk', 'rye'], { date: '2024-11-18', total: 2 }))
  const result = opened()
  act(() => result.current.take([file('1.jpg')], 'receipt'))
  await waitFor(() => expect(result.current.outcomes).toHaveLength(1))
  const [outcome] = result.current.outcomes
  expect(outcome).toMatchObject({ read: { old: 'Nov 18, 2024' } })
  pileStore.removeReceipt(outcome?.kind === 'receipt' ? outcome.read.id : '')
  expect(pileStore.get()).toMatchObject({ sources: [], receipts: [] })
})

it('a photo waits for the connection that reading it needs, and is read then', async () => {
  reading.receipts.set('1.jpg', 'offline')
  const result = opened()
  act(() => result.current.take([file('1.jpg')], 'receipt'))
  await waitFor(() => expect(result.current.outcomes).toMatchObject([{ kind: 'waits', as: 'receipt' }]))
  expect(result.current.work).toBeUndefined()
  reading.receipts.set('1.jpg', receipt(['milk', 'rye'], { total: 2 }))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(names()).toEqual(['milk', 'rye']))
  await waitFor(() => expect(result.current.outcomes).toMatchObject([{ kind: 'receipt' }]))
})
