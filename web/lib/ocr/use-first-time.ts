import { useEffect, useState } from 'react'

/** Whether reading that begins now has to download what reads first. */
export function useFirstTime(isReading: boolean): boolean {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    if (!isReading) return
    let isOver = false
    const look = async () => {
      const { isEngineHere } = await import('./engine-files.ts')
      const isHere = await isEngineHere()
      if (!isOver) setFirst(!isHere)
    }
    void look().catch(() => {})
    return () => {
      isOver = true
      setFirst(false)
    }
  }, [isReading])
  return isFirst
}
