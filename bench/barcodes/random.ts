export interface Random {
  /** From low to high. */
  between: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  side: () => 1 | -1
}

/** Mulberry32: the same pictures on every machine. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    side: () => (next() < 0.5 ? 1 : -1),
  }
}
