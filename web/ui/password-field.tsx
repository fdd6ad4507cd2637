import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import * as strings from './strings.ts'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps {
  label: string
  name: string
  value: string
  onValue: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string
  hint?: ReactNode
}

/** Can be revealed, warns about Caps Lock, and supports pasting and password managers. */
export function PasswordField({ hint, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...input}
      type={shown ? 'text' : 'password'}
      required
      onKeyUp={look}
      onKeyDown={look}
      onBlur={() => setCapsLock(false)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={
        (capsLock || hint) && (
          <>
            {capsLock && <p className="mb-1 font-semibold text-turmeric">{strings.capsLockOn}</p>}
            {hint}
          </>
        )
      }
      end={
        <Button
          variant="quiet"
          size="icon"
          aria-label={shown ? strings.hidePassword : strings.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5" />
          )}
        </Button>
      }
    />
  )
}
