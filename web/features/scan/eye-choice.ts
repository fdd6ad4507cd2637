import { useSyncExternalStore } from 'react'
import { settings } from '#web/api/settings.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** Who analyzes photos: the detector on this device, unless the user chose the connected model. */
const choice = deviceStore<boolean>('sous-vision-model', (kept) => kept === true)

export const usesModel = (): boolean => settings.visionModel !== '' && choice.get()
export const useModelChoice = () =>
  [useSyncExternalStore(choice.subscribe, choice.get, choice.empty), choice.set] as const
