import * as strings from './strings.ts'

/** "milk", "milk and soy", "milk, soy and fish". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  const join = word === 'and' ? strings.lastOfAll : strings.lastOfChoice
  return join(names.slice(0, -1).join(', '), names.at(-1) as string)
}
