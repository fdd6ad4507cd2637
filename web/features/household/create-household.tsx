import Users from 'lucide-react/icons/users'
import { type FormEvent, useRef, useState } from 'react'
import { HOUSEHOLD_NAME_MAX, type HouseholdInput } from '#core/contracts/household.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

/** For users without a household. */
export function CreateHousehold({ busy, act }: { busy: boolean; act: (input: HouseholdInput) => void }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') {
      setWrong(strings.nameMissing)
      field.current?.focus()
      return
    }
    act({ action: 'create', name: name.trim() })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted">{strings.createLead}</p>
      <TextField
        ref={field}
        label={strings.nameLabel}
        placeholder={strings.namePlaceholder}
        autoComplete="off"
        maxLength={HOUSEHOLD_NAME_MAX}
        value={name}
        onValue={(text) => {
          setName(text)
          setWrong(undefined)
        }}
        error={wrong}
        hint={strings.haveInvitation}
      />
      <Button type="submit" variant="outline" aria-disabled={busy} className="justify-self-start">
        {busy ? <Spinner label={strings.creating} /> : <Users aria-hidden="true" className="size-5" />}
        {strings.create}
      </Button>
    </form>
  )
}
