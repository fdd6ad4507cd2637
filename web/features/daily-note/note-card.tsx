import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  type DailyNote,
  type DailyNoteInput,
  type DailyNoteOutput,
  NOTE_HOUR,
  type NoteChannel,
  WEEK_DAYS,
} from '#core/contracts/daily-note.ts'
import { call } from '#web/api/functions.ts'
import { settings } from '#web/api/settings.ts'
import { canNotify } from '#web/lib/can-notify.ts'
import { notify } from '#web/lib/toast.ts'
import { NOTE_PLACE } from '#web/state/note-place.ts'
import { deviceNote } from '#web/state/stock/device-note.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { DeviceNoteSwitch } from './device-note-card.tsx'
import { isNoteOn, turnOffNote } from './note-on-device.ts'
import { PushFailed } from './push-failed.tsx'
import * as strings from './strings.ts'
import { NoPushService, subscribeBrowser } from './subscribe-browser.ts'
import { useArrivalHere } from './use-arrival-here.ts'

type Choice = NoteChannel | 'none'

const noteKey = (userId: string) => ['daily-note', userId]
const ask = (input: DailyNoteInput, signal?: AbortSignal): Promise<DailyNoteOutput> =>
  call('daily-note', input, { signal })

const hourWords = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords.format(Date.UTC(2026, 0, 1, hour)),
}))
const DAY_VALUES = WEEK_DAYS.map(String)

/** Whether, how and when the user is told what to use soon. */
export function NoteCard({ userId }: { userId: string }) {
  // Turned on before there was an account.
  const isOnDevice = isNoteOn(useSyncExternalStore(deviceNote.subscribe, deviceNote.get, deviceNote.empty))
  const heading = useRef<HTMLHeadingElement>(null)
  // Above the form, which starts anew when its note is saved.
  const [isMailSent, setMailSent] = useState(false)
  const { data, isError } = useQuery({
    queryKey: noteKey(userId),
    queryFn: ({ signal }) => ask({ action: 'status' }, signal),
    // The address is confirmed elsewhere, in a mail program; then the user comes back.
    refetchOnWindowFocus: ({ state }) => (state.data?.can_mail === false ? 'always' : false),
  })
  useArrivalHere(heading, data !== undefined || isError)
  return (
    <section aria-labelledby={NOTE_PLACE} className={`${cardLook} mt-6 p-5 sm:p-8`}>
      <h2 ref={heading} id={NOTE_PLACE} tabIndex={-1} className="scroll-mt-10 text-2xl">
        {strings.title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{strings.lead}</p>
      {data ? (
        <NoteForm
          key={JSON.stringify(data.note)}
          userId={userId}
          known={data}
          isMailSent={isMailSent}
          onMailSent={() => setMailSent(true)}
        />
      ) : isError ? (
        <p className="text-muted">{strings.loadFailed}</p>
      ) : (
        <Spinner label={strings.loading} />
      )}
      {isOnDevice && (
        <div className="mt-5 border-line border-t pt-4">
          <DeviceNoteSwitch />
        </div>
      )}
    </section>
  )
}

function useSaveNote(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ note, key }: { note: DailyNote | null; key: string }) => {
      if (!note) return ask({ action: 'off' })
      const browser = note.channel === 'push' ? await subscribeBrowser(key) : undefined
      return ask({ action: 'set', note, ...(browser && { browser }) })
    },
    onSuccess: (answer) => {
      client.setQueryData(noteKey(userId), answer)
      // One note a day: the account's takes the place of this device's.
      if (answer.note) void turnOffNote()
      const isWaiting = answer.note?.channel === 'mail' && !answer.can_mail
      notify({
        title: answer.note ? strings.saved : strings.off,
        ...(isWaiting && { description: strings.waitsForEmail }),
        variant: 'success',
      })
    },
    onError: (error) => {
      // The form itself says what works instead.
      if (error instanceof NoPushService) return
      notify({ title: strings.failed, description: error.message, variant: 'destructive' })
    },
  })
}

/** What isn't to be had here, before it is looked for. */
const whyNotAll = (): string =>
  [settings.sendsEmail ? [] : strings.noMailServer, canNotify() ? [] : strings.noPush].flat().join(' ')

interface NoteFormProps {
  userId: string
  known: DailyNoteOutput
  /** Whether the mail that confirms the address was sent from here. */
  isMailSent: boolean
  onMailSent: () => void
}

function NoteForm({ userId, known, isMailSent, onMailSent }: NoteFormProps) {
  const { note, can_mail: canMail, push_key: key } = known
  const [channel, setChannel] = useState<Choice>(note?.channel ?? 'none')
  const [hour, setHour] = useState(String(note?.hour ?? NOTE_HOUR))
  const [days, setDays] = useState<string[]>((note?.days ?? [...WEEK_DAYS]).map(String))
  const save = useSaveNote(userId)
  const isMailOff = channel === 'mail' && !settings.sendsEmail
  const isPushOff = channel === 'push' && !canNotify()
  const isUnconfirmed = channel === 'mail' && !isMailOff && !canMail
  const isOff = save.isPending || isMailOff || isPushOff
  const choose = (next: Choice) => {
    save.reset()
    setChannel(next)
  }
  const saveNote = () => {
    if (isOff) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    save.mutate({
      key,
      note:
        channel === 'none' || days.length === 0
          ? null
          : { channel, hour: Number(hour), days: days.map(Number), time_zone: timeZone || 'UTC' },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveNote()
  }
  const hint = isMailOff
    ? strings.noMailServer
    : isPushOff
      ? strings.noPush
      : channel === 'push'
        ? strings.thisBrowser
        : whyNotAll()
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={strings.channel}
          options={[
            { value: 'none', label: strings.none },
            { value: 'push', label: strings.push },
            // Not offered by a server that sends none.
            ...(settings.sendsEmail || note?.channel === 'mail'
              ? [{ value: 'mail' as const, label: strings.mail }]
              : []),
          ]}
          value={channel}
          onChange={choose}
        />
        {channel !== 'none' && (
          <Select label={strings.hour} options={HOURS} value={hour} onChange={setHour} />
        )}
      </div>
      <p aria-live="polite" className="text-muted text-sm empty:hidden">
        {hint}
      </p>
      {isUnconfirmed && (
        <ConfirmEmail
          isSent={isMailSent}
          onSent={() => {
            onMailSent()
            // So the choice counts as soon as the address is confirmed, wherever that is.
            saveNote()
          }}
        />
      )}
      {save.error instanceof NoPushService && <PushFailed onMail={() => choose('mail')} />}
      {channel !== 'none' && (
        <ChipGroup
          quiet
          legend={strings.days}
          options={DAY_VALUES}
          name={(day) => strings.dayNames[Number(day)] ?? day}
          chosen={days}
          onChange={setDays}
        />
      )}
      <Button
        type="submit"
        aria-disabled={isOff}
        variant={isUnconfirmed ? 'outline' : 'solid'}
        className="justify-self-start max-sm:w-full"
      >
        {save.isPending && <Spinner label={strings.saving} />}
        {save.isPending ? strings.saving : strings.save}
      </Button>
    </form>
  )
}
