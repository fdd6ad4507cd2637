import { deviceStore } from '#web/state/device-store.ts'

/** What the user made of the detector's words, kept on the device: for each name what it became ("": nothing), how often. */
type Corrections = Readonly<Record<string, Readonly<Record<string, number>>>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const corrections = deviceStore<Corrections>('sous-corrections', (kept) =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([name, became]) =>
          isRecord(became)
            ? [[name, Object.fromEntries(Object.entries(became).map(([to, n]) => [to, Number(n) || 0]))]]
            : [],
        ),
      )
    : {},
)
