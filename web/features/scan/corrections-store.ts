import { deviceStore } from '#web/state/device-store.ts'

/** How often the user replaced each detected name, and by what ("" if it was removed); stored on the device. */
type Corrections = Readonly<Record<string, Readonly<Record<string, number>>>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const corrections = deviceStore<Corrections>('sous-corrections', (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, replacements]) =>
          isRecord(replacements)
            ? [
                [
                  name,
                  Object.fromEntries(Object.entries(replacements).map(([to, n]) => [to, Number(n) || 0])),
                ],
              ]
            : [],
        ),
      )
    : {},
)
