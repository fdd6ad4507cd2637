import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_PROBLEMS, type PasswordProblem } from '#core/account/password.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import type { Outcome } from '#web/state/auth-outcome.ts'
import { useSession } from '#web/state/session.tsx'
import { type AuthField, type AuthTexts, checkFields, EMPTY_TEXTS } from './check-fields.ts'
import type { AuthMode } from './mode.ts'
import { sendsAccountEmail } from './sends-email.ts'
import * as strings from './strings.ts'

const isProblem = (reason: string): reason is PasswordProblem => reason in PASSWORD_PROBLEMS

/** The library's message, with the reasons if a password is too weak. */
const explained = ({ message, reasons = [] }: NonNullable<Outcome['error']>) =>
  [message, ...reasons.filter(isProblem).map((reason) => PASSWORD_PROBLEMS[reason])].join(' ')

/** The actions of the four modes, with a message for every outcome. Input is kept on failure. */
export function useAuthForm(mode: AuthMode, next: string) {
  const navigate = useNavigate()
  const { signIn, signUp, resetPassword, updatePassword } = useSession()
  const [texts, setTexts] = useState<AuthTexts>(EMPTY_TEXTS)
  const [wrong, setWrong] = useState<Partial<Record<AuthField, string>>>({})
  const [busy, setBusy] = useState(false)
  /** Who asked for a reset link on a server that can't send it. */
  const [requested, setRequested] = useState<string>()
  /** An account whose email address isn't confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState<string>()

  const set = (field: AuthField) => (value: string) => {
    setTexts((now) => ({ ...now, [field]: value }))
    setWrong(({ [field]: _, ...rest }) => rest)
  }

  const fail = (title: string, error: NonNullable<Outcome['error']>) =>
    notify({
      title: error.thrown ? strings.errorOccurred : title,
      description: explained(error),
      variant: 'destructive',
    })
  const notifySuccess = (title: string, description: string) =>
    notify({ title, description, variant: 'success' })

  const modes: Record<AuthMode, () => Promise<void>> = {
    'sign-in': async () => {
      const { error } = await signIn(texts.email.trim(), texts.password)
      if (error) {
        fail(strings.signInFailed, error)
        // Beside the field too: the keyboard of a phone hides the message.
        setWrong({ password: explained(error) })
        return
      }
      notifySuccess(strings.signedIn, strings.signedInText)
      void navigate(next, { replace: true })
    },
    'sign-up': async () => {
      const email = texts.email.trim()
      const { error, unconfirmed: waits } = await signUp(email, texts.password, texts.displayName)
      if (error) return void fail(strings.signUpFailed, error)
      if (waits) {
        setUnconfirmed(email)
        if (sendsAccountEmail()) notifySuccess(strings.checkEmail, strings.checkEmailToast)
        return
      }
      notifySuccess(strings.signedUp, strings.signedUpText)
      void navigate(next, { replace: true, state: { isNewAccount: true } })
    },
    'forgot-password': async () => {
      const email = texts.email.trim()
      const { error } = await resetPassword(email)
      if (error) return void fail(strings.resetEmailFailed, error)
      if (!sendsAccountEmail()) return setRequested(email)
      notifySuccess(strings.resetEmailSent, strings.resetEmailSentText)
      void navigate(paths.auth(), { replace: true })
    },
    'reset-password': async () => {
      const { error } = await updatePassword(texts.password)
      if (error) return void fail(strings.updateFailed, error)
      notifySuccess(strings.passwordUpdated, strings.passwordUpdatedText)
      void navigate(paths.home(), { replace: true })
    },
  }

  /** The field with an error, if any. */
  const submit = async (): Promise<AuthField | undefined> => {
    if (busy) return undefined
    if (mode === 'reset-password' && texts.password && texts.confirm && texts.password !== texts.confirm) {
      setWrong({ confirm: strings.confirmDifferent })
      return 'confirm'
    }
    const found = checkFields(mode, texts)
    setWrong(found)
    const [first] = Object.keys(found) as AuthField[]
    if (first) return first
    setBusy(true)
    try {
      await modes[mode]()
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return { texts, set, wrong, busy, submit, unconfirmed, requested }
}
