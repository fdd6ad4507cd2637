import { isUuid } from '#core/contracts/uuid.ts'
import { isDay } from '#core/planning/values.ts'
import { deviceStore } from '../device-store.ts'

/** How far the shopping list follows the plan, and what it had of it when this device last looked. */
interface PlanList {
  until: string
  seen: readonly string[]
  /** A hash of what it was made of. */
  made: string
}

/** What is missing of `seen` was removed on purpose, here or on another device. */
export const planListStore = deviceStore<PlanList>('sous-plan-list', (kept) => {
  const { until, seen, made } = (kept ?? {}) as Record<string, unknown>
  return {
    until: isDay(until) ? until : '',
    seen: Array.isArray(seen) ? seen.filter(isUuid) : [],
    made: isUuid(made) ? made : '',
  }
})
