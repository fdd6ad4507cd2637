import Users from 'lucide-react/icons/users'
import { type FormEvent, useRef, useState } from 'react'
import { HOUSEHOLD_NAME_MAX, type HouseholdInput } from '#core/contracts/household.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** For users without a household. */
export function CreateHousehold({ busy, act }: { busy: boolean; act: (input: HouseholdInput) => void }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') {
      setWrong('Please name your household.')
      field.current?.focus()
      return
    }
    act({ action: 'create', name: name.trim() })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted">
        Share one pantry and one shopping list with the people you cook with. Your own lists become the
        household’s.
      </p>
      <TextField
        ref={field}
        label="Household name"
        placeholder="Our kitchen"
        autoComplete="off"
        maxLength={HOUSEHOLD_NAME_MAX}
        value={name}
        onValue={(text) => {
          setName(text)
          setWrong(undefined)
        }}
        error={wrong}
        hint="Have an invitation? Open its link instead."
      />
      <Button type="submit" variant="outline" aria-disabled={busy} className="justify-self-start">
        {busy ? <Spinner label="Creating your household" /> : <Users aria-hidden="true" className="size-5" />}
        Create household
      </Button>
    </form>
  )
}
