import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'
import { usePreferences } from './preferences.ts'

/** Whether this device has asked what the user doesn't eat: once, whatever the answer. */
const asked = deviceStore('sous-diets-asked', (kept) => kept === true)

export const dietQuestion = {
  done: () => asked.set(true),
  /** After signing out the device knows nothing any more. */
  again: () => asked.clear(),
  reread: asked.reread,
}

/** True until it was answered or skipped here, or the answer came with an account. */
export function useDietQuestion(): boolean {
  const isDone = useSyncExternalStore(asked.subscribe, asked.get, asked.empty)
  const { diets, allergies } = usePreferences()
  return !isDone && diets.length === 0 && allergies.length === 0
}
