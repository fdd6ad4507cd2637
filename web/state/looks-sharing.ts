import { deviceStore } from './device-store.ts'

interface Sharing {
  /** Whose choice it is. */
  userId: string
  on: boolean
  household: string | null
  /** What this device gave the household. */
  sent: readonly string[]
}

const NOBODY: Sharing = { userId: '', on: false, household: null, sent: [] }

/** Whether this device shares with the household what it was taught; off until somebody turns it on. */
const device = deviceStore<Sharing>('sous-looks-shared', (kept) => {
  const { userId, on, household, sent } = (kept ?? {}) as Partial<Sharing>
  return typeof userId === 'string' && Array.isArray(sent)
    ? {
        userId,
        on: on === true,
        household: typeof household === 'string' ? household : null,
        sent: sent.filter((id) => typeof id === 'string'),
      }
    : NOBODY
})

const of = (userId: string): Sharing =>
  device.get().userId === userId ? device.get() : { ...NOBODY, userId }

export const lookSharing = {
  subscribe: device.subscribe,
  of,
  choose: (userId: string, on: boolean) => device.set({ ...of(userId), on }),
  note(next: Sharing) {
    // The choice may have changed meanwhile.
    const { on } = of(next.userId)
    if (JSON.stringify({ ...next, on }) !== JSON.stringify(device.get())) device.set({ ...next, on })
  },
}
