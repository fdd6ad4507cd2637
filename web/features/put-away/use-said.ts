import { useCallback, useEffect, useState } from 'react'

/** Long enough to read; the next pack must not be taken for what this says. */
const STAYS_MS = 5000

export interface Said {
  words: string
  /** One more each time: the same words again are news again. */
  turn: number
}

/** What happened last, in words. It goes by itself; without words, it goes at once. */
export function useSaid() {
  const [said, setSaid] = useState<Said>({ words: '', turn: 0 })
  const say = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), [])
  useEffect(() => {
    if (said.words === '') return
    const timer = setTimeout(() => setSaid(({ turn }) => ({ words: '', turn })), STAYS_MS)
    return () => clearTimeout(timer)
  }, [said])
  return { said, say }
}
