import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'

/** The place of the main action in the bar that stays in view, and whether something is in it. */
export const MainActionPlace = createContext<{
  place: HTMLElement | null
  onTaken: (isTaken: boolean) => void
} | null>(null)

/** What to do next, in the bar that stays in view; where there is none, where it stands. */
export function MainAction({ children }: { children: ReactNode }) {
  const bar = useContext(MainActionPlace)
  const onTaken = bar?.onTaken
  useEffect(() => {
    onTaken?.(true)
    return () => onTaken?.(false)
  }, [onTaken])
  return bar?.place ? createPortal(children, bar.place) : children
}
