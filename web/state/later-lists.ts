import { forgetLabels, refreshLabels, syncLabels } from './labels-sync.ts'
import { forgetHouseholdLooks, syncLooks } from './looks-share.ts'
import { forgetPlan, refreshPlan, syncPlan } from './plan/plan-sync.ts'
import { forgetShops, refreshShops, syncShops } from './shops-sync.ts'

export function refreshLater() {
  refreshShops()
  refreshLabels()
  refreshPlan()
}

export function forgetLater() {
  forgetShops()
  forgetLabels()
  forgetPlan()
  forgetHouseholdLooks()
}

/** Keeps shops, what was taught and the plan in sync with the account until stopped. */
export function syncLater(userId: string): () => void {
  const stops = [syncShops(userId), syncLabels(userId), syncPlan(userId), syncLooks(userId)]
  return () => {
    for (const stop of stops) stop()
  }
}
