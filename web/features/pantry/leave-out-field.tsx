import { type FormEvent, useId, useState } from 'react'
import { MAX_FOOD, MAX_LEFT_OUT } from '#core/contracts/ingredient-names.ts'
import { readText } from '#web/api/read-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import * as strings from './strings.ts'

interface LeaveOutFieldProps {
  foods: readonly string[]
  onChange: (foods: readonly string[]) => void
}

/** Leaves any food out of the results, by its name. */
export function LeaveOutField({ foods, onChange }: LeaveOutFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim().replace(/^(?:no|without)\s+/i, '')
    if (typed === '') return
    if (foods.length >= MAX_LEFT_OUT) return setProblem(strings.leaveOutFull(MAX_LEFT_OUT))
    const { without } = await readText(`without ${typed}`)
    const found = without.flatMap((one) => one.foods)
    if (found.length === 0) return setProblem(strings.leaveOutUnknown(typed))
    setProblem(undefined)
    setText('')
    onChange([...new Set([...foods, ...found])].slice(0, MAX_LEFT_OUT))
  }
  return (
    <form onSubmit={add}>
      <label htmlFor={id} className="text-muted text-sm">
        {strings.leaveOutLabel}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          value={text}
          maxLength={MAX_FOOD}
          placeholder={strings.leaveOutExample}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setProblem(undefined)
            setText(event.target.value)
          }}
          className="min-h-11 min-w-0 flex-1 rounded-card border border-control bg-raised px-4 placeholder:text-muted aria-invalid:border-danger"
        />
        <Button type="submit" variant="outline">
          {strings.leaveOut}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
      {foods.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {foods.map((food) => (
            <ToggleChip key={food} chosen onToggle={() => onChange(foods.filter((one) => one !== food))}>
              {strings.withoutFood(food)}
            </ToggleChip>
          ))}
        </div>
      )}
    </form>
  )
}
