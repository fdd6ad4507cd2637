import { useSyncExternalStore } from 'react'
import { undoWishes } from '#core/planning/undo-wishes.ts'
import { isoTime } from '#core/planning/values.ts'
import { type PlanWishes, planWishes } from '#core/planning/wishes.ts'
import { deviceStore } from '../device-store.ts'

/** Wishes as they were chosen; null until then, so that a new device doesn't overrule the account. */
interface ChosenWishes {
  wishes: PlanWishes
  addedAt: string | null
}

const device = deviceStore<ChosenWishes>('sous-plan-wishes', (kept) => {
  const { wishes, addedAt } = (kept ?? {}) as Record<string, unknown>
  return { wishes: planWishes(wishes), addedAt: isoTime(addedAt) }
})

const put = (wishes: PlanWishes) =>
  device.set({
    wishes: planWishes(wishes),
    addedAt: device.get().addedAt ?? new Date().toISOString(),
  })

/** What plans should be like. With an account they are stored there too. */
export const wishesStore = {
  /** With the time they were first chosen; for the sync. */
  chosen: device,
  get: (): PlanWishes => device.get().wishes,
  /** Changes some of them and returns how to undo that; what was changed since stays. */
  change(change: Partial<PlanWishes>): () => void {
    const before = device.get().wishes
    put({ ...before, ...change })
    const after = device.get().wishes
    return () => put(undoWishes(device.get().wishes, before, after))
  },
}

export const useWishes = (): PlanWishes =>
  useSyncExternalStore(device.subscribe, wishesStore.get, () => device.empty().wishes)
