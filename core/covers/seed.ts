/** Choices that look random but are deterministic for the same text. */
export interface Chance {
  /** From 0 up to, but excluding, 1. */
  next(): number
  between(low: number, high: number): number
  whole(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  happens(share: number): boolean
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

export function chanceFrom(text: string): Chance {
  let state = hashOf(text)
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
  const whole = (count: number) => Math.floor(next() * count)
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[whole(list.length)] ?? list[0],
    happens: (share) => next() < share,
  }
}
