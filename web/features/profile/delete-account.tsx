import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { longDate } from './long-date.ts'
import { useDeleteAccount } from './queries.ts'
import * as strings from './strings.ts'

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
    if (password === '') return setWrong(strings.passwordMissing)
    try {
      const { delete_after } = await remove.mutateAsync(password)
      notify({
        title: strings.willBeDeleted,
        description: delete_after
          ? strings.deletionOn(longDate(delete_after))
          : strings.deletionIn(GRACE_DAYS),
      })
      void navigate(paths.home())
      await signOut()
    } catch (error) {
      if (error instanceof FunctionError && error.code === 'wrong_password') setWrong(error.message)
      else
        notify({
          title: strings.notDeleted,
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
        {strings.deleteTitle}
      </h3>
      <p>{strings.deleteWarning(GRACE_DAYS)}</p>
      <PasswordField
        label={strings.password}
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
          {remove.isPending && <Spinner label={strings.deleting} />}
          {strings.confirmDelete}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {strings.cancelDelete}
        </Button>
      </div>
    </form>
  )
}
