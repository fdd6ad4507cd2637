import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Parts of a page below the fold: each is rendered in a separate task, so that the page stays responsive. */
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
