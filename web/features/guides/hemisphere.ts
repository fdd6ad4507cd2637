import { useSyncExternalStore } from 'react'
import type { Hemisphere } from '#content/tips/season-at.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** Time zones in the southern hemisphere, so that most users don't need to choose. */
const SOUTH =
  /^(Australia|Antarctica|Indian\/(Mauritius|Reunion|Antananarivo))\b|^Pacific\/(Auckland|Fiji|Tongatapu|Apia|Tahiti|Noumea)|^America\/(Argentina|Buenos_Aires|Sao_Paulo|Santiago|Montevideo|Asuncion|Lima|La_Paz)|^Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka)/

function guess(): Hemisphere {
  return SOUTH.test(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ? 'south' : 'north'
}

/** The user's hemisphere. Stored on the device and never sent. */
const kept = deviceStore<Hemisphere>('sous-hemisphere', (value) =>
  value === 'north' || value === 'south' ? value : guess(),
)

export const useHemisphere = () => useSyncExternalStore(kept.subscribe, kept.get, kept.empty)
export const setHemisphere = kept.set
