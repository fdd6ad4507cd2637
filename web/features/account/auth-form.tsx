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
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AuthMode } from './mode.ts'
import { PasswordRules } from './password-rules.tsx'
import { sendsAccountEmail } from './sends-email.ts'
import { useAuthForm } from './use-auth-form.ts'

const SUBMIT: Record<AuthMode, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Create account',
  'forgot-password': 'Send reset link',
  'reset-password': 'Update password',
}

/** One real form for all four modes: input carries over from one to the next, and password managers recognize it. */
export function AuthForm({ mode, account }: { mode: AuthMode; account: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { texts, set, wrong, busy, submit, unconfirmed, requested } = useAuthForm(mode)
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
          Back to sign in
        </Link>
      )}
      {mode === 'sign-up' && (
        <TextField
          label="Display name (optional)"
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
          label="Email"
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
          label={mode === 'reset-password' ? 'New password' : 'Password'}
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
          label="Confirm new password"
          name="confirm"
          autoComplete="new-password"
          value={texts.confirm}
          onValue={set('confirm')}
          error={wrong.confirm}
        />
      )}
      <Button type="submit" size="lg" aria-disabled={busy} className="w-full">
        {busy && <Spinner label="One moment" />}
        {mode === 'forgot-password' && !sendsAccountEmail() ? 'Request reset link' : SUBMIT[mode]}
      </Button>
      {mode === 'sign-in' && (
        <p className="text-center">
          <Link to={paths.auth('forgot-password')} className="text-link inline-flex min-h-11 items-center">
            Forgot your password?
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
      <h2 className="text-2xl">Ask for your reset link</h2>
      <p>
        This server can’t send email. If <strong className="[overflow-wrap:anywhere]">{email}</strong> has an
        account, its reset link is in the operator tools now: ask the person who runs this server to send it
        to you. It works once, within an hour.
      </p>
      <LinkButton to={paths.auth()} variant="outline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to sign in
      </LinkButton>
    </div>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const { resendConfirmation } = useSession()
  const [sending, setSending] = useState(false)
  const isSent = sendsAccountEmail()
  const again = async () => {
    if (sending) return
    setSending(true)
    const { error } = await resendConfirmation(email)
    setSending(false)
    if (error) notify({ title: 'Email not sent', description: error.message, variant: 'destructive' })
    else notify({ title: 'Email sent again', description: 'Check your spam folder too.', variant: 'success' })
  }
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">{isSent ? 'Check your email' : 'Confirm your address'}</h2>
      {isSent ? (
        <p>
          We sent an email to <strong className="[overflow-wrap:anywhere]">{email}</strong>. Open the link in
          it to confirm your address. You’ll come back here, signed in.
        </p>
      ) : (
        <p>
          This server can’t send email. The link that confirms{' '}
          <strong className="[overflow-wrap:anywhere]">{email}</strong> is in the operator tools: ask the
          person who runs this server to send it to you.
        </p>
      )}
      {isSent && (
        <Button variant="outline" aria-disabled={sending} onClick={again}>
          Resend email
        </Button>
      )}
      <LinkButton to={paths.home()} variant="outline">
        Look around in the meantime
      </LinkButton>
    </div>
  )
}
