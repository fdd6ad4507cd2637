import { deviceStore } from '../device-store.ts'

/** Whether this device itself tells once a day what to use. */
export const deviceNote = deviceStore('sous-device-note', (kept) => kept === true)
