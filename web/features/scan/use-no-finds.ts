import { useEffect, useState } from 'react'

const PATIENCE_MS = 5000

/** True after five seconds in which a running camera found nothing. */
export function useNoFinds(isOn: boolean, hasFind: boolean): boolean {
  const [isLong, setLong] = useState(false)
  const isSearching = isOn && !hasFind
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSearching])
  return isLong
}
