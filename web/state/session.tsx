import type { User } from '@supabase/supabase-js'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import { getSupabase, hasStoredSession, isAuthReturn, storedUser } from '../api/supabase.ts'
import { notify } from '../lib/toast.ts'
import { type Outcome, outcome } from './auth-outcome.ts'
import { readAuthReturn, recoveryNote } from './auth-return.ts'
import * as strings from './strings.ts'

type Session = {
  /** Loading until the first check of the stored session has ended. */
  status: 'loading' | 'signed-in' | 'signed-out'
  user: User | null
  /** The session came from a password-reset mail: its owner is here to choose a new password. */
  recovering: boolean
  /** The error message of a mail link that didn't work. */
  linkProblem: string | undefined
  /** `unconfirmed`: the account needs the link in its first mail. */
  signUp: (
    email: string,
    password: string,
    displayName?: string,
  ) => Promise<Outcome & { unconfirmed?: boolean }>
  signIn: (email: string, password: string) => Promise<Outcome>
  signOut: () => Promise<Outcome>
  resetPassword: (email: string) => Promise<Outcome>
  /** Resends the first mail of a new account. */
  resendConfirmation: (email: string) => Promise<Outcome>
  updatePassword: (password: string) => Promise<Outcome>
}

const SessionContext = createContext<Session | null>(null)

type Known = Pick<Session, 'status' | 'user'>
const signedOut: Known = { status: 'signed-out', user: null }

/** Timeout for a check on a bad connection: what the device knows is shown in the meantime. */
const CHECK_MS = 4000
const LIBRARY_RETRY_MS = 10_000

/** A stored session that can't be checked yet doesn't count as signed out: a bad connection must not sign users out. */
function asStored(): Known {
  const user = storedUser()
  return user ? { status: 'signed-in', user } : signedOut
}

const absolute = (path: string) => new URL(path, window.location.origin).href

const isNeeded = () => hasStoredSession() || isAuthReturn(window.location)

export function SessionProvider({
  fresh = false,
  children,
}: {
  /** Starts as on a new device, and reads this one's state afterwards. */
  fresh?: boolean
  children: ReactNode
}) {
  const [needed, setNeeded] = useState(() => !fresh && isNeeded())
  const [known, setKnown] = useState<Known>(needed ? { status: 'loading', user: null } : signedOut)

  // The URL of a mail link isn't prerendered.
  const [arrived] = useState(() => readAuthReturn(fresh ? { hash: '', search: '' } : window.location))
  const [recovering, setRecovering] = useState(!fresh && (arrived.recovery || recoveryNote.get()))
  useEffect(() => {
    if (!fresh || !isNeeded()) return
    setNeeded(true)
    setKnown({ status: 'loading', user: null })
    setRecovering(recoveryNote.get())
  }, [fresh])
  useEffect(() => {
    if (arrived.recovery) recoveryNote.set(true)
    // The reset screen shows it in place; anywhere else, such as after a confirmation mail, a toast does.
    if (arrived.problem && !window.location.pathname.startsWith(paths.auth()))
      notify({ title: strings.linkFailed, description: arrived.problem, variant: 'destructive' })
  }, [arrived])

  useEffect(() => {
    if (!needed) return
    let stop = () => {}
    let gone = false
    let retry: ReturnType<typeof setTimeout> | undefined
    const slow = setTimeout(() => setKnown((now) => (now.status === 'loading' ? asStored() : now)), CHECK_MS)
    const listen = () =>
      getSupabase().then(
        (supabase) => {
          if (gone) return
          // The first event, INITIAL_SESSION, ends the loading state. Don't await in here: it would deadlock.
          const { data } = supabase.auth.onAuthStateChange((event, session) => {
            clearTimeout(slow)
            setKnown(
              session
                ? { status: 'signed-in', user: session.user }
                : event === 'SIGNED_OUT'
                  ? signedOut
                  : asStored(),
            )
          })
          stop = () => data.subscription.unsubscribe()
        },
        () => {
          if (gone) return
          clearTimeout(slow)
          setKnown(asStored())
          retry = setTimeout(listen, LIBRARY_RETRY_MS)
        },
      )
    void listen()
    return () => {
      gone = true
      clearTimeout(slow)
      clearTimeout(retry)
      stop()
    }
  }, [needed])

  // Another tab signed in before this one needed to load the library.
  useEffect(() => {
    const onStorage = () => {
      if (hasStoredSession()) setNeeded(true)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const auth = useCallback(async () => {
    const supabase = await getSupabase()
    setNeeded(true)
    return supabase.auth
  }, [])

  const session = useMemo<Session>(
    () => ({
      ...known,
      recovering: recovering && known.status !== 'signed-out',
      linkProblem: arrived.problem,
      signUp: async (email, password, displayName) => {
        let unconfirmed = false
        const result = await outcome(async () => {
          const answer = await (await auth()).signUp({
            email,
            password,
            options: {
              data: { display_name: displayName?.trim() ?? '' },
              emailRedirectTo: absolute(paths.home()),
            },
          })
          unconfirmed = !answer.error && !answer.data?.session
          return answer
        })
        return unconfirmed ? { ...result, unconfirmed } : result
      },
      signIn: (email, password) =>
        outcome(async () => (await auth()).signInWithPassword({ email, password })),
      signOut: async () => {
        const result = await outcome(async () => (await auth()).signOut())
        if (!result.error) recoveryNote.set(false)
        return result
      },
      resetPassword: (email) =>
        outcome(async () =>
          (await auth()).resetPasswordForEmail(email, { redirectTo: absolute(paths.auth('reset-password')) }),
        ),
      resendConfirmation: (email) =>
        outcome(async () =>
          (await auth()).resend({
            type: 'signup',
            email,
            options: { emailRedirectTo: absolute(paths.home()) },
          }),
        ),
      updatePassword: async (password) => {
        const result = await outcome(async () => (await auth()).updateUser({ password }))
        if (!result.error) {
          recoveryNote.set(false)
          setRecovering(false)
        }
        return result
      },
    }),
    [known, auth, recovering, arrived],
  )

  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
