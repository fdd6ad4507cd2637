import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { ReactNode } from 'react'
import { PASSWORD_MIN, PASSWORD_PROBLEMS, passwordProblems } from '#core/account/password.ts'
import * as strings from './strings.ts'

/** The requirements for a new password, and which are met; the email address isn't allowed. */
export function PasswordRules({ password, email }: { password: string; email: string }) {
  const problems = passwordProblems(password, email)
  const guessable = problems.includes('pwned')
  return (
    <ul aria-live="polite" className="grid gap-1">
      <Rule met={!problems.includes('length')}>{strings.ruleLength(PASSWORD_MIN)}</Rule>
      <Rule met={password !== '' && !guessable} broken={guessable}>
        {guessable ? PASSWORD_PROBLEMS.pwned : strings.ruleHardToGuess}
      </Rule>
      {problems.includes('too_long') && <Rule broken>{PASSWORD_PROBLEMS.too_long}</Rule>}
    </ul>
  )
}

function Rule({ met, broken, children }: { met?: boolean; broken?: boolean; children: ReactNode }) {
  const tint = broken ? 'text-danger' : met ? 'text-herb' : ''
  const Icon = met ? Check : Circle
  return (
    <li className={`flex items-start gap-2 ${tint}`}>
      <Icon aria-hidden="true" className={`mt-1 shrink-0 ${met ? 'size-4' : 'mx-1 mt-2 size-2'}`} />
      <span>
        {children}
        {met && <span className="sr-only">{strings.ruleMet}</span>}
      </span>
    </li>
  )
}
