import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

export interface OwnCoverProps {
  recipe: { id: string }
  className?: string
  /** For recipes that aren't the user's own. */
  children: ReactNode
}

let Cover: ComponentType<OwnCoverProps> | undefined
const listeners = new Set<() => void>()

/** Shows the pictures that only this device has; given once there are own recipes. */
export const provideOwnCover = (given: typeof Cover) => {
  Cover = given
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Undefined: every picture is at its address. */
export const useOwnCover = () =>
  useSyncExternalStore(
    subscribe,
    () => Cover,
    () => undefined,
  )
