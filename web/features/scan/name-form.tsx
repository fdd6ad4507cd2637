import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { LONGEST_LEARNED_NAME } from '#core/vision/learned.ts'
import { Button } from '#web/ui/button.tsx'

interface NameFormProps {
  label: string
  act: string
  /** Said if it is sent without a name. */
  missing: string
  onName: (name: string) => void
  /** Above the field. */
  children?: ReactNode
}

/** One name: what a find really is, or what a photo shows. */
export function NameForm({ label, act, missing, onName, children }: NameFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = normaliseName(text)
    if (name === '') setMissing(true)
    else onName(name)
  }
  return (
    <form onSubmit={submit} className="mt-2 mb-3 grid gap-3">
      {children}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-sm">
          {label}
          <input
            id={id}
            value={text}
            maxLength={LONGEST_LEARNED_NAME}
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setMissing(false)
            }}
            className="mt-1 block min-h-11 w-full rounded-card border border-control bg-raised px-4 text-base aria-invalid:border-danger"
          />
          {isMissing && (
            <span id={`${id}-error`} role="alert" className="mt-1 block text-danger">
              {missing}
            </span>
          )}
        </label>
        <Button type="submit">{act}</Button>
      </div>
    </form>
  )
}
