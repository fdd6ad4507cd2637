import { useState } from 'react'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

const MOST_KCAL = 10_000
const MOST_PROTEIN = 1000

interface NutritionGoalsProps {
  wishes: PlanWishes
  onChange: (change: Pick<Partial<PlanWishes>, 'kcal' | 'protein'>) => void
}

/** Calories and protein of a day; folded, since few need it. */
export function NutritionGoals({ wishes, onChange }: NutritionGoalsProps) {
  const { kcal, protein } = wishes
  const setKcal = (some: { min?: number | null; max?: number | null }) => {
    const next = { min: kcal?.min ?? null, max: kcal?.max ?? null, ...some }
    onChange({ kcal: next.min === null && next.max === null ? null : next })
  }
  // Open if there are any at first; then it is the user's to fold.
  const [isSet] = useState(kcal !== null || protein !== null)
  const isTurned = kcal?.min != null && kcal.max != null && kcal.max < kcal.min
  return (
    <details open={isSet}>
      <summary className="flex min-h-11 items-center font-semibold">{strings.goals}</summary>
      <p className="text-muted text-sm">{strings.goalsHint}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Goal
          label={strings.kcalMin}
          value={kcal?.min ?? null}
          most={MOST_KCAL}
          onChange={(min) => setKcal({ min })}
        />
        <Goal
          label={strings.kcalMax}
          value={kcal?.max ?? null}
          most={MOST_KCAL}
          problem={isTurned ? strings.goalOrder : undefined}
          onChange={(max) => setKcal({ max })}
        />
        <Goal
          label={strings.protein}
          value={protein}
          most={MOST_PROTEIN}
          onChange={(next) => onChange({ protein: next })}
        />
      </div>
    </details>
  )
}

interface GoalProps {
  label: string
  value: number | null
  most: number
  problem?: string | undefined
  onChange: (value: number | null) => void
}

/** A whole number, or nothing. */
function Goal({ label, value, most, problem, onChange }: GoalProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const typed = Number(text)
  const isFine = text.trim() === '' || (Number.isInteger(typed) && typed > 0 && typed <= most)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isFine ? problem : strings.badGoal(1, most)}
      onValue={(next) => {
        setText(next)
        const number = Number(next)
        if (next.trim() === '') onChange(null)
        else if (Number.isInteger(number) && number > 0 && number <= most) onChange(number)
      }}
    />
  )
}
