import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { NAME_MAX } from '#core/contracts/preferences.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AuthMode } from './mode.ts'
import { PasswordRules } from './password-rules.tsx'
import { sendsAccountEmail } from './sends-email.ts'
import * as strings from './strings.ts'
import { useAuthForm } from './use-auth-form.ts'

const SUBMIT: Record<AuthMode, string> = {
  'sign-in': strings.signIn,
  'sign-up': strings.createAccount,
  'forgot-password': strings.sendResetLink,
  'reset-password': strings.updatePassword,
}

interface AuthFormProps {
  mode: AuthMode
  account: string | undefined
  /** Where the user goes once signed in. */
  next: string
}

/** One real form for all four modes: input carries over from one to the next, and password managers recognize it. */
export function AuthForm({ mode, account, next }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { texts, set, wrong, busy, submit, unconfirmed, requested } = useAuthForm(mode, next)
  const isNew = mode === 'sign-up' || mode === 'reset-password'

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const field = await submit()
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }

  if (unconfirmed) return <Unconfirmed email={unconfirmed} />
  if (requested && mode === 'forgot-password') return <Requested email={requested} />
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {(mode === 'forgot-password' || mode === 'reset-password') && (
        <Link to={paths.auth()} className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-start">
          <ArrowLeft aria-hidden="true" className="size-5 text-accent" />
          {strings.backToSignIn}
        </Link>
      )}
      {mode === 'sign-up' && (
        <TextField
          label={strings.displayName}
          name="displayName"
          value={texts.displayName}
          onValue={set('displayName')}
          maxLength={NAME_MAX}
          autoComplete="nickname"
        />
      )}
      {mode === 'reset-password' ? (
        // Not editable here, but a password manager has to know whose password this is.
        <input hidden readOnly name="username" autoComplete="username" value={account ?? ''} />
      ) : (
        <TextField
          label={strings.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={texts.email}
          onValue={set('email')}
          error={wrong.email}
        />
      )}
      {mode !== 'forgot-password' && (
        <PasswordField
          // Password managers inspect a field once: a different kind of password needs a new field.
          key={isNew ? 'new' : 'current'}
          label={mode === 'reset-password' ? strings.newPassword : strings.password}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={texts.password}
          onValue={set('password')}
          error={wrong.password}
          hint={isNew && <PasswordRules password={texts.password} email={account ?? texts.email.trim()} />}
        />
      )}
      {mode === 'reset-password' && (
        <PasswordField
          label={strings.confirmPassword}
          name="confirm"
          autoComplete="new-password"
          value={texts.confirm}
          onValue={set('confirm')}
          error={wrong.confirm}
        />
      )}
      <Button type="submit" size="lg" aria-disabled={busy} className="w-full">
        {busy && <Spinner label={strings.submitting} />}
        {mode === 'forgot-password' && !sendsAccountEmail() ? strings.requestResetLink : SUBMIT[mode]}
      </Button>
      {mode === 'sign-in' && (
        <p className="text-center">
          <Link to={paths.auth('forgot-password')} className="text-link inline-flex min-h-11 items-center">
            {strings.forgotPasswordLink}
          </Link>
        </p>
      )}
    </form>
  )
}

/** It never says whether the address has an account. */
function Requested({ email }: { email: string }) {
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">{strings.requestedTitle}</h2>
      <p>{rich(strings.requestedText, { email: () => <Address>{email}</Address> })}</p>
      <LinkButton to={paths.auth()} variant="outline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {strings.backToSignIn}
      </LinkButton>
    </div>
  )
}

const Address = ({ children }: { children: string }) => (
  <strong className="[overflow-wrap:anywhere]">{children}</strong>
)

function Unconfirmed({ email }: { email: string }) {
  const { resendConfirmation } = useSession()
  const [sending, setSending] = useState(false)
  const isSent = sendsAccountEmail()
  const again = async () => {
    if (sending) return
    setSending(true)
    const { error } = await resendConfirmation(email)
    setSending(false)
    if (error) notify({ title: strings.resendFailed, description: error.message, variant: 'destructive' })
    else notify({ title: strings.resent, description: strings.resentText, variant: 'success' })
  }
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">{isSent ? strings.checkEmail : strings.confirmAddress}</h2>
      <p>
        {rich(isSent ? strings.checkEmailText : strings.confirmAddressText, {
          email: () => <Address>{email}</Address>,
        })}
      </p>
      {isSent && (
        <Button variant="outline" aria-disabled={sending} onClick={again}>
          {strings.resend}
        </Button>
      )}
      <LinkButton to={paths.home()} variant="outline">
        {strings.lookAround}
      </LinkButton>
    </div>
  )
}
