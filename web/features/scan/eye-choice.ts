import { useSyncExternalStore } from 'react'
import { deviceStore } from '#web/lib/device-store.ts'
import { settings } from '#web/lib/settings.ts'

/** Who looks at photos: the detector on this device, unless the user chose the connected model. */
const choice = deviceStore<boolean>('sous-vision-model', (kept) => kept === true)

export const usesModel = (): boolean => settings.visionModel !== '' && choice.get()
export const useModelChoice = () =>
  [useSyncExternalStore(choice.subscribe, choice.get, choice.empty), choice.set] as const
