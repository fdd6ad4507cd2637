import { clsx } from 'clsx'
import BellOff from 'lucide-react/icons/bell-off'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { isDone, leftOf, type Timer, timersStore } from '#web/state/timers.ts'
import { clockText } from './clock-text.ts'
import * as strings from './strings.ts'

interface TimerRowProps {
  timer: Timer
  now: number
  /** The name, or a link with the name. */
  name: ReactNode
  /** For wet hands: 56 px targets. */
  large?: boolean
  className?: string
}

/** One timer and its controls, no higher than they are: it takes room from the page. */
export function TimerRow({ timer, now, name, large, className }: TimerRowProps) {
  const done = isDone(timer, now)
  const paused = timer.endsAt === null
  const left = leftOf(timer, now)
  const share = Math.min(1, left / (timer.seconds * 1000))
  const button = clsx(
    'grid place-items-center rounded-chip font-semibold text-sm transition-colors hover:bg-accent-soft',
    large ? 'h-14 min-w-14 px-2' : 'h-11 min-w-11 px-1',
  )
  return (
    <div
      className={clsx(
        'relative flex items-center gap-1 overflow-hidden pr-1 pl-4',
        done && 'bg-accent-soft',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-0.75 w-full origin-left bg-accent transition-transform duration-500 ease-linear"
        style={{ transform: `scaleX(${share})` }}
      />
      <div className="min-w-0 flex-1">
        <div className="truncate text-xs leading-tight">{name}</div>
        <div
          className={clsx(
            'font-display tabular-nums leading-tight!',
            large ? 'text-2xl' : 'text-lg',
            done && 'text-accent',
          )}
        >
          {done ? strings.done : clockText(left)}
          {paused && <span className="ml-2 font-sans text-muted text-sm">{strings.paused}</span>}
        </div>
      </div>
      {done && !timer.silenced && (
        <button type="button" className={button} onClick={() => timersStore.silence(timer.id)}>
          <BellOff aria-hidden="true" className="size-5" />
          <span className="sr-only">{strings.silence(timer.name)}</span>
        </button>
      )}
      {!done && (
        <button
          type="button"
          className={button}
          onClick={() => (paused ? timersStore.resume(timer.id) : timersStore.pause(timer.id))}
        >
          {paused ? (
            <Play aria-hidden="true" className="size-5" />
          ) : (
            <Pause aria-hidden="true" className="size-5" />
          )}
          <span className="sr-only">{paused ? strings.resume(timer.name) : strings.pause(timer.name)}</span>
        </button>
      )}
      <button
        type="button"
        className={button}
        aria-label={strings.addMinuteLabel(timer.name)}
        onClick={() => timersStore.addMinute(timer.id)}
      >
        {strings.addMinute}
      </button>
      <button type="button" className={button} onClick={() => timersStore.cancel(timer.id)}>
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">
          {done ? strings.closeTimer(timer.name) : strings.cancelTimer(timer.name)}
        </span>
      </button>
    </div>
  )
}
