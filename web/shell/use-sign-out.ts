import { useNavigate } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'
import * as strings from './strings.ts'

export function useSignOut() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    const { error } = await signOut()
    if (error) notify({ title: strings.signOutFailed, description: error.message, variant: 'destructive' })
    else {
      notify({ title: strings.signedOut, description: strings.signedOutHint })
      void navigate(paths.home())
    }
  }
}
