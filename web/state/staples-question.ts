import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'
import { pantryStore, usePantry } from './pantry.ts'

/** Whether this device has asked what the kitchen always has: once, whatever the answer. */
const asked = deviceStore('sous-staples-asked', (kept) => kept === true)

export const staplesQuestion = {
  done: () => asked.set(true),
  /** After signing out the device knows nothing any more. */
  again: () => asked.clear(),
  reread: asked.reread,
}

/** True until it was answered here, or staples were chosen anywhere. */
export function useStaplesQuestion(): boolean {
  const isDone = useSyncExternalStore(asked.subscribe, asked.get, asked.empty)
  const { staples } = usePantry()
  return !isDone && staples.join() === pantryStore.empty().staples.join()
}
