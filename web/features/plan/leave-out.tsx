import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { MAX_FOOD, MAX_LEFT_OUT } from '#core/contracts/ingredient-names.ts'
import type { CommonIngredientRow } from '#core/contracts/rows.ts'
import { suggest } from '#core/pantry/ingredient-list.ts'
import { readText } from '#web/api/read-text.ts'
import { readTable } from '#web/api/rest.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import * as strings from './strings.ts'

type Known = Pick<CommonIngredientRow, 'name' | 'emoji'>
const NONE: readonly Known[] = []

interface LeaveOutProps {
  /** Whose it is: names the field where there are several. */
  label: string
  foods: readonly string[]
  onChange: (foods: readonly string[]) => void
}

/** Foods that someone doesn't like, by their names; a group such as mushrooms covers all of them. */
export function LeaveOut({ label, foods, onChange }: LeaveOutProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { data: known = NONE } = useQuery({
    queryKey: ['plan-foods'],
    queryFn: ({ signal }) =>
      readTable<Known>(
        'common_ingredients',
        { select: 'name,emoji', order: 'popularity_score.desc', limit: '500' },
        signal,
      ),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim().replace(/^(?:no|without)\s+/i, '')
    if (typed === '') return
    if (foods.length >= MAX_LEFT_OUT) return setProblem(strings.leaveOutFull(MAX_LEFT_OUT))
    const { without } = await readText(`without ${typed}`)
    const found = without.flatMap((one) => one.foods)
    if (found.length === 0) return setProblem(strings.leaveOutUnknown(typed))
    setText('')
    onChange([...new Set([...foods, ...found])].slice(0, MAX_LEFT_OUT))
  }
  return (
    <form onSubmit={add}>
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={label}
          placeholder={strings.leaveOutExample}
          value={text}
          list={id}
          maxLength={MAX_FOOD}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          error={problem}
          onValue={(value) => {
            setProblem(undefined)
            setText(value)
          }}
        />
        <Button type="submit" variant="outline" className="mt-8 min-h-12!">
          {strings.addLeaveOut}
        </Button>
      </div>
      <datalist id={id}>
        {suggest(known, text, foods).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
