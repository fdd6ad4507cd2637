import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { shopSign } from './shop-sign.ts'
import type { ScannedPhoto } from './use-scan.ts'
import { useShopSigns } from './use-shop-signs.ts'

vi.mock('./shop-sign.ts', () => ({ shopSign: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const photo = (id: number, sure = false): ScannedPhoto => ({
  id,
  url: `blob:${id}`,
  file: new Blob([String(id)]),
  size: null,
  isOnDevice: true,
  seen: {
    findings: [{ name: 'rice', confidence: 0.5, sure, others: [], position: null, vector: null }],
    nearest: [],
    vector: null,
    version: '0123456789ab',
  },
})

it('hands over only the photos of a shop, and looks at each once', async () => {
  const [receipt, food, pack] = [photo(1), photo(2, true), photo(3)]
  vi.mocked(shopSign).mockImplementation(async (file) =>
    file === receipt.file ? 'receipt' : file === pack.file ? 'code' : undefined,
  )
  const { result, rerender } = renderHook(({ photos }) => useShopSigns(photos), {
    initialProps: { photos: [food, pack] },
  })
  await waitFor(() => expect(result.current.sign).toBe('code'))
  rerender({ photos: [food, pack, receipt] })
  await waitFor(() => expect(result.current.sign).toBe('receipt'))
  expect(result.current.groceries).toEqual({ receipts: [receipt.file], photos: [pack.file] })
  expect(vi.mocked(shopSign).mock.calls.map(([, isSure]) => isSure)).toEqual([true, false, false])
})

it('offers nothing where a photo can’t be looked at', async () => {
  vi.mocked(shopSign).mockRejectedValue(new Error('no memory'))
  const photos = [photo(1)]
  const { result } = renderHook(() => useShopSigns(photos))
  await waitFor(() => expect(shopSign).toHaveBeenCalled())
  expect(result.current.sign).toBeUndefined()
})
