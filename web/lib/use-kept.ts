import { useCallback, useSyncExternalStore } from 'react'

function isKept(key: string): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && kept !== '[]'
  } catch {
    return false
  }
}

/** Whether the device stores something under this key; checked with every render of the shell and when another tab writes. */
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
