import { useSyncExternalStore } from 'react'
import { MEAL_SLOTS, type MealSlot } from '#core/contracts/planning-limits.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** When the meals of a slot are in the calendar, and in which zone. */
export interface CalendarTimes {
  zone: string
  /** HH:MM; all day without one. */
  times: Readonly<Partial<Record<MealSlot, string>>>
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** As they were last chosen on this device, for the next file or link. */
export const calendarTimes = deviceStore<CalendarTimes>('sous-calendar-times', (kept) => {
  const { zone, times } = (kept ?? {}) as { zone?: unknown; times?: Record<string, unknown> }
  return {
    zone: typeof zone === 'string' && zone ? zone : zoneHere(),
    times: Object.fromEntries(
      MEAL_SLOTS.flatMap((slot) => {
        const time = times?.[slot]
        return typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? [[slot, time]] : []
      }),
    ),
  }
})

export const useCalendarTimes = (): CalendarTimes =>
  useSyncExternalStore(calendarTimes.subscribe, calendarTimes.get, calendarTimes.empty)
