import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { useAccountLists } from '#web/state/account-lists.ts'
import { waitingInvitation } from '#web/state/invitation.ts'
import { usePreferencesSync } from '#web/state/preferences-sync.ts'
import { useSession } from '#web/state/session.tsx'

/** After signing in, returns the user to the invitation that brought them here. */
function useWaitingInvitation() {
  const { status } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // The sign-in screen redirects to home by itself.
    if (status !== 'signed-in' || pathname === paths.auth()) return
    const code = waitingInvitation.get()
    if (!code) return
    waitingInvitation.clear()
    if (pathname !== paths.join()) void navigate(paths.join(code))
  }, [status, pathname, navigate])
}

/** Renders nothing: it keeps the lists and preferences on this device in sync with the account. */
export function AccountLists() {
  useAccountLists()
  usePreferencesSync()
  useWaitingInvitation()
  return null
}
