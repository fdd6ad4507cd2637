import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'
import { useSignOut } from './use-sign-out.ts'

/** On a phone, Sign Out is in the menu. */
export function AccountActions() {
  const { status } = useSession()
  const signOut = useSignOut()

  if (status === 'loading') return <Skeleton className="h-11 w-11 rounded-chip md:w-44" />

  if (status === 'signed-out') {
    return (
      <LinkButton to={paths.auth()} variant="outline" className="max-sm:px-4 in-data-account:invisible">
        <LogIn aria-hidden="true" className="size-5 max-sm:hidden" />
        {strings.signIn}
      </LinkButton>
    )
  }

  return (
    <>
      <LinkButton to={paths.profile()} variant="quiet" className="max-md:w-11 max-md:px-0">
        <UserRound aria-hidden="true" className="size-5" />
        <span className="max-md:sr-only">{strings.profile}</span>
      </LinkButton>
      <Button variant="outline" className="max-md:hidden" onClick={signOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {strings.signOut}
      </Button>
    </>
  )
}
