import type { MealSlot } from '#core/contracts/planning-limits.ts'
import { Select } from '#web/ui/select.tsx'
import * as strings from './strings.ts'
import { type CalendarTimes, zoneHere } from './times-store.ts'

const words = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const CLOCK = Array.from({ length: 48 }, (_, half) => ({
  value: `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  label: words.format(Date.UTC(2026, 0, 1, 0, half * 30)),
}))
const TIMES = [{ value: '', label: strings.allDay }, ...CLOCK]

/** Older browsers can't list them: then there is the one of this device. */
const zones = (chosen: string): string[] => [
  ...new Set([chosen, zoneHere(), 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])]),
]

interface CalendarTimesFormProps {
  slots: readonly MealSlot[]
  value: CalendarTimes
  onChange: (next: CalendarTimes) => void
}

export function CalendarTimesForm({ slots, value: { zone, times }, onChange }: CalendarTimesFormProps) {
  const set = (slot: MealSlot, time: string) => {
    const { [slot]: _, ...others } = times
    onChange({ zone, times: time ? { ...others, [slot]: time } : others })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg">{strings.timesTitle}</legend>
      <div className="grid grid-cols-2 gap-3">
        {slots.map((slot) => (
          <Select
            key={slot}
            label={strings.slotTimes[slot]}
            options={TIMES}
            value={times[slot] ?? ''}
            onChange={(time) => set(slot, time)}
          />
        ))}
      </div>
      {Object.keys(times).length > 0 && (
        <Select
          label={strings.timeZone}
          options={zones(zone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          value={zone}
          onChange={(next) => onChange({ zone: next, times })}
        />
      )}
    </fieldset>
  )
}
