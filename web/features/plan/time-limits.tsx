import { useState } from 'react'
import { durationWords } from '#core/recipes/duration-words.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { weekdayName } from './days.ts'
import * as strings from './strings.ts'

const ANY = 'any'
const LIMITS = [10, 15, 20, 25, 30, 45, 60, 90, 120]

interface TimeLimitsProps {
  /** By weekday; null for any. */
  minutes: readonly (number | null)[]
  onChange: (minutes: (number | null)[]) => void
}

/** The longest time to cook: the same every day, or by weekday. */
export function TimeLimits({ minutes, onChange }: TimeLimitsProps) {
  const isEven = minutes.every((limit) => limit === minutes[0])
  const [isOne, setOne] = useState(isEven)
  const unify = (on: boolean) => {
    setOne(on)
    if (on && !isEven) onChange(minutes.map(() => minutes[0] ?? null))
  }
  return (
    <fieldset>
      <legend className="font-semibold">{strings.timeLegend}</legend>
      <Switch label={strings.sameEveryDay} on={isOne} onChange={unify} />
      <div className="mt-1 grid grid-cols-2 gap-3">
        {isOne ? (
          <Limit
            label={strings.timeEveryDay}
            minutes={minutes[0] ?? null}
            onChange={(limit) => onChange(minutes.map(() => limit))}
          />
        ) : (
          minutes.map((limit, day) => (
            <Limit
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the weekday
              key={day}
              label={weekdayName(day)}
              minutes={limit}
              onChange={(next) => onChange(minutes.map((one, at) => (at === day ? next : one)))}
            />
          ))
        )}
      </div>
    </fieldset>
  )
}

interface LimitProps {
  label: string
  minutes: number | null
  onChange: (minutes: number | null) => void
}

function Limit({ label, minutes, onChange }: LimitProps) {
  const limits = minutes === null || LIMITS.includes(minutes) ? LIMITS : [...LIMITS, minutes]
  return (
    <Select
      label={label}
      value={minutes === null ? ANY : String(minutes)}
      options={[
        { value: ANY, label: strings.anyTime },
        ...limits
          .toSorted((a, b) => a - b)
          .map((limit) => ({ value: String(limit), label: durationWords(limit) })),
      ]}
      onChange={(value) => onChange(value === ANY ? null : Number(value))}
    />
  )
}
