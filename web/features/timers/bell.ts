import * as strings from './strings.ts'

let context: AudioContext | undefined

/** Browsers allow audio only after a tap or a key press, so each of those unlocks it. */
export function unlockBell() {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    // No audio on this device: text, title and vibration remain.
  }
}

/** Three soft strokes of a kitchen bell, synthesized: a falling tone and its octave. */
export function strikeBell() {
  unlockBell()
  if (context?.state === 'running') {
    for (const stroke of [0, 0.28, 0.56]) {
      for (const [pitch, loud] of [
        [880, 0.22],
        [1760, 0.08],
      ] as const) {
        const from = context.currentTime + stroke
        const tone = context.createOscillator()
        const volume = context.createGain()
        tone.frequency.setValueAtTime(pitch, from)
        volume.gain.setValueAtTime(loud, from)
        volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
        tone.connect(volume).connect(context.destination)
        tone.start(from)
        tone.stop(from + 0.5)
      }
    }
  }
  navigator.vibrate?.([200, 80, 200])
}

export const canNotify = (): boolean => typeof Notification !== 'undefined'

/** A system notification, for users in another window. Only with permission. */
export async function notifyDone(id: string, name: string) {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  const options = { body: strings.doneText, tag: `sous-timer-${id}`, icon: '/logo.svg' }
  try {
    const note = new Notification(strings.doneTitle(name), options)
    note.onclick = () => window.focus()
  } catch {
    // Phones support them only through a service worker.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    await worker?.showNotification(strings.doneTitle(name), options).catch(() => {})
  }
}
