import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { settings } from '#web/api/settings.ts'
import { canNotify } from '#web/lib/can-notify.ts'
import { acceptInstall, useInstallOffer } from '#web/lib/install.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { NOTE_PLACE, toNoteSignIn } from '#web/state/note-place.ts'
import { deviceNote } from '#web/state/stock/device-note.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { isNoteOn, type NoteSupport, noteSupport, turnOffNote, turnOnNote } from './note-on-device.ts'
import * as strings from './strings.ts'
import { useArrivalHere } from './use-arrival-here.ts'

/** Whether this device tells its user what to use soon; without an account, and without a server. */
export function DeviceNoteSwitch() {
  const kept = useSyncExternalStore(deviceNote.subscribe, deviceNote.get, deviceNote.empty)
  const change = (on: boolean) =>
    (on ? turnOnNote() : turnOffNote()).then(
      () => notify({ title: on ? strings.saved : strings.off, variant: 'success' }),
      (error: Error) => notify({ title: strings.failed, description: error.message, variant: 'destructive' }),
    )
  return (
    <Switch
      label={strings.onDevice}
      hint={strings.onDeviceHint}
      on={isNoteOn(kept)}
      onChange={(on) => void change(on)}
    />
  )
}

/** What this browser can do; undefined while that isn't known. It changes when Sous is installed. */
export function useNoteSupport(): NoteSupport | undefined {
  const [support, setSupport] = useState<NoteSupport>()
  useEffect(() => {
    const look = () => void noteSupport().then(setSupport)
    look()
    window.addEventListener('appinstalled', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('appinstalled', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return support
}

/** What an account adds here. */
function withAccount(): string {
  if (settings.sendsEmail) return canNotify() ? strings.byMailOrPush : strings.byMail
  return canNotify() ? strings.byPush : strings.byNeither
}

/** The daily note without an account: a switch where it works, plain words where it doesn't. */
export function DeviceNoteCard() {
  const heading = useRef<HTMLHeadingElement>(null)
  const support = useNoteSupport()
  useArrivalHere(heading, support !== undefined)
  const offer = useInstallOffer()
  return (
    // As tall as it will be once the browser has answered: what follows doesn't move.
    <section
      aria-labelledby={NOTE_PLACE}
      className={`${cardLook} mt-8 min-h-96 max-w-prose p-5 sm:min-h-80 sm:p-8`}
    >
      <h2 ref={heading} id={NOTE_PLACE} tabIndex={-1} className="scroll-mt-10 text-2xl">
        {strings.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{strings.lead}</p>
      {support === 'ready' && <DeviceNoteSwitch />}
      {support === 'install' && <p>{strings.installFirst}</p>}
      {support === 'install' && offer && (
        <Button className="mt-4 max-sm:w-full" onClick={() => void acceptInstall(offer)}>
          {strings.install}
        </Button>
      )}
      {support === 'none' && <p>{strings.notHere}</p>}
      {support && (
        <p className="mt-4 text-muted text-sm">
          {rich(strings.onHome, {
            home: (text) => (
              <Link to={paths.home()} className="text-link">
                {text}
              </Link>
            ),
          })}{' '}
          {rich(withAccount(), {
            auth: (text) => (
              <Link to={toNoteSignIn} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </section>
  )
}
