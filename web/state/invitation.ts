import { deviceStore } from './device-store.ts'

interface Kept {
  code: string
  until: number
}

const DAY_MS = 86_400_000

/** An invitation that is stored while its guest signs in, even if a mail has to be opened first. */
const device = deviceStore<Kept | null>('sous-invitation', (kept) => {
  const { code, until } = (kept ?? {}) as Partial<Kept>
  return typeof code === 'string' && typeof until === 'number' && until > Date.now() ? { code, until } : null
})

export const waitingInvitation = {
  keep: (code: string) => device.set({ code, until: Date.now() + DAY_MS }),
  get: () => device.get()?.code,
  clear: () => device.clear(),
}
