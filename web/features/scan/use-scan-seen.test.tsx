import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pantryStore } from '#web/state/pantry.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useScan } from './use-scan.ts'

vi.mock('./detector.ts', () => ({ detector: { load: async () => {} } }))
vi.mock('./see.ts', () => ({
  seePhoto: async () => ({
    seen: {
      findings: ['egg', 'milk'].map((name) => ({
        name,
        confidence: 0.9,
        sure: true,
        others: [],
        position: null,
        vector: null,
      })),
      nearest: [],
      vector: null,
      version: '0123456789ab',
    },
    size: null,
    isOnDevice: true,
  }),
}))

beforeEach(() => {
  localStorage.clear()
  stockLog.clear()
})
afterEach(cleanup)
const seen = () => stockLog.get().flatMap(({ kind, name }) => (kind === 'seen' ? name : []))

it('confirms what was seen once the finds were looked through, and not what was taken out', async () => {
  pantryStore.add(['milk', 'egg'])
  const onAdd = (name: string) => pantryStore.add([name])
  const { result, unmount } = renderHook(() => useScan({ onAdd, onStart: () => {}, onFailed: () => {} }))
  await act(() => result.current.scan([new Blob(['x'], { type: 'image/jpeg' })]))
  expect(seen()).toEqual([])
  act(() => void pantryStore.remove('egg'))
  unmount()
  await vi.waitFor(() => expect(seen()).toEqual(['milk']))
})
