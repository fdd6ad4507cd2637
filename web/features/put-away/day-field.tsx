import CalendarDays from 'lucide-react/icons/calendar-days'
import { type FormEvent, type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { dayWords } from '#core/stock/words/date-words.ts'
import { UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { fileProblems } from '#web/lib/ocr/strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PackView } from './pack-view.tsx'
import type { Saves } from './saves.ts'
import * as strings from './strings.ts'
import { dayRange, insteadOf, typedDays } from './typed-day.ts'

/** Elsewhere the day comes first; the reader of dates understands both. */
const isMonthFirst = () => /^en(?:-us)?$/i.test(navigator.language)

interface DayFieldProps {
  value: string | null
  /** Until when it is good by our tables, in words; empty if unknown. */
  guess: string
  /** Whether it keeps for more than a few months: "05/28" is a month then. */
  isLasting?: boolean
  today: string
  onDay: (day: string | null) => void
  /** Reads it from the camera's picture, or from a photo: none, one, or two where day and month can be either. */
  onRead: (photo: File | undefined) => Promise<readonly string[]>
  /** The running camera; undefined while it is off. */
  camera: RefObject<HTMLVideoElement | null> | undefined
  saves?: Ref<Saves>
}

/** Why a date wasn't read: what is wrong with the picture or the connection, where that is known. */
const trouble = (error: unknown): string =>
  !(error instanceof UnreadableFile)
    ? fileProblems.unknown
    : error.problem === 'slow'
      ? strings.photoSlow
      : fileProblems[error.problem]

/** The date on a pack: its digits, the calendar, or read from the pack. */
export function DayField({ value, guess, isLasting, today, onDay, onRead, camera, saves }: DayFieldProps) {
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [isReading, setReading] = useState(false)
  /** What came of reading it, in words; and what it may be. */
  const [outcome, setOutcome] = useState('')
  const [choices, setChoices] = useState<readonly string[]>([])
  /** The day that was entered lies in the past: whether it is right was asked, and seen. */
  const [past, setPast] = useState<string>()
  const isPastSeen = useRef(true)
  const example = strings.dateExamples[isMonthFirst() ? 'monthFirst' : 'dayFirst']
  const shown = value ? dayWords(value, today) : ''

  const forget = () => {
    setOutcome('')
    setChoices([])
    setPast(undefined)
    isPastSeen.current = true
  }
  /** `typed`: what else was meant, maybe. */
  const take = (day: string | null, typed: readonly string[] = []) => {
    setTyped(undefined)
    setWrong(false)
    forget()
    if (day !== value) onDay(day)
    if (day === null) return
    if (day < today) {
      setPast(day)
      isPastSeen.current = false
      setChoices(insteadOf(day, typed, today))
    } else if (typed.length > 1) {
      setOutcome(strings.dateTaken(dayWords(day, today)))
      setChoices(typed.filter((one) => one !== day))
    }
  }
  const commit = (): boolean => {
    const text = typed?.trim() ?? shown
    if (text === shown) {
      setTyped(undefined)
      return true
    }
    if (text === '') {
      take(null)
      return true
    }
    const days = typedDays(text, today, isLasting)
    const [day] = days
    if (day) take(day, days)
    else setWrong(true)
    return day !== undefined
  }
  /** A day in the past is asked about once before this closes. */
  const save = () => {
    if (!commit()) return false
    const isSeen = isPastSeen.current
    isPastSeen.current = true
    return isSeen
  }
  useImperativeHandle(saves, () => ({ save }))
  const read = async (photo?: File) => {
    setReading(true)
    forget()
    try {
      const days = await onRead(photo)
      const [day] = days
      if (day && days.length === 1) {
        take(day)
        setOutcome(strings.dateRead(dayWords(day, today)))
      } else {
        setChoices(days)
        setOutcome(days.length > 1 ? strings.dateEither : strings.dateUnread)
      }
    } catch (error) {
      setOutcome(trouble(error))
    }
    setReading(false)
  }
  return (
    <div>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          commit()
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {strings.bestBefore}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            id={id}
            value={typed ?? shown}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={guess === '' ? example : strings.dateGuess(guess)}
            aria-invalid={isWrong || undefined}
            aria-describedby={
              isWrong ? `${id}-problem` : guess !== '' && shown === '' ? `${id}-hint` : undefined
            }
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={(event) => {
              setWrong(false)
              forget()
              setTyped(event.target.value)
            }}
            onBlur={commit}
            className="min-h-12 w-full min-w-0 rounded-card border border-control bg-raised px-4 placeholder:text-muted aria-invalid:border-danger"
          />
          <span className="relative shrink-0">
            <Button
              variant="outline"
              size="icon"
              className="size-12!"
              aria-label={strings.calendar}
              onClick={() => calendar.current?.showPicker?.()}
            >
              <CalendarDays aria-hidden="true" className="size-5" />
            </Button>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={value ?? ''}
              {...dayRange(today)}
              onChange={({ target }) => target.value !== '' && take(target.value)}
              className="pointer-events-none absolute inset-0 opacity-0"
            />
          </span>
        </div>
      </form>
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm">
          {strings.dateWrong(example)}
        </p>
      )}
      {!isWrong && guess !== '' && shown === '' && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {strings.dateLike(example)}
        </p>
      )}
      {camera && <PackView camera={camera} />}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="sm"
          className="min-h-11!"
          aria-disabled={isReading}
          onClick={() => {
            if (isReading) return
            if (camera) void read()
            else files.current?.click()
          }}
        >
          {isReading && <Spinner label={strings.readingDate} />}
          {strings.readFromPack}
        </Button>
        {camera && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11!"
            aria-disabled={isReading}
            onClick={() => !isReading && files.current?.click()}
          >
            {strings.usePhoto}
          </Button>
        )}
        {value !== null && (
          <Button variant="quiet" size="sm" className="min-h-11!" onClick={() => take(null)}>
            {strings.clearDate}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 text-muted text-sm empty:hidden">
        {outcome}
      </p>
      {past && (
        <p role="alert" className="mt-1 text-sm">
          {strings.datePast(dayWords(past, today))}
        </p>
      )}
      {(choices.length > 0 || past) && (
        <div className="mt-1 flex flex-wrap gap-2">
          {past && (
            <Button variant="outline" size="sm" className="min-h-11!" onClick={forget}>
              {strings.yes}
            </Button>
          )}
          {choices.map((day) => (
            <Button key={day} variant="outline" size="sm" className="min-h-11!" onClick={() => take(day)}>
              {dayWords(day, today)}
            </Button>
          ))}
        </div>
      )}
      <input
        ref={files}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={strings.datePhoto}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          if (photo) void read(photo)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
