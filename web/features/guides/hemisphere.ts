import { useSyncExternalStore } from 'react'
import type { Hemisphere } from '#content/tips/season-at.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** Time zones of the south, so that most people need not say where they are. */
const SOUTH =
  /^(Australia|Antarctica|Indian\/(Mauritius|Reunion|Antananarivo))\b|^Pacific\/(Auckland|Fiji|Tongatapu|Apia|Tahiti|Noumea)|^America\/(Argentina|Buenos_Aires|Sao_Paulo|Santiago|Montevideo|Asuncion|Lima|La_Paz)|^Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka)/

function guess(): Hemisphere {
  return SOUTH.test(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ? 'south' : 'north'
}

/** Which half of the globe you cook in. Kept on the device; nobody else is told. */
const kept = deviceStore<Hemisphere>('sous-hemisphere', (value) =>
  value === 'north' || value === 'south' ? value : guess(),
)

export const useHemisphere = () => useSyncExternalStore(kept.subscribe, kept.get, kept.empty)
export const setHemisphere = kept.set
