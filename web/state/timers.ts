import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'
import * as strings from './strings.ts'

/** A kitchen timer. It is stored as its end time, so it keeps running across a reload and in a suspended tab. */
export interface Timer {
  id: string
  name: string
  /** Where it was started, to link back. */
  recipeId: string | null
  /** Which of the recipe's times it is; null for a timer of the user's own. */
  key: string | null
  seconds: number
  /** Milliseconds since 1970; null while it is paused. */
  endsAt: number | null
  /** The remaining time while paused. */
  leftMs: number
  silenced: boolean
}

export const MAX_TIMERS = 12
export const LONGEST_TIMER_S = 24 * 3600
/** A timer that ended long ago is ignored. */
const FORGET_MS = 6 * 3600_000

function timerIn(value: unknown): Timer[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, recipeId, key, seconds, endsAt, leftMs, silenced } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof seconds !== 'number') return []
  const end = typeof endsAt === 'number' ? endsAt : null
  if (end !== null && end < Date.now() - FORGET_MS) return []
  return [
    {
      id,
      name,
      recipeId: typeof recipeId === 'string' ? recipeId : null,
      key: typeof key === 'string' ? key : null,
      seconds,
      endsAt: end,
      leftMs: typeof leftMs === 'number' ? leftMs : 0,
      silenced: silenced === true,
    },
  ]
}

const device = deviceStore<readonly Timer[]>('sous-timers', (kept) =>
  Array.isArray(kept) ? kept.flatMap(timerIn).slice(0, MAX_TIMERS) : [],
)

export const leftOf = (timer: Timer, now: number): number =>
  Math.max(0, timer.endsAt === null ? timer.leftMs : timer.endsAt - now)

export const isDone = (timer: Timer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now

const change = (id: string, next: (timer: Timer) => Partial<Timer>) =>
  device.set(device.get().map((timer) => (timer.id === id ? { ...timer, ...next(timer) } : timer)))

let lastId = 0

export const timersStore = {
  ...device,
  start({
    name,
    seconds,
    recipeId,
    key,
  }: {
    name: string
    seconds: number
    recipeId?: string
    key?: string
  }) {
    const length = Math.min(Math.max(1, Math.round(seconds)), LONGEST_TIMER_S)
    if (device.get().length >= MAX_TIMERS) return false
    lastId += 1
    const timer: Timer = {
      id: `${Date.now().toString(36)}-${lastId}`,
      name: name.trim().slice(0, 60) || strings.timer,
      recipeId: recipeId ?? null,
      key: key ?? null,
      seconds: length,
      endsAt: Date.now() + length * 1000,
      leftMs: 0,
      silenced: false,
    }
    device.set([...device.get(), timer])
    return true
  },
  pause: (id: string) =>
    change(id, (timer) => ({ leftMs: leftOf(timer, Date.now()), endsAt: null, silenced: false })),
  resume: (id: string) => change(id, (timer) => ({ endsAt: Date.now() + timer.leftMs, leftMs: 0 })),
  /** Adds a minute; a timer that has rung restarts with that minute. */
  addMinute: (id: string) =>
    change(id, (timer) => {
      const left = leftOf(timer, Date.now()) + 60_000
      return timer.endsAt === null
        ? { leftMs: left }
        : { endsAt: Date.now() + left, silenced: false, seconds: Math.max(timer.seconds, left / 1000) }
    }),
  silence: (id: string) => change(id, () => ({ silenced: true })),
  cancel: (id: string) => device.set(device.get().filter((timer) => timer.id !== id)),
}

/** The timers, rerendered twice a second while one of them runs. */
export function useTimers(): { timers: readonly Timer[]; now: number } {
  const timers = useSyncExternalStore(timersStore.subscribe, timersStore.get, timersStore.empty)
  const [, tick] = useState(0)
  const runs = timers.some((timer) => timer.endsAt !== null)
  useEffect(() => {
    if (!runs) return
    const interval = setInterval(() => tick((count) => count + 1), 500)
    return () => clearInterval(interval)
  }, [runs])
  return { timers, now: Date.now() }
}
