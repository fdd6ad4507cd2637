import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { longDate } from './long-date.ts'
import { useDeleteAccount } from './queries.ts'

/** Requires the password, so that an unattended session can't be used to do this. */
export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const remove = useDeleteAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    if (password === '') return setWrong('Please enter your password.')
    try {
      const { delete_after } = await remove.mutateAsync(password)
      notify({
        title: 'Your account will be deleted',
        description: `Deletion is set for ${delete_after ? longDate(delete_after) : '30 days from now'}. Sign in before then to keep it.`,
      })
      void navigate(paths.home())
      await signOut()
    } catch (error) {
      if (error instanceof FunctionError && error.code === 'wrong_password') setWrong(error.message)
      else
        notify({
          title: 'Your account was not deleted',
          description: error instanceof Error ? error.message : undefined,
          variant: 'destructive',
        })
    }
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      noValidate
      className="grid max-w-line gap-4"
    >
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Delete this account?
      </h3>
      <p>
        You’ll be signed out everywhere. After 30 days, your profile, saved recipes, lists, achievements and
        photos are deleted for good. Sign in before then to keep everything.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={(text) => {
          setPassword(text)
          setWrong(undefined)
        }}
        error={wrong}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={remove.isPending}>
          {remove.isPending && <Spinner label="Scheduling deletion" />}
          Delete my account
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Keep account
        </Button>
      </div>
    </form>
  )
}
