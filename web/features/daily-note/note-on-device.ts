import { deviceNote } from '#web/state/stock/device-note.ts'
import { followNote } from '#web/state/stock/follow-note.ts'
import { forgetNotes, NOTE_SYNC } from '#web/state/stock/kept-notes.ts'
import * as strings from './strings.ts'

/** The least that Chrome accepts; it may take longer. */
const EVERY_MS = 12 * 3_600_000

/** Chromium's periodic background sync; it isn't standard, so TypeScript doesn't know it. */
interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}
const syncOf = (registration: ServiceWorkerRegistration | undefined) =>
  (registration as { periodicSync?: PeriodicSync } | undefined)?.periodicSync

/** Install: this browser can, once Sous is installed. */
export type NoteSupport = 'ready' | 'install' | 'none'

/** Whether this browser can wake Sous now and then while it is closed. */
export async function noteSupport(): Promise<NoteSupport> {
  const isKnown =
    'ServiceWorkerRegistration' in window && 'periodicSync' in window.ServiceWorkerRegistration.prototype
  if (!isKnown || !('Notification' in window)) return 'none'
  const name = 'periodic-background-sync' as PermissionName
  const permission = await navigator.permissions.query({ name }).catch(() => undefined)
  return permission?.state === 'granted' ? 'ready' : 'install'
}

/** Permission may have been taken back in the browser's settings. */
export const isNoteOn = (kept: boolean) =>
  kept && 'Notification' in window && Notification.permission === 'granted'

/** Asks for permission and starts; throws with words for the user. */
export async function turnOnNote(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(strings.notAllowed)
  const registration = await navigator.serviceWorker.getRegistration()
  const sync = syncOf(registration)
  if (!registration?.active || !sync) throw new Error(strings.notReady)
  await sync.register(NOTE_SYNC, { minInterval: EVERY_MS }).catch(() => {
    throw new Error(strings.notInBackground)
  })
  deviceNote.set(true)
  await followNote()
}

/** Nothing of it is left on the device. */
export async function turnOffNote(): Promise<void> {
  deviceNote.clear()
  await Promise.allSettled([
    navigator.serviceWorker?.getRegistration().then((known) => syncOf(known)?.unregister(NOTE_SYNC)),
    'caches' in window && forgetNotes(),
  ])
}
