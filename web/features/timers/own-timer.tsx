import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { LONGEST_TIMER_S, MAX_TIMERS, timersStore, useTimers } from '#web/state/timers.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** A timer for whatever the recipe does not mention. */
export function OwnTimer({ recipeId }: { recipeId: string }) {
  const { timers } = useTimers()
  const [setting, setSetting] = useState(false)
  if (setting) return <TimerForm recipeId={recipeId} onClose={() => setSetting(false)} />
  return (
    <Button
      variant="quiet"
      className="-ml-5 min-h-14"
      disabled={timers.length >= MAX_TIMERS}
      onClick={() => setSetting(true)}
    >
      <Plus aria-hidden="true" className="size-5" />
      {strings.setOwn}
    </Button>
  )
}

const field =
  'min-h-14 rounded-card border border-control bg-surface px-4 text-lg placeholder:text-muted aria-invalid:border-danger'

function TimerForm({ recipeId, onClose }: { recipeId: string; onClose: () => void }) {
  const id = useId()
  const [minutes, setMinutes] = useState('')
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const seconds = Number(minutes.replace(',', '.')) * 60
    if (!(seconds >= 1 && seconds <= LONGEST_TIMER_S)) return setWrong(true)
    timersStore.start({ name: name || strings.defaultName, seconds, recipeId })
    onClose()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      // Cook mode's keys control the steps; in here they type.
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <label className="grid gap-1 text-muted text-sm">
        {strings.minutesLabel}
        <input
          // biome-ignore lint/a11y/noAutofocus: it opens on a tap, for typing
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          value={minutes}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setMinutes(event.target.value)
            setWrong(false)
          }}
          className={`${field} w-24 text-text`}
        />
      </label>
      <label className="grid min-w-36 flex-1 gap-1 text-muted text-sm">
        {strings.nameLabel}
        <input
          autoComplete="off"
          maxLength={60}
          placeholder={strings.nameExample}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className={`${field} text-text`}
        />
      </label>
      <Button type="submit" className="min-h-14">
        {strings.start}
      </Button>
      <Button variant="quiet" className="min-h-14" onClick={onClose}>
        {strings.cancel}
      </Button>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="w-full text-danger text-sm">
          {strings.minutesInvalid}
        </p>
      )}
    </form>
  )
}
