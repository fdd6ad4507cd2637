import { deviceStore } from '#web/state/device-store.ts'

const LONGEST = 2000

/** A link that couldn't be read yet: it is here on the next visit. */
export const keptLink = deviceStore('sous-import-link', (kept) =>
  typeof kept === 'string' ? kept.slice(0, LONGEST) : '',
)
