import { deviceStore } from './device-store.ts'

const last = deviceStore<readonly string[]>('sous-celebrated', (kept) =>
  Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [],
)

/** The kitchen that was celebrated last. It stays the same one while its list changes little by little. */
export const celebrated = {
  /** Whether this kitchen is another one; from now on it isn't. */
  isFirst(ingredients: readonly string[]): boolean {
    const known = new Set(last.get())
    last.set(ingredients)
    return !ingredients.some((name) => known.has(name))
  },
  clear: last.clear,
}
