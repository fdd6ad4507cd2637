import { useSyncExternalStore } from 'react'
import { callFunction } from './functions.ts'

/**
 * The access code of the operator tools, as somebody typed it and the server accepted it.
 * It lives in memory, for the life of the page: a reload locks the tools again, and nothing of it is kept on the device.
 */
let code: string | undefined
const listeners = new Set<() => void>()

function set(next: string | undefined) {
  code = next
  for (const listener of listeners) listener()
}

export const operatorAccess = {
  get: (): string | undefined => code,
  /** Asks the server whether this is the code; throws when it is not. */
  async unlock(typed: string): Promise<void> {
    await callFunction('operator-access', { access_code: typed })
    set(typed)
  },
  lock: () => set(undefined),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useOperatorCode = (): string | undefined =>
  useSyncExternalStore(operatorAccess.subscribe, operatorAccess.get, operatorAccess.get)

/** Calls a function of the operator tools with the code that opened them. */
export const callOperator = <Output>(name: string, body: object = {}, signal?: AbortSignal) =>
  callFunction<Output>(name, { ...body, access_code: code ?? '' }, { signal })
