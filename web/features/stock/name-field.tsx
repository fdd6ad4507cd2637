import { type FormEvent, useId, useState } from 'react'
import { MAX_NAME, normaliseName } from '#core/contracts/ingredient-names.ts'
import type { StockItem } from '#core/stock/item.ts'
import { capital } from '#core/text/capital.ts'
import { Button } from '#web/ui/button.tsx'
import { isListed } from './is-listed.ts'
import { shownName } from './pantry-groups.ts'
import { recordChange } from './record-change.ts'
import { renamed } from './stock-changes.ts'
import * as strings from './strings.ts'

/** The name, for a typo: all that is known about the food goes along. */
export function NameField({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const id = useId()
  const isMeal = item.meal !== null
  const [typed, setTyped] = useState(shownName(item))
  const [problem, setProblem] = useState<string>()
  const to = isMeal ? typed.replace(/\s+/g, ' ').trim() : normaliseName(typed)
  const isChanged = to !== shownName(item)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    if (to === '') return setProblem(strings.nameMissing)
    if (!isMeal && isListed(to, item.name)) return setProblem(strings.nameTaken(to))
    recordChange(renamed(item, to), strings.isNow(capital(to)))
    onClose()
  }
  return (
    <form onSubmit={save}>
      <label htmlFor={id} className="font-semibold">
        {strings.name}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          value={typed}
          maxLength={MAX_NAME}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setProblem(undefined)
            setTyped(event.target.value)
          }}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-raised px-4 aria-invalid:border-danger"
        />
        {isChanged && (
          <Button type="submit" className="min-h-12">
            {strings.save}
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}
