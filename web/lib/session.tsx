import type { User } from '@supabase/supabase-js'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import { getSupabase, hasStoredSession, isAuthReturn } from './supabase.ts'

type Outcome = { error?: { message: string } }

export type Session = {
  /** Loading until the first check of the stored session has ended. */
  status: 'loading' | 'signed-in' | 'signed-out'
  user: User | null
  signUp: (email: string, password: string, displayName?: string) => Promise<Outcome>
  signIn: (email: string, password: string) => Promise<Outcome>
  signOut: () => Promise<Outcome>
  resetPassword: (email: string) => Promise<Outcome>
}

const SessionContext = createContext<Session | null>(null)

type Known = Pick<Session, 'status' | 'user'>
const signedOut: Known = { status: 'signed-out', user: null }

/** Calls never throw at their caller: a failure of any kind comes back as a message to show. */
async function outcome(call: () => Promise<{ error: { message: string } | null }>): Promise<Outcome> {
  try {
    const { error } = await call()
    return error ? { error: { message: error.message } } : {}
  } catch (error) {
    return {
      error: { message: error instanceof Error ? error.message : 'Something went wrong. Please try again.' },
    }
  }
}

const absolute = (path: string) => new URL(path, window.location.origin).href

export function SessionProvider({ children }: { children: ReactNode }) {
  const [needed, setNeeded] = useState(() => hasStoredSession() || isAuthReturn(window.location))
  const [known, setKnown] = useState<Known>(needed ? { status: 'loading', user: null } : signedOut)

  useEffect(() => {
    if (!needed) return
    let stop = () => {}
    let gone = false
    getSupabase().then(
      (supabase) => {
        if (gone) return
        // The first event, INITIAL_SESSION, ends the loading. Nothing may be awaited in here: it would deadlock.
        const { data } = supabase.auth.onAuthStateChange((_event, session) => {
          setKnown(session ? { status: 'signed-in', user: session.user } : signedOut)
        })
        stop = () => data.subscription.unsubscribe()
      },
      () => setKnown(signedOut),
    )
    return () => {
      gone = true
      stop()
    }
  }, [needed])

  // Another tab signed in while this one had no reason to load the library.
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
      signUp: (email, password, displayName) =>
        outcome(async () =>
          (await auth()).signUp({
            email,
            password,
            options: {
              data: { display_name: displayName?.trim() ?? '' },
              emailRedirectTo: absolute(paths.home()),
            },
          }),
        ),
      signIn: (email, password) =>
        outcome(async () => (await auth()).signInWithPassword({ email, password })),
      signOut: () => outcome(async () => (await auth()).signOut()),
      resetPassword: (email) =>
        outcome(async () =>
          (await auth()).resetPasswordForEmail(email, { redirectTo: absolute(paths.auth('reset-password')) }),
        ),
    }),
    [known, auth],
  )

  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
