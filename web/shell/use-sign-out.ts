import { useNavigate } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/session.tsx'

export function useSignOut() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    const { error } = await signOut()
    if (error) notify({ title: 'Sign-out failed', description: error.message, variant: 'destructive' })
    else {
      notify({ title: 'Signed out', description: 'Your lists and saved recipes are in your account.' })
      void navigate(paths.home())
    }
  }
}
