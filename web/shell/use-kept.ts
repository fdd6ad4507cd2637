import { useCallback, useSyncExternalStore } from 'react'

function isKept(key: string): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && kept !== '[]'
  } catch {
    return false
  }
}

/** Whether the device keeps something under this key; looked at with every drawing of the shell and when another tab writes. */
export function useKept(key: string): boolean {
  const subscribe = useCallback((listener: () => void) => {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => isKept(key),
    () => false,
  )
}
