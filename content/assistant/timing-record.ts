import type { Method, SafeGroup, TimedFood, Timing } from '#core/assistant/knowledge.ts'

/** Method, time, heat (°F or words), note, and the form it applies to. */
export type TimingRow = readonly [
  method: Method,
  time: string,
  heat?: number | string,
  note?: string,
  variant?: string,
  perPound?: [number, number],
]

export function timed(
  food: string,
  done: string,
  safe: SafeGroup | undefined,
  rows: readonly TimingRow[],
): TimedFood {
  return {
    food,
    done,
    ...(safe ? { safe } : {}),
    rows: rows.map(
      ([method, time, heat = '', note = '', variant = '', perPound]): Timing => ({
        method,
        time,
        heat,
        note,
        variant,
        ...(perPound ? { perPound } : {}),
      }),
    ),
  }
}
