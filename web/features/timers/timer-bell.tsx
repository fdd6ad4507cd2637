import { useEffect, useRef, useState } from 'react'
import { isDone, leftOf, type Timer, useTimers } from '#web/state/timers.ts'
import { notifyDone, strikeBell, unlockBell } from './bell.ts'
import { spokenTime } from './clock-text.ts'
import * as strings from './strings.ts'
import { useAlarm } from './use-alarm.ts'

const STRIKE_MS = 2500
/** By then even a forgotten timer is no longer worth the noise. */
const RING_FOR_MS = 5 * 60_000
const MINUTE = 60_000
const ANNOUNCED_MS = 10_000

const rings = (timer: Timer, now: number) =>
  isDone(timer, now) && !timer.silenced && now - (timer.endsAt ?? now) < RING_FOR_MS

type Phase = 'running' | 'last minute' | 'done' | 'paused'

function phaseOf(timer: Timer, now: number): Phase {
  if (timer.endsAt === null) return 'paused'
  if (isDone(timer, now)) return 'done'
  return leftOf(timer, now) <= MINUTE && timer.seconds > 90 ? 'last minute' : 'running'
}

function wordsFor(timer: Timer, before: Phase | undefined, phase: Phase): string | undefined {
  if (before === phase) return undefined
  if (phase === 'done') return strings.announceDone(timer.name)
  if (phase === 'last minute' && before === 'running') return strings.announceLastMinute(timer.name)
  if (before === undefined && phase === 'running')
    return strings.announceStarted(timer.name, spokenTime(timer.seconds))
  return undefined
}

/** Rings, announces and flashes for the timers. Mounted once on every page while timers run; it has no visible UI. */
export function TimerBell() {
  const { timers, now } = useTimers()
  const [words, setWords] = useState('')
  const phases = useRef<Map<string, Phase>>(undefined)
  const ends = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? [endsAt] : []))
  useAlarm(ends.length > 0 ? Math.min(...ends) : undefined)

  useEffect(() => {
    for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, unlockBell)
    return () => {
      for (const gesture of ['pointerdown', 'keydown']) window.removeEventListener(gesture, unlockBell)
    }
  }, [])

  useEffect(() => {
    const before = phases.current
    const after = new Map(timers.map((timer) => [timer.id, phaseOf(timer, now)]))
    phases.current = after
    const said: string[] = []
    for (const timer of timers) {
      const phase = after.get(timer.id) ?? 'paused'
      // On the first render existing timers aren't announced, except those that ended in the meantime.
      const was = before ? before.get(timer.id) : phase === 'done' ? 'running' : phase
      const line = wordsFor(timer, was, phase)
      if (!line) continue
      said.push(line)
      if (phase === 'done') void notifyDone(timer.id, timer.name)
    }
    if (said.length > 0) setWords(said.join(' '))
  })

  // Cleared once announced: setting the same text again would change nothing, and stay silent.
  useEffect(() => {
    if (words === '') return
    const timeout = setTimeout(() => setWords(''), ANNOUNCED_MS)
    return () => clearTimeout(timeout)
  }, [words])

  const ringing = timers.filter((timer) => rings(timer, now)).map(({ name }) => name)
  const title = ringing.join(', ')
  useEffect(() => {
    if (title === '') return
    const own = document.title
    let odd = false
    const strike = () => {
      odd = !odd
      document.title = odd ? strings.doneTitle(title) : own
      strikeBell()
    }
    strike()
    const interval = setInterval(strike, STRIKE_MS)
    return () => {
      clearInterval(interval)
      document.title = own
    }
  }, [title])

  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {words}
    </p>
  )
}
