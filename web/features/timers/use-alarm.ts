import { useEffect, useReducer, useRef } from 'react'

/** Rerenders the caller at that moment, also while the tab is hidden. */
export function useAlarm(at: number | undefined) {
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const worker = useRef<Worker>(undefined)

  useEffect(() => {
    if (typeof Worker === 'undefined') return
    const own = new Worker(new URL('./alarm-worker.ts', import.meta.url), { type: 'module' })
    own.addEventListener('message', wake)
    worker.current = own
    return () => {
      own.terminate()
      worker.current = undefined
    }
  }, [])

  useEffect(() => worker.current?.postMessage(at ?? null), [at])
}
