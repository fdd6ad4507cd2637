import type { StockProgress } from '#core/stock/sync.ts'
import { deviceStore } from '../device-store.ts'

/** Whose log is on this device, and up to where it was read. */
export const stockProgress = deviceStore<StockProgress>('sous-synced-stock', (kept) => {
  const { owner, household, seq } = (kept ?? {}) as Partial<Record<keyof StockProgress, unknown>>
  if (typeof owner !== 'string') return { owner: null, household: null, seq: 0 }
  return {
    owner,
    household: typeof household === 'string' ? household : null,
    seq: Number.isSafeInteger(seq) && (seq as number) > 0 ? (seq as number) : 0,
  }
})
