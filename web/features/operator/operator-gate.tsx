import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FunctionError } from '#web/api/functions.ts'
import { operatorAccess, useOperatorCode } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

/** Shows its children once the server has accepted the access code. */
export function OperatorGate({ children }: { children: ReactNode }) {
  const open = useOperatorCode() !== undefined
  const inside = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // The form is gone; move the focus to where the tools begin.
    if (open && !wasOpen.current) inside.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (!open) return <Gate />
  return (
    <div ref={inside} tabIndex={-1}>
      {children}
    </div>
  )
}

function Gate() {
  const [typed, setTyped] = useState('')
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const unlock = async (event: FormEvent) => {
    event.preventDefault()
    if (checking) return
    const code = typed.trim()
    if (code === '') {
      setError(strings.codeMissing)
      return field.current?.focus()
    }
    setChecking(true)
    try {
      await operatorAccess.unlock(code)
      notify({
        title: strings.accessGranted,
        description: strings.accessGrantedText,
        variant: 'success',
      })
    } catch (reason) {
      const denied = reason instanceof FunctionError && reason.status === 403
      const description = denied ? strings.codeInvalid : (reason as Error).message
      setChecking(false)
      setError(description)
      notify({
        title: denied ? strings.accessDenied : strings.codeCheckFailed,
        description,
        variant: 'destructive',
      })
      field.current?.focus()
    }
  }

  return (
    <section aria-labelledby="gate-title" className={`${cardLook} mx-auto mb-16 max-w-line p-5 sm:p-8`}>
      <KeyRound aria-hidden="true" className="size-8 text-accent" />
      <h2 id="gate-title" className="mt-3 text-2xl">
        {strings.accessTitle}
      </h2>
      <p className="mt-2 text-muted">{strings.accessLead}</p>
      <form onSubmit={unlock} noValidate className="mt-6 grid gap-4">
        <TextField
          ref={field}
          label={strings.codeLabel}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={typed}
          error={error}
          onValue={(text) => {
            setTyped(text)
            setError(undefined)
          }}
        />
        <Button type="submit" aria-disabled={checking}>
          {checking && <Spinner label={strings.checkingCode} />}
          {strings.unlock}
        </Button>
      </form>
    </section>
  )
}
