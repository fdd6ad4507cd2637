import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useNavigate } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** On a phone icons replace the labels; these remain for screen readers. */
const word = 'sr-only md:not-sr-only md:whitespace-nowrap'
const roundOnPhone = 'w-11 px-0 md:w-auto md:px-4'

export function AccountActions() {
  const { status, signOut } = useSession()
  const navigate = useNavigate()

  if (status === 'loading') return <Skeleton className="h-11 w-24 rounded-chip md:w-44" />

  if (status === 'signed-out') {
    return (
      <LinkButton to={paths.auth()} variant="outline" className="max-sm:px-4 in-data-account:invisible">
        <LogIn aria-hidden="true" className="size-5 max-sm:hidden" />
        Sign In
      </LinkButton>
    )
  }

  const leave = async () => {
    const { error } = await signOut()
    if (error) notify({ title: 'Sign-out failed', description: error.message, variant: 'destructive' })
    else void navigate(paths.home())
  }

  return (
    <>
      <LinkButton to={paths.profile()} variant="quiet" className={roundOnPhone}>
        <UserRound aria-hidden="true" className="size-5" />
        <span className={word}>Profile</span>
      </LinkButton>
      <Button variant="outline" className={roundOnPhone} onClick={leave}>
        <LogOut aria-hidden="true" className="size-5" />
        <span className={word}>Sign Out</span>
      </Button>
    </>
  )
}
