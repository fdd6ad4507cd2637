import { addDays } from '#core/stock/day.ts'
import type { StockDetail } from '#core/stock/event.ts'
import type { StockItem } from '#core/stock/item.ts'
import { DateField } from './date-field.tsx'
import * as strings from './strings.ts'

const YEAR = 365

interface DateFieldsProps {
  item: StockItem
  today: string
  onChange: (detail: StockDetail) => void
}

/** The days that the user knows better than we do. */
export function DateFields({ item, today, onChange }: DateFieldsProps) {
  const lately = [
    { label: strings.today, day: today },
    { label: strings.yesterday, day: addDays(today, -1) },
    ...[2, 3, 5].map((days) => ({ label: strings.daysAgo(days), day: addDays(today, -days) })),
  ]
  const past = { today, min: addDays(today, -5 * YEAR), max: today }
  return (
    <fieldset>
      <legend className="font-semibold">{strings.dates}</legend>
      <div className="mt-1 grid gap-1">
        <DateField
          label={item.meal === null ? strings.bestBefore : strings.eatBy}
          value={item.best_before}
          today={today}
          min={addDays(today, -2 * YEAR)}
          max={addDays(today, 10 * YEAR)}
          quick={[
            { label: strings.inDays(3), day: addDays(today, 3) },
            { label: strings.inWeek, day: addDays(today, 7) },
          ]}
          onDay={(day) => onChange({ best_before: day })}
        />
        {item.meal === null && (
          <DateField
            label={strings.bought}
            value={item.bought}
            {...past}
            quick={lately}
            onDay={(day) => onChange({ bought: day })}
          />
        )}
        {item.meal === null && (
          <DateField
            label={strings.opened}
            value={item.opened}
            {...past}
            quick={lately}
            onDay={(day) => onChange({ opened: day })}
          />
        )}
      </div>
    </fieldset>
  )
}
