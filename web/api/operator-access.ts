import { useSyncExternalStore } from 'react'
import type { AnswerTo, FunctionName, InputOf } from '#core/contracts/functions.ts'
import { call, type NoOther, postFunction } from './functions.ts'

/**
 * The access code of the operator tools, as entered by the operator and accepted by the server.
 * It stays in memory for the lifetime of the page: a reload locks the tools again, and nothing is stored on the device.
 */
let code: string | undefined
const listeners = new Set<() => void>()

function set(next: string | undefined) {
  code = next
  for (const listener of listeners) listener()
}

export const operatorAccess = {
  get: (): string | undefined => code,
  /** Asks the server whether the code is valid; throws if it isn't. */
  async unlock(typed: string): Promise<void> {
    await call('operator-access', { access_code: typed })
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

interface Code {
  access_code: string
}
type OperatorFunction = {
  [Name in FunctionName]: InputOf<Name> extends Code ? Name : never
}[FunctionName]
type WithoutCode<Input> = Input extends Code ? Omit<Input, keyof Code> : never

/** Calls a function of the operator tools with the accepted code. */
export async function callOperator<
  Name extends OperatorFunction,
  const Input extends WithoutCode<InputOf<Name>>,
>(
  name: Name,
  input: Input & NoInfer<NoOther<Input, WithoutCode<InputOf<Name>>>>,
  signal?: AbortSignal,
): Promise<AnswerTo<Name, Input & Code>> {
  const whole: InputOf<Name> = { ...input, access_code: code ?? '' }
  const response = await postFunction(name, whole, { signal })
  return response.json()
}
