import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Parts of a page below the fold: each is rendered in its own time, so that a touch is answered in between. */
export function OneByOne({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const [shown, setShown] = useState(1)
  const next = shown < parts.length ? shown + 1 : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => startTransition(() => setShown(next)))
    return () => clearTimeout(timer)
  }, [next])
  return parts.slice(0, shown)
}
