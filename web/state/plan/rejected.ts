import { useSyncExternalStore } from 'react'
import { isUuid } from '#core/contracts/uuid.ts'
import { isoTime } from '#core/planning/values.ts'
import { deviceStore } from '../device-store.ts'

/** Recipes that the user didn't want in the plan. */
interface Rejected {
  /** Replaced by hand: others come first for a while. */
  replaced: readonly { id: string; at: string }[]
  /** Never suggested. */
  never: readonly string[]
}

const MOST = 200
const REMEMBERED_MS = 30 * 86_400_000

const device = deviceStore<Rejected>('sous-plan-rejected', (kept) => {
  const { replaced, never } = (kept ?? {}) as Record<string, unknown>
  return {
    replaced: Array.isArray(replaced)
      ? replaced.filter((one) => isUuid(one?.id) && isoTime(one?.at)).slice(0, MOST)
      : [],
    never: Array.isArray(never) ? never.filter(isUuid).slice(0, MOST) : [],
  }
})

const idsOf = (replaced: Rejected['replaced']) => replaced.map(({ id }) => id)

export const rejectedStore = {
  ...device,
  /** Each returns how to undo it; what else was rejected since stays. */
  replace(id: string, now = Date.now()): () => void {
    const { replaced, never } = device.get()
    const others = replaced.filter((one) => one.id !== id)
    device.set({ replaced: [{ id, at: new Date(now).toISOString() }, ...others].slice(0, MOST), never })
    return () => {
      if (idsOf(replaced).includes(id)) return
      const rejected = device.get()
      device.set({ ...rejected, replaced: rejected.replaced.filter((one) => one.id !== id) })
    }
  },
  never(id: string): () => void {
    const { replaced, never } = device.get()
    device.set({ replaced, never: [...new Set([id, ...never])].slice(0, MOST) })
    return () => {
      if (never.includes(id)) return
      const rejected = device.get()
      device.set({ ...rejected, never: rejected.never.filter((one) => one !== id) })
    }
  },
  /** What was replaced lately. */
  lately: (now = Date.now()): string[] =>
    device.get().replaced.flatMap(({ id, at }) => (now - Date.parse(at) < REMEMBERED_MS ? id : [])),
}

export const useNeverSuggested = (): readonly string[] =>
  useSyncExternalStore(device.subscribe, device.get, device.empty).never
