import { useId, useState } from 'react'
import { MAX_PLAN_DAYS } from '#core/contracts/planning-limits.ts'
import { addDays } from '#core/stock/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from './stepper.tsx'
import * as strings from './strings.ts'
import type { PlanRange } from './use-range.ts'

/** A year, either way. */
const REACH_DAYS = 366

/** Any days: from when, and how many. */
export function DaysForm({ range, onDone }: { range: PlanRange; onDone: () => void }) {
  const id = useId()
  const { today } = range
  const [first, setFirst] = useState(range.first)
  const [count, setCount] = useState(range.days.length)
  const [min, max] = [addDays(today, -REACH_DAYS), addDays(today, REACH_DAYS)]
  return (
    <div className="grid gap-5">
      <div>
        <label htmlFor={id} className="font-semibold">
          {strings.firstDay}
        </label>
        <input
          id={id}
          type="date"
          min={min}
          max={max}
          value={first}
          onChange={({ target: { value } }) => value >= min && value <= max && setFirst(value)}
          className="mt-2 min-h-12 w-full rounded-card border border-control bg-raised px-3"
        />
      </div>
      <Stepper label={strings.howManyDays} value={count} min={1} max={MAX_PLAN_DAYS} onChange={setCount} />
      <Button
        onClick={() => {
          onDone()
          range.go({ first, count })
        }}
      >
        {strings.showDays}
      </Button>
    </div>
  )
}
