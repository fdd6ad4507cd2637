import { useEffect, useState } from 'react'
import * as strings from './strings.ts'

const SLOW_MS = 5000

/** Over a skeleton that has been there for long, without moving it. Needs a positioned parent that is a live region. */
export function SlowNote() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <p className="absolute inset-x-4 top-10 z-10 mx-auto w-fit rounded-card border border-line bg-raised px-4 py-2 text-center text-sm shadow-lift">
      {strings.slow}
    </p>
  )
}
